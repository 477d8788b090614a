import * as contract from '@makola/contract/figures.ts'
import { countAccountOrders as accountOrdersCall } from '@makola/contract/shop-accounts.ts'
import { listShopStores as shopStoresCall } from '@makola/contract/shop-stores.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { countAccountOrders } from './count-account-orders.ts'
import { getStoreFigures } from './get-store-figures.ts'
import { listShopStores } from './list-shop-stores.ts'

/** Mounts the calls that sum up what stores sold and people bought. */
export function mountFigures(router: Router): void {
  router.mount(contract.getStoreFigures, async ({ platform, caller, params, query }) =>
    ok({ data: await getStoreFigures(platform, caller, { id: params.id, days: query.days }) }),
  )
  router.mount(accountOrdersCall, async ({ platform, params }) =>
    ok({ data: await countAccountOrders(platform.database, params.id) }),
  )
  router.mount(shopStoresCall, async ({ platform, query }) => ok(await listShopStores(platform, query)))
}
