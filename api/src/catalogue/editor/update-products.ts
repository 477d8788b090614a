import type { updateProducts as endpoint } from '@makola/contract/catalogue/inventory.ts'
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { explainDuplicate } from '../explain-duplicate.ts'
import { products } from '../tables.ts'
import { checkPublished } from './check-published.ts'
import { deleteProducts, restoreProducts } from './delete-products.ts'
import { choosing, ownStatus } from './own-status.ts'
import { requireFeaturing } from './product-permissions.ts'
import { recordProductActs } from './record-product-change.ts'

type BulkChange = z.output<typeof endpoint.body>
type Action = BulkChange['action']

const becomes: Record<
  Exclude<Action, 'delete' | 'restore'>,
  { set: Pick<Partial<typeof products.$inferSelect>, 'status' | 'featured'>; unless: SQL }
> = {
  publish: { set: { status: 'active' }, unless: ne(ownStatus, 'active') },
  draft: { set: { status: 'draft' }, unless: ne(ownStatus, 'draft') },
  archive: { set: { status: 'archived' }, unless: ne(ownStatus, 'archived') },
  feature: { set: { featured: true }, unless: eq(products.featured, false) },
  unfeature: { set: { featured: false }, unless: eq(products.featured, true) },
}

/**
 * Does one thing to many products of a store, all or none.
 * @returns How many were not already so.
 * @throws Problem `not-found` (404) for the store or when one of the products is not its own, `forbidden` (403), `duplicate`
 * (409: a restored product's SKU was taken), `wrong-state` (409: prohibited goods).
 */
export async function updateProducts(platform: Platform, caller: Caller, asked: BulkChange): Promise<number> {
  const { action } = asked
  const now = platform.clock.now()
  const work = transact(platform, async (tx) => {
    const store = await findOwnStore(tx, caller, asked.store, 'products.write')
    if (action === 'feature' || action === 'unfeature') requireFeaturing(caller)
    const rows = await lockAll(tx, store.id, asked)
    const ids = rows.map(({ id }) => id)
    const who = { clock: platform.clock, by: caller }
    if (action === 'delete') return deleteProducts(tx, ids, who)
    if (action === 'restore') {
      const restored = await restoreProducts(tx, ids, who)
      await checkPublished(tx, platform.clock, ids)
      return restored
    }
    const { set, unless } = becomes[action]
    const { rowCount } = await tx
      .update(products)
      .set({ ...set, ...(set.status && choosing(set.status)), version: sql`${products.version} + 1`, updatedAt: now })
      .where(and(inArray(products.id, ids), unless))
    await recordProductActs(
      tx,
      platform.clock,
      rows.map(({ status, featured, ...product }) => ({
        product,
        by: caller,
        act: 'changed',
        before: { status, featured },
        after: { status, featured, ...set },
      })),
    )
    if (action === 'publish') await checkPublished(tx, platform.clock, ids)
    return rowCount ?? 0
  })
  return work.catch(explainDuplicate)
}

/** In id order, so that two such changes never deadlock. */
async function lockAll(tx: Transaction, storeId: string, { ids, action }: BulkChange) {
  const mayBeDeleted = action === 'delete' || action === 'restore'
  const rows = await tx
    .select({
      id: products.id,
      storeId: products.storeId,
      name: products.name,
      status: ownStatus,
      featured: products.featured,
    })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        inArray(products.id, ids),
        mayBeDeleted ? undefined : isNull(products.deletedAt),
      ),
    )
    .orderBy(asc(products.id))
    .for('no key update')
  if (rows.length !== new Set(ids).size) throw notFound('product')
  return rows
}
