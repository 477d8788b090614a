import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { ownStatus } from '../editor/own-status.ts'
import { categories, pinnedPrices, products, variants } from '../tables.ts'

type VariantFound = typeof variants.$inferSelect & { pinned: Record<string, number>; pictureUrl: string }

/** A picture of a product: its address here, and the one that an import fetched it from. */
type PictureFound = { productId: string; id: string; url: string; source: string | null }

/** A product named by a line of a file, with its variants in order. */
export type ImportedProduct = Omit<typeof products.$inferSelect, 'search'> & {
  categorySlug: string | null
  variants: VariantFound[]
  pictures: PictureFound[]
}

type Key = { id: string | undefined; importKey: string }

const { search: _, ...columns } = getTableColumns(products)

/** Finds products of a store by id, or by import key; locked if asked. The result is keyed by line. */
export async function loadImported(
  tx: Transaction,
  { storeId, mediaUrl }: { storeId: string; mediaUrl: string },
  keys: readonly Key[],
  { lock = false } = {},
): Promise<Map<string, ImportedProduct>> {
  const ids = keys.flatMap(({ id }) => id ?? [])
  const importKeys = keys.flatMap(({ id, importKey }) => (id === undefined ? importKey : []))
  const isMeant = or(
    sql`${products.id} = any(${sql.param(ids)}::uuid[])`,
    sql`${products.importKey} = any(${sql.param(importKeys)}::text[])`,
  )
  const selectProducts = tx
    .select({ ...columns, status: ownStatus, categorySlug: categories.slug })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.storeId, storeId), isNull(products.deletedAt), isMeant))
    .orderBy(products.id)
    .$dynamic()
  const rows = await (lock ? selectProducts.for('no key update', { of: products }) : selectProducts)
  const productIds = rows.map(({ id }) => id)
  const theirs = await loadVariants(tx, productIds, lock)
  const shown = await loadPictures(tx, productIds, mediaUrl)
  const found = rows.map((row) => {
    const pictures = shown.get(row.id) ?? []
    const urlOf = (pictureId: string | null) => pictures.find(({ id }) => id === pictureId)?.url ?? ''
    const itsVariants = (theirs.get(row.id) ?? []).map((one) => ({ ...one, pictureUrl: urlOf(one.pictureId) }))
    return { ...row, pictures, variants: itsVariants }
  })
  const byId = new Map(found.map((product) => [product.id, product]))
  const byKey = new Map(found.map((product) => [product.importKey, product]))
  return new Map(
    keys.flatMap(({ id, importKey }) => {
      const product = id === undefined ? byKey.get(importKey) : byId.get(id)
      return product ? [[importKey, product]] : []
    }),
  )
}

async function loadVariants(
  tx: Transaction,
  productIds: string[],
  lock: boolean,
): Promise<Map<string, Omit<VariantFound, 'pictureUrl'>[]>> {
  // In id order, as orders lock them, so that the two never deadlock.
  const selectVariants = tx
    .select()
    .from(variants)
    .where(and(inArray(variants.productId, productIds), isNull(variants.removedAt)))
    .orderBy(variants.id)
    .$dynamic()
  const rows = await (lock ? selectVariants.for('no key update') : selectVariants)
  const pins = await tx
    .select()
    .from(pinnedPrices)
    .where(sql`${pinnedPrices.variantId} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`)
  const pinsOf = Map.groupBy(pins, ({ variantId }) => variantId)
  const found = rows.map((row) => ({
    ...row,
    pinned: Object.fromEntries((pinsOf.get(row.id) ?? []).map(({ currency, amountMinor }) => [currency, amountMinor])),
  }))
  return Map.groupBy(
    found.toSorted((a, b) => a.position - b.position),
    ({ productId }) => productId,
  )
}

async function loadPictures(
  tx: Transaction,
  productIds: string[],
  mediaUrl: string,
): Promise<Map<string, PictureFound[]>> {
  const { rows } = await tx.execute<PictureFound>(sql`
    select product_pictures.product_id as "productId", pictures.id, ${`${mediaUrl}/`} || name as url, address as source
    from product_pictures join pictures on pictures.id = product_pictures.picture_id
    left join import_pictures on import_pictures.product_id = product_pictures.product_id
      and import_pictures.picture_id = pictures.id
    where product_pictures.product_id = any(${sql.param(productIds)}::uuid[])`)
  return Map.groupBy(rows, ({ productId }) => productId)
}

/** Finds the products of the store that already have these SKUs. */
export async function loadSkuOwners(tx: Transaction, storeId: string, skus: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(
      and(
        eq(variants.storeId, storeId),
        isNull(variants.removedAt),
        sql`${variants.sku} = any(${sql.param(skus)}::text[])`,
      ),
    )
  return new Map(rows.map(({ sku, productId }) => [sku, productId]))
}
