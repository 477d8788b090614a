import { eq } from 'drizzle-orm'
import type { disputes } from '../../payments/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { isMoneyOfStores } from '../is-order-disputed.ts'
import { readOrderRefunds, refundableOf } from '../refunds/read-parcel-refunds.ts'
import { parcels } from '../tables.ts'

type Dispute = Pick<typeof disputes.$inferSelect, 'orderId' | 'factId'>

/**
 * Lists the parcels that a bank can take anything from by a dispute, or has: not those that were refunded before, and none where the
 * money is not the stores'.
 */
export async function listDisputedParcels(
  db: Queryable,
  { orderId, factId }: Dispute,
): Promise<(typeof parcels.$inferSelect)[]> {
  if (!(await isMoneyOfStores(db, { orderId, factId }))) return []
  const rows = await db.select().from(parcels).where(eq(parcels.orderId, orderId))
  const refunds = await readOrderRefunds(db, orderId)
  return rows.filter((row) => {
    const own = (refunds.get(row.id) ?? []).filter(({ refund }) => refund.disputeId === null)
    return refundableOf(row, own) > 0
  })
}
