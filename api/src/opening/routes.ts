import * as contract from '@makola/contract/opening/opening.ts'
import { noContent, ok } from '../platform/http/reply.ts'
import type { Router } from '../platform/http/router.ts'
import { confirmOpeningLetter } from './confirm-opening-letter.ts'
import { findOpening } from './find-opening.ts'
import { openShop } from './open-shop.ts'
import { allowPreview } from './preview-cookie.ts'
import { sendOpeningLetter } from './send-opening-letter.ts'

/** Mounts the first run of a shop that began empty. */
export function mountOpening(router: Router): void {
  router.mount(contract.getOpening, async ({ platform }) => ok({ data: await findOpening(platform) }))
  router.mount(contract.sendOpeningLetter, async ({ platform, caller }) => {
    await sendOpeningLetter(platform, caller)
    return ok({ data: { to: caller.email } })
  })
  router.mount(contract.confirmOpeningLetter, async ({ platform, caller, body }) => {
    await confirmOpeningLetter(platform, caller, body.code)
    return noContent()
  })
  router.mount(contract.previewShop, async ({ platform, c }) => {
    allowPreview(c, platform)
    return noContent()
  })
  router.mount(contract.openShop, async ({ platform, caller }) => ok({ data: await openShop(platform, caller) }))
}
