import * as contract from '@makola/contract/orders/orders.ts'
import * as unpaid from '@makola/contract/orders/unpaid-orders.ts'
import { openOrderedCart, saveCartHash } from '../../carts/cookie/cart-cookie.ts'
import { accountIdOf } from '../../platform/http/caller.ts'
import { networkDigest, networkOf } from '../../platform/http/network-of.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { placing } from './limit-presses.ts'
import { payAgain } from './pay-again.ts'
import { placeOrder } from './place-order.ts'
import { releaseOrder } from './release-order.ts'

/** Mounts the calls that place an order, and those about one that is not paid. */
export function mountCheckout(router: Router): void {
  router.mount(
    contract.placeOrder,
    async ({ platform, body, caller, keyed, c }) => {
      const network = networkDigest(platform, c)
      const pressedFrom = networkOf(c, platform.config.trustProxy)
      const cart = openOrderedCart(c, platform, caller)
      return created({
        data: await placeOrder(platform, {
          ...cart,
          accountId: accountIdOf(caller),
          network,
          pressedFrom,
          order: body,
          keyed,
        }),
      })
    },
    { idempotencyCaller: ({ body }) => body.quoteId, claimsKey: true },
  )
  router.mount(
    unpaid.payAgain,
    async ({ platform, params, body: { trackingToken: token, provider } }) =>
      created({ data: await payAgain(platform, { orderId: params.id, token, provider }) }),
    { limit: placing, idempotencyCaller: ({ params }) => params.id },
  )
  router.mount(unpaid.releaseOrder, async ({ platform, params, body: { trackingToken: token }, caller, c }) =>
    ok({
      data: await releaseOrder(platform, { orderId: params.id, token, tokenHash: saveCartHash(c, platform, caller) }),
    }),
  )
}
