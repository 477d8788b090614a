import { eq } from 'drizzle-orm'
import { paymentFacts, refunds } from '../../payments/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { parcelRefunds, parcels } from '../tables.ts'

/** Reads a refund with the money that it gives back, and its parcel, if it belongs to one. */
export async function readRefund(db: Queryable, refundId: string) {
  const [found] = await db
    .select({ refund: refunds, fact: paymentFacts, parcel: parcels })
    .from(refunds)
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .leftJoin(parcelRefunds, eq(parcelRefunds.refundId, refunds.id))
    .leftJoin(parcels, eq(parcels.id, parcelRefunds.parcelId))
    .where(eq(refunds.id, refundId))
  return found
}
