import { quoteCart as quoteCartCall } from '@makola/contract/carts.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { saveCartHash } from '../cookie/cart-cookie.ts'
import { quoteCart } from './quote-cart.ts'

export function mountQuotes(router: Router): void {
  router.mount(quoteCartCall, async ({ platform, body, caller, c }) => {
    const { rate: rateId, country: countryCode, delivery: choices = [] } = body
    return ok({
      data: await quoteCart(platform, { tokenHash: saveCartHash(c, platform, caller), rateId, countryCode, choices }),
    })
  })
}
