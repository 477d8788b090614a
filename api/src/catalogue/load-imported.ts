import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import type { ProductDraft } from './check-imported.ts'
import { products, variants } from './tables.ts'

/** A product that an import has made before, with its variants in their order. */
export type ImportedProduct = Omit<typeof products.$inferSelect, 'search'> & {
  variants: (typeof variants.$inferSelect)[]
}

const { search: _, ...columns } = getTableColumns(products)

/** Products of a store by the keys that they were imported under; locked against other changes if asked. */
export async function loadImported(
  tx: Transaction,
  storeId: string,
  importKeys: string[],
  { lock = false } = {},
): Promise<Map<string, ImportedProduct>> {
  const isOurs = and(
    eq(products.storeId, storeId),
    isNull(products.deletedAt),
    sql`${products.importKey} = any(${sql.param(importKeys)}::text[])`,
  )
  const selectProducts = tx.select(columns).from(products).where(isOurs).orderBy(products.id).$dynamic()
  const rows = await (lock ? selectProducts.for('no key update') : selectProducts)
  // In id order, as orders lock them, so that neither waits for the other in a circle.
  const ids = rows.map(({ id }) => id)
  const selectVariants = tx
    .select()
    .from(variants)
    .where(and(inArray(variants.productId, ids), isNull(variants.removedAt)))
    .orderBy(variants.id)
    .$dynamic()
  const theirs = await (lock ? selectVariants.for('no key update') : selectVariants)
  const byProduct = Map.groupBy(
    theirs.toSorted((a, b) => a.position - b.position),
    ({ productId }) => productId,
  )
  return new Map(rows.map((row) => [row.importKey ?? '', { ...row, variants: byProduct.get(row.id) ?? [] }]))
}

/** Which product of the store has a SKU already, by the key it was imported under; null for one that was typed. */
export async function loadSkuOwners(
  tx: Transaction,
  storeId: string,
  drafts: ProductDraft[],
): Promise<Map<string, string | null>> {
  const skus = drafts.flatMap((draft) => draft.variants.map(({ sku }) => sku))
  const rows = await tx
    .select({ sku: variants.sku, importKey: products.importKey })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.storeId, storeId),
        isNull(variants.removedAt),
        sql`${variants.sku} = any(${sql.param(skus)}::text[])`,
      ),
    )
  return new Map(rows.map(({ sku, importKey }) => [sku, importKey]))
}
