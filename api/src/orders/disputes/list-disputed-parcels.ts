import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { readOrderRefunds, refundableOf } from '../refunds/read-parcel-refunds.ts'
import { parcels } from '../tables.ts'

/** Lists the parcels of an order that a bank can take anything from, or has: not those that were refunded before. */
export async function listDisputedParcels(db: Queryable, orderId: string): Promise<(typeof parcels.$inferSelect)[]> {
  const rows = await db.select().from(parcels).where(eq(parcels.orderId, orderId))
  const refunds = await readOrderRefunds(db, orderId)
  return rows.filter((row) => {
    const own = (refunds.get(row.id) ?? []).filter(({ refund }) => refund.disputeId === null)
    return refundableOf(row, own) > 0
  })
}
