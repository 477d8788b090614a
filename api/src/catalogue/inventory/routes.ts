import * as contract from '@makola/contract/catalogue/inventory.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { exportProducts } from './export-products.ts'
import { getInventoryItem } from './get-inventory-item.ts'
import { listInventory } from './list-inventory.ts'
import { listMovements } from './list-movements.ts'
import { listProductIds } from './list-product-ids.ts'

/** Mounts the calls by which a store's members look through their products. */
export function mountInventory(router: Router): void {
  const { database, config } = router.platform
  router.mount(contract.listInventory, async ({ query, caller }) =>
    ok(await listInventory(database, caller, query, config.mediaUrl)),
  )
  router.mount(contract.listProductIds, async ({ params, query, caller }) =>
    ok({ data: await listProductIds(database, caller, { ...query, store: params.id }) }),
  )
  router.mount(contract.getInventoryItem, async ({ params, caller }) =>
    ok({ data: await getInventoryItem(database, caller, params.id, config.mediaUrl) }),
  )
  router.mount(contract.listMovements, async ({ params, query, caller }) =>
    ok(await listMovements(database, { variantId: params.id, caller, ...query })),
  )
  router.mount(contract.exportProducts, async ({ query, caller, c }) => {
    const { fileName, lines } = await exportProducts(database, caller, {
      store: query.store,
      mediaUrl: config.mediaUrl,
    })
    c.header('content-disposition', `attachment; filename="${fileName}"`)
    return ok(lines)
  })
}
