import type { Product, ProductPatch } from '@makola/contract/catalogue/catalogue.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { fieldError, invalidFields, notFound, refuse } from '../../platform/problem.ts'
import { getProduct } from '../browse/get-product.ts'
import { resolveCategory } from '../categories/resolve-category.ts'
import { explainDuplicate } from '../explain-duplicate.ts'
import { mergeAbout } from '../merge-about.ts'
import { products } from '../tables.ts'
import { type ChangedBy, changeVariant } from './change-variant.ts'
import { changeVariantSet } from './change-variant-set.ts'
import { checkPublished } from './check-published.ts'
import { currencyErrors } from './check-variants.ts'
import { findMovedStock } from './find-moved-stock.ts'
import { type LockedProduct, lockProduct, lockVariants } from './lock-product.ts'
import { choosing } from './own-status.ts'
import { requireFeaturing, requireProductPermissions } from './product-permissions.ts'
import { type AuditedProduct, recordProductActs } from './record-product-change.ts'
import { refreshProductSummary } from './refresh-product-summary.ts'
import { sanitizeDescription } from './sanitize-description.ts'
import { readPictureIds, setProductPictures } from './set-product-pictures.ts'

type Change = { idOrSlug: string; patch: ProductPatch; ifVersion: number | undefined; caller: Caller }

/**
 * Changes a product; its price, SKU and stock where it has a single variant, its variants as a whole set otherwise.
 * @throws Problem `not-found` (404), `forbidden` (403), `version-mismatch` (412), `validation-failed` (422),
 * `duplicate` (409: SKU or slug), `wrong-state` (409: fewer units than orders hold, or prohibited goods).
 */
export async function updateProduct(platform: Platform, change: Change): Promise<Product> {
  const { idOrSlug, patch, ifVersion, caller } = change
  const { clock, config } = platform
  const work = transact(platform, async (tx) => {
    const product = await lockProduct(tx, idOrSlug)
    if (!product) throw notFound('product')
    const { storeId } = product
    await requireProductPermissions(tx, caller, { storeId, patch, variants: patch.variants, thing: 'product' })
    if (patch.featured !== undefined && patch.featured !== product.featured) requireFeaturing(caller)
    if (ifVersion !== undefined && ifVersion !== product.version) {
      throw refuse(
        'catalogue.product-changed',
        {},
        {
          current: await getProduct(tx, { idOrSlug: product.id, caller }, config),
        },
      )
    }
    const typed = [patch, ...(patch.variants ?? []).filter(({ id }) => id !== undefined)]
    const isTypedOver = typed.some(({ stockWas }) => stockWas !== undefined)
    const moved = isTypedOver ? findMovedStock(await lockVariants(tx, product.id), typed) : []
    if (moved.length > 0) {
      const current = await getProduct(tx, { idOrSlug: product.id, caller }, config)
      throw refuse('catalogue.stock-moved', { moved }, { current })
    }
    if (patch.pictures) await setProductPictures(tx, product, patch.pictures)
    await changeVariants(tx, product, patch, { caller, clock, reason: patch.reason })
    const columns = await changedColumns(tx, product, patch)
    await tx
      .update(products)
      .set({
        ...columns,
        ...(columns.status && choosing(columns.status)),
        version: sql`${products.version} + 1`,
        updatedAt: clock.now(),
      })
      .where(eq(products.id, product.id))
    await refreshProductSummary(tx, [product.id])
    if (says(patch)) await checkPublished(tx, clock, [product.id])
    const updated = await getProduct(tx, { idOrSlug: product.id, caller }, config)
    const before = auditedOf(product)
    const after = auditedOf({ ...product, ...columns, category: updated.category?.name ?? null })
    await recordProductActs(tx, clock, [
      { product: { ...product, name: after.name }, by: caller, act: 'changed', before, after },
    ])
    return updated
  })
  return work.catch(explainDuplicate)
}

/** True for a change that publishes a product, or changes the texts by which rules for prohibited goods know it. */
const says = ({ name, description, about, brand, tags, options, category, status }: ProductPatch) =>
  [name, description, about, brand, tags, options, category, status].some((part) => part !== undefined)

function auditedOf({
  name,
  slug,
  status,
  featured,
  brand,
  tags,
  weightGrams,
  category,
}: AuditedProduct): AuditedProduct {
  return { name, slug, status, featured, brand, tags, weightGrams, category }
}

async function changedColumns(
  tx: Transaction,
  product: LockedProduct,
  patch: ProductPatch,
): Promise<Partial<typeof products.$inferSelect>> {
  const { name, slug, description, category, brand, tags, status, featured, weightGrams, about, options } = patch
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
    ...(about !== undefined && { about: mergeAbout(product.about, about) }),
    ...(options !== undefined && { options }),
  }
}

async function changeVariants(tx: Transaction, product: LockedProduct, patch: ProductPatch, by: ChangedBy) {
  if (patch.variants === undefined && patch.options === undefined) return changeOnlyVariant(tx, product, patch, by)
  const errors = onlyVariantFields
    .filter((field) => patch[field] !== undefined)
    .map((field) => fieldError(`/${field}`, 'catalogue.belongs-to-variants'))
  if (errors.length > 0) throw invalidFields(errors)
  const { options, variants } = patch
  await changeVariantSet(tx, product, { options, variants, pictureIds: await readPictureIds(tx, product.id) }, by)
}

const onlyVariantFields = ['price', 'sku', 'stock'] as const

async function changeOnlyVariant(tx: Transaction, product: LockedProduct, patch: ProductPatch, by: ChangedBy) {
  const { price, sku, stock } = patch
  if (price === undefined && sku === undefined && stock === undefined) return
  const [variant, ...more] = await lockVariants(tx, product.id)
  if (!variant) throw new Error(`Product ${product.id} has no variant`)
  const errors =
    more.length > 0
      ? onlyVariantFields
          .filter((field) => patch[field] !== undefined)
          .map((field) => fieldError(`/${field}`, 'catalogue.belongs-to-its-variants'))
      : currencyErrors('/price', price, product.storeCurrency)
  if (errors.length > 0) throw invalidFields(errors)
  const change = {
    ...(price && { priceMinor: price.amount }),
    ...(sku !== undefined && { sku: sku.trim() }),
    ...(stock !== undefined && { onHand: stock }),
  }
  await changeVariant(tx, { product, variant, change, by })
}
