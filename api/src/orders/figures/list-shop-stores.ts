import type { ShopStore } from '@makola/contract/stores/shop-stores.ts'
import type { StoreStatus } from '@makola/contract/stores/stores.ts'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentStoreSummary } from '../../stores/browse/present-store.ts'
import { selectStores } from '../../stores/browse/select-stores.ts'
import { presentStanding } from '../../stores/standing/present-standing.ts'
import { stores } from '../../stores/tables.ts'

type Question = {
  status?: StoreStatus | undefined
  q?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

const monthSeconds = 30 * 24 * 60 * 60

/**
 * A page of all stores of the shop, by name, and the number in each state.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listShopStores(
  { database, clock, config }: Platform,
  { status, q, limit = 50, cursor }: Question,
): Promise<{ data: ShopStore[]; meta: { next: string | null; counts: Record<StoreStatus, number> } }> {
  const question = { list: 'shop-stores', status, q }
  const after = readCursor(question, cursor)
  const named = q === undefined ? undefined : sql`strpos(fold(${stores.name}), fold(${q})) > 0`
  const rows = await selectStores(database)
    .where(
      and(
        named,
        status && eq(stores.status, status),
        after && sql`(${stores.name}, ${stores.id}) > (${after.key}, ${after.id})`,
      ),
    )
    .orderBy(asc(stores.name), asc(stores.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ store }) => ({ key: store.name, id: store.id }))
  const ids = page.map(({ store }) => store.id)
  const sizes = await loadSizes(database, ids, addSeconds(clock.now(), -monthSeconds))
  const data = page.map((row) => {
    const { id, currency, status, suspensionReason, createdAt } = row.store
    const size = sizes.get(id) ?? { productCount: 0, memberCount: 0, recentParcelCount: 0 }
    const summary = presentStoreSummary(row, config.mediaUrl)
    const standing = presentStanding(row.standing, config)
    return { ...summary, currency, status, suspensionReason, standing, ...size, createdAt: createdAt.toISOString() }
  })
  const states = await database
    .select({ status: stores.status, count: count() })
    .from(stores)
    .where(named)
    .groupBy(stores.status)
  const counts = { open: 0, paused: 0, closed: 0, ...Object.fromEntries(states.map((row) => [row.status, row.count])) }
  return { data, meta: { next, counts } }
}

type Size = Pick<ShopStore, 'productCount' | 'memberCount' | 'recentParcelCount'>

/** Loads the size of each store, by id. */
async function loadSizes(db: Queryable, ids: string[], since: Date): Promise<Map<string, Size>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: stores.id,
      productCount: sql<number>`(select count(*)::int from products where store_id = stores.id and deleted_at is null)`,
      memberCount: sql<number>`(select count(*)::int from members where store_id = stores.id)`,
      recentParcelCount: sql<number>`(
        select count(*)::int from parcels
        where store_id = stores.id and state <> 'waiting' and placed_at >= ${since.toISOString()}::timestamptz)`,
    })
    .from(stores)
    .where(inArray(stores.id, ids))
  return new Map(rows.map(({ id, ...size }) => [id, size]))
}
