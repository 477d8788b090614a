import type { Product, ProductPatch } from '@makola/contract/catalogue.ts'
import type { Permission } from '@makola/contract/permissions.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Caller } from '../platform/caller.ts'
import { nameOf } from '../platform/caller.ts'
import type { Transaction } from '../platform/database.ts'
import { byIdOrSlug } from '../platform/id-or-slug.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { requirePermission } from '../stores/require-permission.ts'
import { stores } from '../stores/tables.ts'
import { currencyErrors } from './check-variants.ts'
import { correctStock } from './correct-stock.ts'
import { explainDuplicate } from './explain-duplicate.ts'
import { getProduct } from './get-product.ts'
import { refreshProductSummary } from './refresh-product-summary.ts'
import { resolveCategory } from './resolve-category.ts'
import { sanitizeDescription } from './sanitize-description.ts'
import { setProductPictures } from './set-product-pictures.ts'
import { products, variants } from './tables.ts'

type Change = { idOrSlug: string; patch: ProductPatch; ifVersion: number | undefined; caller: Caller }

/**
 * Changes a product; price, SKU and stock only where it has a single variant.
 * @throws Problem `not-found` (404), `forbidden` (403), `version-mismatch` (412), `validation-failed` (422),
 * `duplicate` (409: SKU or slug), `wrong-state` (409: fewer units than orders hold).
 */
export async function updateProduct(platform: Platform, change: Change): Promise<Product> {
  const { idOrSlug, patch, ifVersion, caller } = change
  const work = transact(platform, async (tx) => {
    const product = await lockProduct(tx, idOrSlug)
    await requirePermission(tx, caller, product.storeId, permissionFor(patch), 'product')
    if (ifVersion !== undefined && ifVersion !== product.version) {
      throw new Problem('version-mismatch', 'Someone else has changed this product. Look at it again.', {
        current: await getProduct(tx, { idOrSlug: product.id, caller }, platform.config),
      })
    }
    await changeVariant(tx, product, patch, nameOf(caller))
    if (patch.pictures) await setProductPictures(tx, product.id, patch.pictures)
    await tx
      .update(products)
      .set({
        ...(await changedColumns(tx, patch)),
        version: sql`${products.version} + 1`,
        updatedAt: platform.clock.now(),
      })
      .where(eq(products.id, product.id))
    await refreshProductSummary(tx, [product.id])
    return getProduct(tx, { idOrSlug: product.id, caller }, platform.config)
  })
  return work.catch(explainDuplicate)
}

type LockedProduct = { id: string; storeId: string; version: number; storeCurrency: string }

async function lockProduct(tx: Transaction, idOrSlug: string): Promise<LockedProduct> {
  const [product] = await tx
    .select({
      id: products.id,
      storeId: products.storeId,
      version: products.version,
      storeCurrency: stores.currency,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(byIdOrSlug(products, idOrSlug))
    .for('no key update', { of: products })
  if (!product) throw notFound('product')
  return product
}

/** Those who pack may say how many there are, and nothing else. */
function permissionFor(patch: ProductPatch): Permission {
  const changesStockOnly = Object.keys(patch).every((field) => field === 'stock')
  return changesStockOnly ? 'stock.write' : 'products.write'
}

async function changedColumns(tx: Transaction, patch: ProductPatch): Promise<Partial<typeof products.$inferInsert>> {
  const { name, slug, description, category, brand, tags, status, featured, weightGrams } = patch
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(slug !== undefined && { slug }),
    ...(description !== undefined && { description: sanitizeDescription(description) }),
    ...(category !== undefined && { categoryId: await resolveCategory(tx, category) }),
    ...(brand !== undefined && { brand }),
    ...(tags !== undefined && { tags }),
    ...(status !== undefined && { status }),
    ...(featured !== undefined && { featured }),
    ...(weightGrams !== undefined && { weightGrams }),
  }
}

async function changeVariant(tx: Transaction, product: LockedProduct, patch: ProductPatch, actor: string) {
  const { price, sku, stock } = patch
  if (price === undefined && sku === undefined && stock === undefined) return
  const [variant, ...more] = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, product.id))
    .orderBy(asc(variants.position))
  const errors =
    more.length > 0
      ? (['price', 'sku', 'stock'] as const)
          .filter((field) => patch[field] !== undefined)
          .map((field) => ({
            pointer: `/${field}`,
            code: 'has_variants',
            detail: 'Belongs to each variant of this product.',
          }))
      : currencyErrors('/price', price, product.storeCurrency)
  if (errors.length > 0) throw new Problem('validation-failed', 'The product cannot take this change.', { errors })
  if (!variant) throw new Error(`Product ${product.id} has no variant`)
  if (price !== undefined || sku !== undefined) {
    const columns = { ...(price && { priceMinor: price.amount }), ...(sku !== undefined && { sku }) }
    await tx.update(variants).set(columns).where(eq(variants.id, variant.id))
  }
  if (stock !== undefined) await correctStock(tx, { variantId: variant.id, onHand: stock, actor })
}
