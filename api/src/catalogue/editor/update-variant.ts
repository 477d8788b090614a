import type { updateVariant as endpoint, InventoryVariant } from '@makola/contract/catalogue/inventory.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { invalidFields, notFound, refuse } from '../../platform/problem.ts'
import { explainDuplicate } from '../explain-duplicate.ts'
import { readInventoryItem } from '../inventory/get-inventory-item.ts'
import { products, variants } from '../tables.ts'
import { changeVariant, type VariantChange } from './change-variant.ts'
import { pinsOf, priceErrors } from './check-variants.ts'
import { findMovedStock } from './find-moved-stock.ts'
import { lockProduct, lockVariants } from './lock-product.ts'
import { requireProductPermissions } from './product-permissions.ts'
import { refreshProductSummary } from './refresh-product-summary.ts'

type VariantPatch = z.output<typeof endpoint.body>
type Change = { variantId: string; patch: VariantPatch; ifVersion: number | undefined; caller: Caller }
type ChangedVariant = InventoryVariant & { productId: string; productVersion: number; updatedAt: string }

/**
 * Changes one variant in place: price, stock, SKU, threshold. `ifVersion` is its product's.
 * @throws Problem `not-found` (404), `forbidden` (403), `version-mismatch` (412, also where the stock moved), `validation-failed` (422), `duplicate`
 * (409: SKU), `wrong-state` (409: fewer units than orders hold).
 */
export async function updateVariant(platform: Platform, asked: Change): Promise<ChangedVariant> {
  const { variantId, patch, ifVersion, caller } = asked
  const { clock, config } = platform
  const work = transact(platform, async (tx) => {
    const product = await lockProduct(tx, await findProductId(tx, variantId))
    if (!product) throw notFound('variant')
    await requireProductPermissions(tx, caller, { storeId: product.storeId, patch, thing: 'variant' })
    if (ifVersion !== undefined && ifVersion !== product.version) {
      throw refuse(
        'catalogue.product-changed',
        {},
        {
          current: await readVariant(tx, product.id, variantId, config.mediaUrl),
        },
      )
    }
    const errors = priceErrors(patch, product.storeCurrency)
    if (errors.length > 0) throw invalidFields(errors)
    const variant = (await lockVariants(tx, product.id)).find(({ id }) => id === variantId)
    if (!variant) throw notFound('variant')
    const moved = findMovedStock([variant], [patch])
    if (moved.length > 0) {
      const current = await readVariant(tx, product.id, variantId, config.mediaUrl)
      throw refuse('catalogue.stock-moved', { moved }, { current })
    }
    await changeVariant(tx, {
      product,
      variant,
      change: changeOf(patch),
      by: { caller, clock, kind: patch.kind, reason: patch.reason },
    })
    await tx
      .update(products)
      .set({ version: sql`${products.version} + 1`, updatedAt: clock.now() })
      .where(eq(products.id, product.id))
    if (patch.price) await refreshProductSummary(tx, [product.id])
    return readVariant(tx, product.id, variantId, config.mediaUrl)
  })
  return work.catch(explainDuplicate)
}

async function findProductId(tx: Transaction, variantId: string): Promise<string> {
  const [variant] = await tx
    .select({ productId: variants.productId })
    .from(variants)
    .where(and(eq(variants.id, variantId), isNull(variants.removedAt)))
  if (!variant) throw notFound('variant')
  return variant.productId
}

function changeOf({
  price,
  compareAt,
  pinnedPrices,
  sku,
  stock,
  lowStockThreshold,
  barcode,
}: VariantPatch): VariantChange {
  return {
    ...(price && { priceMinor: price.amount }),
    ...(compareAt !== undefined && { compareAtMinor: compareAt?.amount ?? null }),
    ...(pinnedPrices && { pinned: pinsOf(pinnedPrices) }),
    ...(sku !== undefined && { sku: sku.trim() }),
    ...(stock !== undefined && { onHand: stock }),
    ...(lowStockThreshold !== undefined && { lowStockThreshold }),
    ...(barcode !== undefined && { barcode: barcode?.trim() ?? null }),
  }
}

async function readVariant(tx: Transaction, productId: string, variantId: string, mediaUrl: string) {
  const item = await readInventoryItem(tx, sql`products.id = ${productId}`, mediaUrl)
  const variant = item?.variants.find(({ id }) => id === variantId)
  if (!item || !variant) throw notFound('variant')
  return { ...variant, productId, productVersion: item.version, updatedAt: item.updatedAt }
}
