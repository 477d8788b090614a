import { eq, sql } from 'drizzle-orm'
import type { orders } from '../../orders/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { refuse } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'

/**
 * People of a store do not review its products: neither signed in, nor with an order of their account or their email address.
 * @throws Problem `forbidden` (403).
 */
export async function refuseOwnPeople(
  db: Queryable,
  { storeId, order, caller }: { storeId: string; order: typeof orders.$inferSelect; caller: Caller },
): Promise<void> {
  const signedIn = caller.kind === 'account' ? caller.accountId : null
  const [store] = await db
    .select({ name: stores.name })
    .from(stores)
    .where(
      sql`${eq(stores.id, storeId)} and exists (
        select from members join accounts on accounts.id = account_id where members.store_id = ${stores.id}
          and (accounts.id = ${signedIn} or accounts.id = ${order.accountId} or accounts.email = lower(${order.email})))`,
    )
  if (store) throw refuse('reviews.own-store', { store: store.name })
}
