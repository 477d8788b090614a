import { getAddressForm } from '@makola/contract/address-form.ts'
import * as contract from '@makola/contract/orders.ts'
import * as unpaid from '@makola/contract/unpaid-orders.ts'
import { keepCartHash, openOrderedCart } from '../../carts/cookie/cart-cookie.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { addressForm } from '../addresses/address-form.ts'
import { verifyPayment } from '../settlement/verify-payment.ts'
import { followOrder } from '../tracking/follow-order.ts'
import { mountAccountOrders } from '../tracking/routes.ts'
import { trackOrder, trackOrderByLink } from '../tracking/track-order.ts'
import { letOrderGo } from './let-order-go.ts'
import { networkDigest } from './network-digest.ts'
import { payAgain } from './pay-again.ts'
import { placeOrder } from './place-order.ts'

/** Nobody needs more, and whoever guesses gets no further. */
const guessing = { calls: 20, seconds: 60 }

/** A whole town may share a network; what it keeps unpaid is another matter (`limit-unpaid.ts`). */
const placing = { calls: 3000, seconds: 60 }

export function mountOrders(router: Router): void {
  // Before what takes an order's id in the same place.
  mountAccountOrders(router)
  router.mount(
    contract.placeOrder,
    async ({ platform, body, caller, c }) => {
      const accountId = caller.kind === 'account' ? caller.accountId : null
      const network = networkDigest(platform, c)
      const cart = openOrderedCart(c, platform, caller)
      return created({ data: await placeOrder(platform, { ...cart, accountId, network, order: body }) })
    },
    { limit: placing, idempotencyCaller: ({ body }) => body.quoteId },
  )
  router.mount(contract.trackOrder, async ({ platform, body }) => ok({ data: await trackOrder(platform, body) }), {
    limit: guessing,
  })
  router.mount(contract.trackOrderByLink, async ({ platform, params }) =>
    ok({ data: await trackOrderByLink(platform, params.token) }),
  )
  router.stream(contract.followOrder, ({ platform, params }) => followOrder(platform, params.token), {
    limit: { calls: 120, seconds: 60 },
  })
  router.mount(
    unpaid.payAgain,
    async ({ platform, params, body: { trackingToken: token, provider } }) =>
      created({ data: await payAgain(platform, { orderId: params.id, token, provider }) }),
    { limit: placing, idempotencyCaller: ({ params }) => params.id },
  )
  router.mount(unpaid.letOrderGo, async ({ platform, params, body: { trackingToken: token }, caller, c }) =>
    ok({
      data: await letOrderGo(platform, { orderId: params.id, token, tokenHash: keepCartHash(c, platform, caller) }),
    }),
  )
  router.mount(
    contract.verifyPayment,
    async ({ platform, query }) => ok({ data: await verifyPayment(platform, query) }),
    // A waiting page asks every few seconds; each call asks the provider.
    { limit: { calls: 120, seconds: 60 } },
  )
  router.mount(getAddressForm, async ({ query }) => ok({ data: addressForm(query.country) }), {
    cacheSeconds: 3600,
  })
}
