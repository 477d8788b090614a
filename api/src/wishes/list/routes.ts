import * as contract from '@makola/contract/wishes/wishes.ts'
import { nameOfAccount } from '../../platform/http/caller.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { refuse } from '../../platform/problem.ts'
import { claimWishes } from './claim-wishes.ts'
import { getMarks } from './get-marks.ts'
import { listWishes } from './list-wishes.ts'
import { removeWish } from './remove-wish.ts'
import { saveWish } from './save-wish.ts'
import { readGuest, readOwner, saveOwner } from './wish-cookie.ts'

export function mountList(router: Router): void {
  router.mount(contract.listWishes, async ({ platform: { database, config }, query, caller, c }) =>
    ok({ data: await listWishes(database, { owner: readOwner(c, caller), rateId: query.rate }, config) }),
  )
  router.mount(contract.getMarks, async ({ platform: { database }, caller, c }) =>
    ok({ data: await getMarks(database, { owner: readOwner(c, caller), caller }) }),
  )
  router.mount(contract.saveWish, async ({ platform, params, body, caller, c }) => {
    const owner = await saveOwner(c, platform, caller)
    await saveWish(platform, {
      ...{ owner, productId: params.id, variantId: body.variantId ?? null, rateId: body.rate },
    })
    return noContent()
  })
  router.mount(contract.removeWish, async ({ platform: { database }, params, caller, c }) => {
    const owner = readOwner(c, caller)
    if (owner !== null) await removeWish(database, owner, params.id)
    return noContent()
  })
  router.mount(contract.claimWishes, async ({ platform, caller, c }) => {
    if (caller.kind === 'visitor') throw refuse('carts.sign-in-to-claim')
    const guest = readGuest(c)
    if (guest !== null) await claimWishes(platform, { owner: nameOfAccount(caller.accountId), guest })
    return noContent()
  })
}
