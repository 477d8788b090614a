import * as contract from '@makola/contract/carts.ts'
import { noContent, ok } from '../platform/reply.ts'
import type { Router } from '../platform/router.ts'
import { keepCartHash, readCartHash } from './cart-cookie.ts'
import { changeCart } from './change-cart.ts'
import { emptyCart } from './empty-cart.ts'
import { getCart } from './get-cart.ts'
import { quoteCart } from './quote-cart.ts'

export function mountCarts(router: Router): void {
  router.mount(contract.getCart, async ({ platform, query, c }) =>
    ok({ data: await getCart(platform, { tokenHash: readCartHash(c), rateId: query.rate }) }),
  )
  router.mount(contract.replaceCart, async ({ platform, body: { rate: rateId, lines }, c }) =>
    ok({
      data: await changeCart(platform, { tokenHash: keepCartHash(c, platform), rateId, change: { replace: lines } }),
    }),
  )
  router.mount(contract.changeCart, async ({ platform, body: { rate: rateId, ...change }, c }) =>
    ok({ data: await changeCart(platform, { tokenHash: keepCartHash(c, platform), rateId, change }) }),
  )
  router.mount(contract.emptyCart, async ({ platform, c }) => {
    const tokenHash = readCartHash(c)
    if (tokenHash !== null) await emptyCart(platform, tokenHash)
    return noContent()
  })
  router.mount(contract.quoteCart, async ({ platform, body, c }) => {
    const { rate: rateId, country: countryCode, delivery: choices = [] } = body
    return ok({
      data: await quoteCart(platform, { tokenHash: keepCartHash(c, platform), rateId, countryCode, choices }),
    })
  })
}
