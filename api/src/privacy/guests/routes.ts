import * as contract from '@makola/contract/privacy/guest-data.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { accepted, inOnePiece, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { askGuestLink } from './ask-guest-link.ts'
import { eraseGuestData } from './erase-guest-data.ts'
import { exportGuestData } from './export-guest-data.ts'
import { getGuestData } from './get-guest-data.ts'

/** Links cannot be guessed; this keeps a program from trying. */
const byLink = { calls: 60, seconds: 60 }

/** Mounts the calls about the data of buyers without an account. */
export function mountGuestData(router: Router): void {
  router.mount(contract.askGuestLink, ({ platform, body, c }) =>
    askGuestLink(platform, { ...body, network: networkOf(c, platform.config.trustProxy) }).then(accepted),
  )
  router.mount(
    contract.getGuestData,
    async ({ platform, params }) => ok({ data: await getGuestData(platform, params.token) }),
    { limit: byLink },
  )
  router.mount(
    contract.exportGuestData,
    async ({ platform, params }) => ok(inOnePiece(await exportGuestData(platform, params.token))),
    { limit: byLink },
  )
  router.mount(
    contract.eraseGuestData,
    ({ platform, params }) => eraseGuestData(platform, params.token).then(noContent),
    { limit: byLink },
  )
}
