import { countAccountOrders as accountOrdersCall } from '@makola/contract/auth/shop-accounts.ts'
import * as contract from '@makola/contract/orders/figures.ts'
import * as report from '@makola/contract/orders/sales-report.ts'
import { listShopStores as shopStoresCall } from '@makola/contract/stores/shop-stores.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { countAccountOrders } from './count-account-orders.ts'
import { getSalesReport } from './get-sales-report.ts'
import { getStoreFigures } from './get-store-figures.ts'
import { listShopStores } from './list-shop-stores.ts'
import { writeSalesReport } from './write-sales-report.ts'

/** Mounts the calls that sum up what stores sold and people bought. */
export function mountFigures(router: Router): void {
  router.mount(contract.getStoreFigures, async ({ platform, caller, params, query }) =>
    ok({ data: await getStoreFigures(platform, caller, { id: params.id, days: query.days }) }),
  )
  router.mount(report.getSalesReport, async ({ platform, caller, params, query }) =>
    ok({ data: await getSalesReport(platform, caller, { id: params.id, ...query }) }),
  )
  router.mount(report.exportSalesReport, async ({ platform, caller, params, query, c }) => {
    const made = await getSalesReport(platform, caller, { id: params.id, ...query })
    c.header('content-disposition', `attachment; filename="sales-${made.from}-${made.to}.csv"`)
    return ok(writeSalesReport(made))
  })
  router.mount(accountOrdersCall, async ({ platform, params }) =>
    ok({ data: await countAccountOrders(platform.database, params.id) }),
  )
  router.mount(shopStoresCall, async ({ platform, query }) => ok(await listShopStores(platform, query)))
}
