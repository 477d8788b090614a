import { eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { hash } from '../../platform/ids.ts'
import { notFound } from '../../platform/problem.ts'
import { orders } from '../tables.ts'

/** True for the order behind a tracking link. */
export const isBehindLink = (token: string): SQL => eq(orders.trackingHash, hash(token))

/**
 * The order behind a tracking link: its secret is enough for every act of its buyer, since money goes back only the way it came.
 * @throws Problem `not-found` (404).
 */
export async function findTrackedOrder(db: Queryable, token: string): Promise<typeof orders.$inferSelect> {
  const [order] = await selectOrder(db, { trackingHash: hash(token) })
  if (!order) throw notFound('order')
  return order
}

const selectOrder = prepareOnce((db, { trackingHash }: Given<{ trackingHash: string }>) =>
  db.select().from(orders).where(eq(orders.trackingHash, trackingHash)),
)
