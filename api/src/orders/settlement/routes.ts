import * as contract from '@makola/contract/orders/orders.ts'
import * as refunds from '@makola/contract/orders/refunds.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { decidePayment } from './decide-payment.ts'
import { listPaymentReviews } from './list-payment-reviews.ts'
import { verifyPayment } from './verify-payment.ts'

/** Mounts the calls about what became of an order's payment. */
export function mountSettlement(router: Router): void {
  router.mount(
    contract.verifyPayment,
    async ({ platform, query }) => ok({ data: await verifyPayment(platform, query) }),
    // A waiting page asks every few seconds; each call asks the provider.
    { limit: { calls: 120, seconds: 60 } },
  )
  router.mount(refunds.listPaymentReviews, async ({ platform, query }) =>
    ok(await listPaymentReviews(platform.database, query)),
  )
  router.mount(refunds.decidePayment, async ({ platform, caller, params, body }) =>
    ok({ data: await decidePayment(platform, { orderId: params.id, ...body, by: caller }) }),
  )
}
