import * as contract from '@makola/contract/verification/traders.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { getTrader } from './get-trader.ts'
import { showTrader } from './show-trader.ts'

/** Mounts the calls about the business behind a store. */
export function mountTraders(router: Router): void {
  router.mount(contract.getTrader, async ({ platform, params }) =>
    ok({ data: await getTrader(platform.database, params.id) }),
  )
  router.mount(contract.showTrader, async ({ platform, caller, params, body }) =>
    ok({ data: await showTrader(platform, caller, { ...body, store: params.id }) }),
  )
}
