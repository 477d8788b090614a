import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { getProduct } from '../browse/get-product.ts'
import { explainDuplicate } from '../explain-duplicate.ts'
import { checkPublished } from './check-published.ts'
import { findOwnProduct } from './delete-product.ts'
import { restoreProducts } from './delete-products.ts'

/**
 * Restores a deleted product; one that is not deleted stays unchanged.
 * @throws Problem `not-found` (404), `forbidden` (403), `duplicate` (409: another has taken its SKU since),
 * `wrong-state` (409: prohibited goods).
 */
export async function restoreProduct(platform: Platform, caller: Caller, idOrSlug: string): Promise<Product> {
  const work = transact(platform, async (tx) => {
    const { id } = await findOwnProduct(tx, caller, idOrSlug)
    await restoreProducts(tx, [id], { clock: platform.clock, by: caller })
    await checkPublished(tx, platform.clock, [id])
    return getProduct(tx, { idOrSlug: id, caller }, platform.config)
  })
  return work.catch(explainDuplicate)
}
