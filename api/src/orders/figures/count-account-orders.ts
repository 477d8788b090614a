import { count, eq, max } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { orders } from '../tables.ts'

/** Counts the orders that a person has placed, for the shop's staff. */
export async function countAccountOrders(
  db: Queryable,
  accountId: string,
): Promise<{ orders: number; lastAt: string | null }> {
  const [counted] = await db
    .select({ orders: count(), lastAt: max(orders.placedAt) })
    .from(orders)
    .where(eq(orders.accountId, accountId))
  return { orders: counted?.orders ?? 0, lastAt: counted?.lastAt?.toISOString() ?? null }
}
