import type { NewProduct, Product } from '@makola/contract/catalogue/catalogue.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { slugOf } from '../../platform/slug-of.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { getProduct } from '../browse/get-product.ts'
import { resolveCategory } from '../categories/resolve-category.ts'
import { explainDuplicate } from '../explain-duplicate.ts'
import { mergeAbout } from '../merge-about.ts'
import { products } from '../tables.ts'
import { checkPublished } from './check-published.ts'
import { checkVariants } from './check-variants.ts'
import { holdCurrency } from './hold-currency.ts'
import { insertVariants } from './insert-variants.ts'
import { freeProductSlugs } from './make-slug.ts'
import { requireFeaturing, toAddProducts } from './product-permissions.ts'
import { recordProductActs } from './record-product-change.ts'
import { sanitizeDescription } from './sanitize-description.ts'
import { setProductPictures } from './set-product-pictures.ts'

/**
 * Adds a product, with its variants and first stock, to one of the caller's stores.
 * @throws Problem `not-found` (404), `forbidden` (403), `validation-failed` (422), `duplicate` (409: SKU or slug),
 * `wrong-state` (409: prohibited goods).
 */
export async function createProduct(platform: Platform, caller: Caller, given: NewProduct): Promise<Product> {
  const work = transact(platform, async (tx) => {
    const store = await findOwnStore(tx, caller, given.store, toAddProducts)
    if (given.featured) requireFeaturing(caller)
    const drafts = checkVariants(given, await holdCurrency(tx, store.id))
    const id = newId()
    const now = platform.clock.now()
    const slug = given.slug ?? (await inventSlug(tx, given.name))
    const prices = drafts.map(({ priceMinor }) => priceMinor)
    await tx.insert(products).values({
      id,
      slug,
      storeId: store.id,
      name: given.name.trim(),
      description: sanitizeDescription(given.description ?? ''),
      categoryId: await resolveCategory(tx, given.category ?? null),
      brand: given.brand ?? null,
      tags: given.tags ?? [],
      status: given.status ?? 'draft',
      featured: given.featured ?? false,
      options: given.options ?? [],
      weightGrams: given.weightGrams ?? null,
      about: mergeAbout({}, given.about),
      minPriceMinor: Math.min(...prices),
      maxPriceMinor: Math.max(...prices),
      createdAt: now,
      updatedAt: now,
    })
    await setProductPictures(tx, { id, storeId: store.id }, given.pictures ?? [])
    const variants = drafts.map((draft, position) => ({
      ...draft,
      sku: draft.sku ?? slug.toUpperCase(),
      productId: id,
      storeId: store.id,
      position,
    }))
    await insertVariants(tx, variants, nameOf(caller))
    const product = { id, storeId: store.id, name: given.name.trim() }
    const after = { status: given.status ?? 'draft' }
    await recordProductActs(tx, platform.clock, [{ product, by: caller, act: 'created', after }])
    if (given.status === 'active') await checkPublished(tx, platform.clock, [id])
    return getProduct(tx, { idOrSlug: id, caller }, platform.config)
  })
  return work.catch(explainDuplicate)
}

async function inventSlug(tx: Transaction, name: string): Promise<string> {
  const [slug] = await freeProductSlugs(tx, [slugOf(name, 'product')])
  if (slug === undefined) throw new Error('No address was made')
  return slug
}
