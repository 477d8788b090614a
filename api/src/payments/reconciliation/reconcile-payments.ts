import type { Platform } from '../../platform/platform.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { openProviders } from '../providers/providers.ts'
import type { reconciliations } from '../tables.ts'
import { reconcileProvider } from './reconcile-provider.ts'

/** Compares the books of every provider with ours; one that does not answer holds up no other. */
export async function reconcilePayments(
  platform: Platform,
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<(typeof reconciliations.$inferSelect)[]> {
  const reports = []
  for (const { listSuccesses, ...provider } of providers) {
    if (listSuccesses) reports.push(await reconcileProvider(platform, { ...provider, listSuccesses }))
  }
  return reports
}
