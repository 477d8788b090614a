import { and, eq, isNull, ne } from 'drizzle-orm'
import { products } from '../../catalogue/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { prepareByIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { notFound } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'

export type AskedProduct = { id: string; name: string; storeId: string }

/**
 * A product that everybody can see, by its id or slug.
 * @throws Problem `not-found` (404) for drafts, deleted ones and those of a closed store.
 */
export async function findProduct(db: Queryable, idOrSlug: string): Promise<AskedProduct> {
  const [product] = await selectProduct(db, idOrSlug)
  if (!product) throw notFound('product')
  return product
}

const selectProduct = prepareByIdOrSlug(products, (db, isNamed) =>
  db
    .select({ id: products.id, name: products.name, storeId: products.storeId })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(isNamed, eq(products.status, 'active'), isNull(products.deletedAt), ne(stores.status, 'closed'))),
)
