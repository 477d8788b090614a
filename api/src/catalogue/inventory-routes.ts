import * as contract from '@makola/contract/inventory.ts'
import { ok } from '../platform/reply.ts'
import type { Router } from '../platform/router.ts'
import { getInventoryItem } from './get-inventory-item.ts'
import { listInventory } from './list-inventory.ts'
import { listMovements } from './list-movements.ts'
import { restoreProduct } from './restore-product.ts'
import { updateProducts } from './update-products.ts'
import { updateVariant } from './update-variant.ts'

/** Mounts the calls by which a store's people keep their products. */
export function mountInventory(router: Router): void {
  const { database, config } = router.platform
  router.mount(contract.listInventory, async ({ query, caller }) =>
    ok(await listInventory(database, caller, query, config.mediaUrl)),
  )
  router.mount(contract.getInventoryItem, async ({ params, caller }) =>
    ok({ data: await getInventoryItem(database, caller, params.id, config.mediaUrl) }),
  )
  router.mount(contract.updateVariant, async ({ platform, params, body, ifVersion, caller }) =>
    ok({ data: await updateVariant(platform, { variantId: params.id, patch: body, ifVersion, caller }) }),
  )
  router.mount(contract.updateProducts, async ({ platform, body, caller }) =>
    ok({ data: { changed: await updateProducts(platform, caller, body) } }),
  )
  router.mount(contract.restoreProduct, async ({ platform, params, caller }) =>
    ok({ data: await restoreProduct(platform, caller, params.id) }),
  )
  router.mount(contract.listMovements, async ({ params, query, caller }) =>
    ok(await listMovements(database, { variantId: params.id, caller, ...query })),
  )
}
