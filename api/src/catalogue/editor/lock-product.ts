import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { stores } from '../../stores/tables.ts'
import { categories, pinnedPrices, products, variants } from '../tables.ts'
import { ownStatus } from './own-status.ts'

const productColumns = {
  id: products.id,
  storeId: products.storeId,
  name: products.name,
  slug: products.slug,
  status: ownStatus,
  featured: products.featured,
  brand: products.brand,
  tags: products.tags,
  weightGrams: products.weightGrams,
  about: products.about,
  category: categories.name,
  version: products.version,
  options: products.options,
  storeCurrency: stores.currency,
}

export type LockedProduct = Awaited<ReturnType<typeof selectLocked>>[number]

function selectLocked(tx: Transaction, idOrSlug: string) {
  return tx
    .select(productColumns)
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(byIdOrSlug(products, idOrSlug), isNull(products.deletedAt)))
    .for('no key update', { of: products })
}

/** Locks a product against other changes; always before its variants. Undefined when there is none. */
export async function lockProduct(tx: Transaction, idOrSlug: string): Promise<LockedProduct | undefined> {
  const [product] = await selectLocked(tx, idOrSlug)
  return product
}

export type LockedVariant = typeof variants.$inferSelect & {
  /** Amounts by currency. */
  pinned: Record<string, number>
}

/** Locks a product's variants in id order, as orders do, and returns them in the product's own order. */
export async function lockVariants(tx: Transaction, productId: string): Promise<LockedVariant[]> {
  const rows = await tx
    .select()
    .from(variants)
    .where(and(eq(variants.productId, productId), isNull(variants.removedAt)))
    .orderBy(asc(variants.id))
    .for('no key update')
  const pins = await tx
    .select({ variantId: pinnedPrices.variantId, currency: pinnedPrices.currency, amount: pinnedPrices.amountMinor })
    .from(pinnedPrices)
    .innerJoin(variants, eq(variants.id, pinnedPrices.variantId))
    .where(eq(variants.productId, productId))
  const pinsOf = Map.groupBy(pins, ({ variantId }) => variantId)
  return rows
    .map((row) => ({
      ...row,
      pinned: Object.fromEntries((pinsOf.get(row.id) ?? []).map(({ currency, amount }) => [currency, amount])),
    }))
    .toSorted((a, b) => a.position - b.position)
}
