import * as contract from '@makola/contract/catalogue.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { listCategories } from '../categories/list-categories.ts'
import { mountCategories } from '../categories/routes.ts'
import { createProduct } from '../editor/create-product.ts'
import { deleteProduct } from '../editor/delete-product.ts'
import { updateProduct } from '../editor/update-product.ts'
import { mountInventory } from '../inventory/routes.ts'
import { getProduct } from './get-product.ts'
import { listFacets } from './list-facets.ts'
import { listProducts } from './list-products.ts'
import { suggest } from './suggest.ts'

const shared = { cacheSeconds: 2 }

/** Mounts the calls about products, categories and search. */
export function mountCatalogue(router: Router): void {
  // Before products by id, so that an export is not taken for one.
  mountInventory(router)
  mountCategories(router)
  const { database, config } = router.platform
  router.mount(contract.listProducts, async ({ query }) => ok(await listProducts(database, query, config)), shared)
  router.mount(
    contract.listFacets,
    async ({ query }) => ok({ data: await listFacets(database, query, config) }),
    shared,
  )
  router.mount(
    contract.getProduct,
    async ({ params, query, caller }) =>
      ok({ data: await getProduct(database, { idOrSlug: params.id, rate: query.rate, caller }, config) }),
    shared,
  )
  router.mount(
    contract.listCategories,
    async ({ query }) => ok({ data: await listCategories(database, query) }),
    shared,
  )
  router.mount(contract.suggest, async ({ query }) => ok({ data: await suggest(database, query, config) }), shared)
  router.mount(contract.createProduct, async ({ platform, caller, body }) =>
    created({ data: await createProduct(platform, caller, body) }),
  )
  router.mount(contract.updateProduct, async ({ platform, params, body, ifVersion, caller }) =>
    ok({ data: await updateProduct(platform, { idOrSlug: params.id, patch: body, ifVersion, caller }) }),
  )
  router.mount(contract.deleteProduct, async ({ platform, params, caller }) => {
    await deleteProduct(platform, caller, params.id)
    return noContent()
  })
}
