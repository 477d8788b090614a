import { providerName } from '@makola/contract/payments/payments.ts'
import type { Reconciliation } from '@makola/contract/payments/reconciliations.ts'
import type { reconciliations } from '../tables.ts'

type Row = typeof reconciliations.$inferSelect

export function presentReconciliation({ at, from, until, provider, ...report }: Row): Reconciliation {
  return {
    ...report,
    provider: providerName.parse(provider),
    at: at.toISOString(),
    from: from.toISOString(),
    until: until.toISOString(),
  }
}
