import { eq } from 'drizzle-orm'
import { isBorneLossOf, takenOfDispute } from '../../payments/disputes/require-undisputed.ts'
import { readRefundable } from '../../payments/refunds/request-refund.ts'
import { disputes, paymentFacts, refunds } from '../../payments/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { readParcelRefunds, refundableOf } from '../refunds/read-parcel-refunds.ts'
import { parcelRefunds, parcels } from '../tables.ts'

/**
 * Returns how much of a failed refund's money the buyer's bank has taken in a lost dispute, so that it is not to be sent again. The same
 * before and after `bookRestOfLoss`, which the same news causes.
 */
export async function readTakenByBank(db: Queryable, refundId: string): Promise<'all' | 'part' | 'none'> {
  const [failed] = await db
    .select({ refund: refunds, fact: paymentFacts, parcel: parcels })
    .from(refunds)
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .leftJoin(parcelRefunds, eq(parcelRefunds.refundId, refunds.id))
    .leftJoin(parcels, eq(parcels.id, parcelRefunds.parcelId))
    .where(eq(refunds.id, refundId))
  if (!failed) throw new Error(`There is no refund ${refundId}`)
  const { refund, fact, parcel } = failed
  const lost = await db
    .select({ amountMinor: disputes.amountMinor, takenMinor: takenOfDispute })
    .from(disputes)
    .where(isBorneLossOf(fact.id))
  if (lost.length === 0) return 'none'
  const borneMinor = lost.reduce((sum, { amountMinor, takenMinor }) => sum + amountMinor - takenMinor, 0)
  const leftMinor = parcel
    ? refundableOf(parcel, await readParcelRefunds(db, parcel.id))
    : await readRefundable(db, fact)
  if (leftMinor <= borneMinor) return 'all'
  return leftMinor - borneMinor < refund.amountMinor ? 'part' : 'none'
}
