import { eq } from 'drizzle-orm'
import { orders } from '../orders/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { hash } from '../platform/ids.ts'
import { notFound } from '../platform/problem.ts'

/**
 * The order behind a tracking link: its secret is enough for every act of its buyer, since money goes back only the way it came.
 * @throws Problem `not-found` (404).
 */
export async function findTrackedOrder(db: Queryable, token: string): Promise<typeof orders.$inferSelect> {
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.trackingHash, hash(token)))
  if (!order) throw notFound('order')
  return order
}
