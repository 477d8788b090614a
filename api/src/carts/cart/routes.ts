import * as contract from '@makola/contract/carts/carts.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { refuse } from '../../platform/problem.ts'
import { fillCartHash, readCartHash, readGuestCartHash, saveCartHash } from '../cookie/cart-cookie.ts'
import { changeCart } from './change-cart.ts'
import { claimCart } from './claim-cart.ts'
import { emptyCart } from './empty-cart.ts'
import { getCart } from './get-cart.ts'

export function mountCart(router: Router): void {
  router.mount(contract.getCart, async ({ platform, query, caller, c }) =>
    ok({ data: await getCart(platform, { tokenHash: readCartHash(c, caller), rateId: query.rate }) }),
  )
  router.mount(contract.replaceCart, async ({ platform, body: { rate: rateId, lines }, caller, c }) =>
    ok({
      data: await changeCart(platform, {
        tokenHash: await fillCartHash(c, platform, caller),
        rateId,
        change: { replace: lines },
      }),
    }),
  )
  router.mount(contract.changeCart, async ({ platform, body: { rate: rateId, ...change }, caller, c }) =>
    ok({ data: await changeCart(platform, { tokenHash: await fillCartHash(c, platform, caller), rateId, change }) }),
  )
  router.mount(contract.emptyCart, async ({ platform, caller, c }) => {
    const tokenHash = readCartHash(c, caller)
    if (tokenHash !== null) await emptyCart(platform, tokenHash)
    return noContent()
  })
  router.mount(contract.claimCart, async ({ platform, body, caller, c }) => {
    if (caller.kind === 'visitor') throw refuse('carts.sign-in-to-claim')
    const tokenHash = saveCartHash(c, platform, caller)
    return ok({
      data: await claimCart(platform, { tokenHash, guestHash: readGuestCartHash(c), rateId: body.rate }),
    })
  })
}
