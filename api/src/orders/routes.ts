import { verifyPayment as verifyPaymentEndpoint } from '@makola/contract/orders.ts'
import { ok } from '../platform/reply.ts'
import type { Router } from '../platform/router.ts'
import { verifyPayment } from './verify-payment.ts'

export function mountOrders(router: Router): void {
  // A waiting page asks every few seconds; each call asks the provider.
  const limit = { calls: 120, seconds: 60 }
  router.mount(
    verifyPaymentEndpoint,
    async ({ platform, query }) => ok({ data: await verifyPayment(platform, query) }),
    { limit },
  )
}
