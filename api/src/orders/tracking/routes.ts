import * as contract from '@makola/contract/account-orders.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { claimOrders } from './claim-orders.ts'
import { listAccountOrders, listClaimableOrders } from './list-account-orders.ts'

/** Orders as their account sees them. */
export function mountAccountOrders(router: Router): void {
  router.mount(contract.listAccountOrders, async ({ platform, caller, query }) =>
    ok(await listAccountOrders(platform, caller, query)),
  )
  router.mount(contract.listClaimableOrders, async ({ platform, caller, query }) =>
    ok(await listClaimableOrders(platform, caller, query)),
  )
  router.mount(contract.claimOrders, async ({ platform, caller, body }) =>
    ok({ data: { claimed: await claimOrders(platform, caller, body.ids) } }),
  )
}
