import { desc, eq } from 'drizzle-orm'
import { paymentFacts, refunds } from '../payments/tables.ts'
import type { Queryable } from '../platform/database.ts'
import { parcelRefunds } from './tables.ts'

export type ParcelRefund = Awaited<ReturnType<typeof readParcelRefunds>>[number]

/** What was sent back of a parcel, or should have been, newest first. */
export function readParcelRefunds(db: Queryable, parcelId: string) {
  return db
    .select({ refund: refunds, storeMinor: parcelRefunds.storeMinor, lines: parcelRefunds.lines, fact: paymentFacts })
    .from(parcelRefunds)
    .innerJoin(refunds, eq(refunds.id, parcelRefunds.refundId))
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .where(eq(parcelRefunds.parcelId, parcelId))
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
}

/** A failed refund gives its amount back: it counts no more. */
export function countRefunded(rows: readonly ParcelRefund[]) {
  const counted = rows.filter(({ refund }) => refund.state !== 'failed')
  const quantities = new Map<string, number>()
  for (const { lineId, quantity } of counted.flatMap(({ lines }) => lines)) {
    quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity)
  }
  return {
    minor: counted.reduce((sum, { refund }) => sum + refund.amountMinor, 0),
    storeMinor: counted.reduce((sum, row) => sum + row.storeMinor, 0),
    /** Units that went back, by line. */
    quantities,
  }
}
