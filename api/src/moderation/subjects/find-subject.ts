import type { SubjectKind } from '@makola/contract/moderation/moderation.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { products } from '../../catalogue/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { notFound } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'

/** A product of a store or, without one, the store itself. */
export type Subject = { storeId: string; productId: string | null }

type Found = Subject & { name: string; isPublic: boolean }

/**
 * The product or the store that a call names.
 * @throws Problem `not-found` (404), also for a deleted product.
 */
export async function findSubject(
  db: Queryable,
  { kind, id: idOrSlug }: { kind: SubjectKind; id: string },
): Promise<Found> {
  if (kind === 'store') {
    const [store] = await db.select().from(stores).where(byIdOrSlug(stores, idOrSlug))
    if (!store) throw notFound('store')
    return { storeId: store.id, productId: null, name: store.name, isPublic: store.status !== 'closed' }
  }
  const [product] = await db
    .select({ id: products.id, name: products.name, status: products.status, storeId: stores.id, store: stores.status })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(byIdOrSlug(products, idOrSlug), isNull(products.deletedAt)))
  if (!product) throw notFound('product')
  const { id: productId, storeId, name, status, store } = product
  return { storeId, productId, name, isPublic: status === 'active' && store !== 'closed' }
}
