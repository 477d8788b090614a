import * as contract from '@makola/contract/payments/reconciliations.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { listReconciliations } from './list-reconciliations.ts'
import { presentReconciliation } from './present-reconciliation.ts'
import { reconcilePayments } from './reconcile-payments.ts'

export function mountReconciliations(router: Router): void {
  router.mount(contract.listReconciliations, async ({ platform, query }) =>
    ok(await listReconciliations(platform.database, query)),
  )
  router.mount(contract.reconcilePayments, async ({ platform }) =>
    created({ data: (await reconcilePayments(platform)).map(presentReconciliation) }),
  )
}
