import { listPaymentMethods, receiveWebhook as receiveWebhookEndpoint } from '@makola/contract/payments.ts'
import * as reconciliations from '@makola/contract/reconciliations.ts'
import { readBytes } from '../../platform/http/read-body.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { listMethods } from '../attempts/list-methods.ts'
import { listReconciliations } from '../reconciliation/list-reconciliations.ts'
import { presentReconciliation } from '../reconciliation/present-reconciliation.ts'
import { reconcilePayments } from '../reconciliation/reconcile-payments.ts'
import { receiveWebhook } from './receive-webhook.ts'

export function mountPayments(router: Router): void {
  router.mount(listPaymentMethods, async ({ platform, query }) => {
    return ok({ data: await listMethods(platform, { rateId: query.rate, amountMinor: query.amount }) })
  })

  router.mount(reconciliations.listReconciliations, async ({ platform, query }) =>
    ok(await listReconciliations(platform.database, query)),
  )

  router.mount(reconciliations.reconcilePayments, async ({ platform }) =>
    created({ data: (await reconcilePayments(platform)).map(presentReconciliation) }),
  )

  // The contract gives this call no body: what is checked are the bytes as they came, before anything reads them.
  router.mount(receiveWebhookEndpoint, async ({ platform, params, c }) => {
    const rawBody = await readBytes(c)
    await receiveWebhook(platform, { provider: params.provider, rawBody, headers: c.req.raw.headers })
    return ok({ received: true as const })
  })
}
