import { openOrderFile } from '@makola/contract/media/private-files.ts'
import * as account from '@makola/contract/orders/account-orders.ts'
import * as contract from '@makola/contract/orders/orders.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { claimOrders } from './claim-orders.ts'
import { followOrder } from './follow-order.ts'
import { listAccountOrders, listClaimableOrders } from './list-account-orders.ts'
import { openFileOfOrder } from './open-file-of-order.ts'
import { trackOrder, trackOrderByLink } from './track-order.ts'

/** Nobody needs more, and guessing gets no further. */
const guessing = { calls: 20, seconds: 60 }

/** Mounts the calls by which buyers see their orders: by number and address, by link, or signed in. */
export function mountTracking(router: Router): void {
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
    openOrderFile,
    async ({ platform, params, body }) => created({ data: await openFileOfOrder(platform, params.token, body) }),
    { limit: guessing },
  )
  router.mount(account.listAccountOrders, async ({ platform, caller, query }) =>
    ok(await listAccountOrders(platform, caller, query)),
  )
  router.mount(account.listClaimableOrders, async ({ platform, caller, query }) =>
    ok(await listClaimableOrders(platform, caller, query)),
  )
  router.mount(account.claimOrders, async ({ platform, caller, body }) =>
    ok({ data: { claimed: await claimOrders(platform, caller, body.ids) } }),
  )
}
