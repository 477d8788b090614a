import * as contract from '@makola/contract/catalogue/catalogue.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { getProduct } from './get-product.ts'
import { listFacets } from './list-facets.ts'
import { listProducts } from './list-products.ts'

const shared = { cacheSeconds: 2, isTagged: true }

/** Mounts the calls by which shoppers find products. */
export function mountBrowsing(router: Router): void {
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
}
