import { and, eq } from 'drizzle-orm'
import { isBorneLoss, takenOfDispute } from '../../payments/disputes/borne-loss.ts'
import { readRefundable } from '../../payments/refunds/request-refund.ts'
import { disputes } from '../../payments/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { readParcelRefunds, refundableOf } from '../refunds/read-parcel-refunds.ts'
import { readRefund } from '../refunds/read-refund.ts'

/**
 * Returns how much of a failed refund's money the buyer's bank has taken in a lost dispute, so that it is not to be sent again. The same
 * before and after `bookRestOfLoss`, which the same news causes.
 */
export async function readTakenByBank(db: Queryable, refundId: string): Promise<'all' | 'part' | 'none'> {
  const failed = await readRefund(db, refundId)
  if (!failed) throw new Error(`There is no refund ${refundId}`)
  const { refund, fact, parcel } = failed
  const lost = await db
    .select({ amountMinor: disputes.amountMinor, takenMinor: takenOfDispute })
    .from(disputes)
    .where(and(eq(disputes.factId, fact.id), isBorneLoss))
  if (lost.length === 0) return 'none'
  const borneMinor = lost.reduce((sum, { amountMinor, takenMinor }) => sum + amountMinor - takenMinor, 0)
  const leftMinor = parcel
    ? refundableOf(parcel, await readParcelRefunds(db, parcel.id))
    : await readRefundable(db, fact)
  if (leftMinor <= borneMinor) return 'all'
  return leftMinor - borneMinor < refund.amountMinor ? 'part' : 'none'
}
