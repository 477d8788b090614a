import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { orders, parcels } from '../tables.ts'

type Locked = { order: typeof orders.$inferSelect; parcel: typeof parcels.$inferSelect }

/**
 * Locks a parcel's order before reading the parcel, so that two concurrent changes see one another.
 * @throws Problem `not-found` (404).
 */
export async function lockParcel(tx: Transaction, parcelId: string): Promise<Locked> {
  const ofParcel = tx.select({ id: parcels.orderId }).from(parcels).where(eq(parcels.id, parcelId))
  const [order] = await tx.select().from(orders).where(inArray(orders.id, ofParcel)).for('update')
  const [parcel] = await tx.select().from(parcels).where(eq(parcels.id, parcelId))
  if (!order || !parcel) throw notFound('order')
  return { order, parcel }
}
