import { quoteCart as quoteCartCall } from '@makola/contract/carts/carts.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { quotesMade } from '../cart-metrics.ts'
import { saveCartHash } from '../cookie/cart-cookie.ts'
import { quoteCart } from './quote-cart.ts'

export function mountQuotes(router: Router): void {
  router.mount(quoteCartCall, async ({ platform, body, caller, c }) => {
    const { rate: rateId, country: countryCode, delivery: choices = [] } = body
    const tokenHash = saveCartHash(c, platform, caller)
    const data = await quoteCart(platform, { tokenHash, rateId, countryCode, choices })
    quotesMade.count({})
    return ok({ data })
  })
}
