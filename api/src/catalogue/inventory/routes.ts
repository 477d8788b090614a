import * as contract from '@makola/contract/inventory.ts'
import * as importing from '@makola/contract/product-imports.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { chooseCategories } from '../categories/choose-categories.ts'
import { listCategoryWords } from '../categories/list-category-words.ts'
import { restoreProduct } from '../editor/restore-product.ts'
import { updateProducts } from '../editor/update-products.ts'
import { updateVariant } from '../editor/update-variant.ts'
import { getImport } from '../import/get-import.ts'
import { importTable } from '../import/import-table.ts'
import { listImportPictures } from '../import/list-import-pictures.ts'
import { listImports } from '../import/list-imports.ts'
import { exportProducts } from './export-products.ts'
import { getInventoryItem } from './get-inventory-item.ts'
import { listInventory } from './list-inventory.ts'
import { listMovements } from './list-movements.ts'
import { listProductIds } from './list-product-ids.ts'

/** A store's table is large and slow: nobody needs to send it more often. */
const importsAMinute = { calls: 20, seconds: 60 }

/** Mounts the calls by which a store's members manage their products. */
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
  router.mount(contract.exportProducts, async ({ query, caller, c }) => {
    const { fileName, lines } = await exportProducts(database, caller, {
      store: query.store,
      mediaUrl: config.mediaUrl,
    })
    c.header('content-disposition', `attachment; filename="${fileName}"`)
    return ok(lines)
  })
  router.mount(
    importing.importProducts,
    async ({ platform, query, body, caller }) =>
      ok({ data: await importTable(platform, caller, { ...query, table: body }) }),
    { limit: importsAMinute },
  )
  router.mount(importing.getImport, async ({ platform, params, caller }) =>
    ok({ data: await getImport(platform, caller, params.id) }),
  )
  router.mount(importing.listImportPictures, async ({ platform, params, caller }) =>
    ok({ data: await listImportPictures(platform, caller, params.id) }),
  )
  router.mount(importing.listImports, async ({ platform, query, caller }) =>
    ok({ data: await listImports(platform, caller, query.store) }),
  )
  router.mount(importing.listCategoryWords, async ({ params, caller }) =>
    ok({ data: await listCategoryWords(database, caller, params.id) }),
  )
  router.mount(importing.chooseCategories, async ({ platform, params, body, caller }) =>
    ok({ data: await chooseCategories(platform, caller, { ...body, store: params.id }) }),
  )
}
