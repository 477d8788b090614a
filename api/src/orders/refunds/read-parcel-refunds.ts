import { addMinor } from '@makola/money/money.ts'
import { desc, eq, inArray, type SQL } from 'drizzle-orm'
import { paymentFacts, refunds } from '../../payments/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { parcelRefunds, parcels, type RefundedLine } from '../tables.ts'

export type ParcelRefund = Awaited<ReturnType<typeof readParcelRefunds>>[number]

/** Reads the refunds of a parcel, including failed ones, newest first. */
export function readParcelRefunds(db: Queryable, parcelId: string) {
  return ofParcel(db, { parcelId })
}

const ofParcel = prepareOnce((db, { parcelId }: Given<{ parcelId: string }>) =>
  selectRefunds(db, eq(parcelRefunds.parcelId, parcelId)),
)

/** The same for all parcels of an order, by id. */
export async function readOrderRefunds(db: Queryable, orderId: string): Promise<ReadonlyMap<string, ParcelRefund[]>> {
  return Map.groupBy(await ofOrder(db, { orderId }), ({ parcelId }) => parcelId)
}

const ofOrder = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  selectRefunds(
    db,
    inArray(parcelRefunds.parcelId, db.select({ id: parcels.id }).from(parcels).where(eq(parcels.orderId, orderId))),
  ),
)

/** The same for some parcels, by id. */
export async function readRefundsOf(
  db: Queryable,
  parcelIds: readonly string[],
): Promise<ReadonlyMap<string, ParcelRefund[]>> {
  const rows = await selectRefunds(db, inArray(parcelRefunds.parcelId, [...parcelIds]))
  return Map.groupBy(rows, ({ parcelId }) => parcelId)
}

function selectRefunds(db: Queryable, which: SQL) {
  const { parcelId, storeMinor, shortfallMinor, lines } = parcelRefunds
  return db
    .select({ refund: refunds, parcelId, storeMinor, shortfallMinor, lines, fact: paymentFacts })
    .from(parcelRefunds)
    .innerJoin(refunds, eq(refunds.id, parcelRefunds.refundId))
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .where(which)
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
}

/** A failed refund releases its amount: it no longer counts. */
export function countedRefunds(rows: readonly ParcelRefund[]): ParcelRefund[] {
  return rows.filter(({ refund }) => refund.state !== 'failed')
}

type Paid = Pick<typeof parcels.$inferSelect, 'itemsMinor' | 'deliveryMinor' | 'shortfallMinor'>

/** Returns the money of a parcel not refunded yet, in the buyer's currency: what the shop bears of it was never paid. */
export function refundableOf(
  { itemsMinor, deliveryMinor, shortfallMinor }: Paid,
  rows: readonly ParcelRefund[],
): number {
  const back = countedRefunds(rows).map(({ refund }) => -refund.amountMinor)
  return addMinor(itemsMinor, deliveryMinor, -shortfallMinor, ...back)
}

/** True when nothing of a parcel is left to send: all of its money or all of its units were refunded, or are being refunded. */
export function isRefunded(
  parcel: Paid,
  rows: readonly ParcelRefund[],
  lines: readonly { id: string; quantity: number }[],
): boolean {
  if (rows.length === 0) return false
  if (refundableOf(parcel, rows) === 0) return true
  const units = countRefundedUnits(rows, { lines, isAllBack: false })
  return lines.every(({ id, quantity }) => units.get(id) === quantity)
}

/**
 * Counts the refunded units of each line: those named by refunds, and all units once all of the money is refunded. Units taken
 * out of their parcel count whatever the refund's outcome.
 */
export function countRefundedUnits(
  rows: readonly ParcelRefund[],
  { lines, isAllBack }: { lines: readonly { id: string; quantity: number }[]; isAllBack: boolean },
): ReadonlyMap<string, number> {
  if (isAllBack) return new Map(lines.map(({ id, quantity }) => [id, quantity]))
  const quantities = new Map<string, number>()
  for (const { refund, lines: named } of rows) {
    for (const { lineId, quantity, ...taken } of named) {
      const units = refund.state === 'failed' ? unitsTakenOut(taken) : quantity
      quantities.set(lineId, (quantities.get(lineId) ?? 0) + units)
    }
  }
  return quantities
}

/** Units that left their parcel before it was sent. */
export const unitsTakenOut = ({ restocked = 0, kept = 0 }: Pick<RefundedLine, 'restocked' | 'kept'>): number =>
  restocked + kept

/** Sums the units of each line that left the parcel in either way, or in both. */
export function sumTakenOut(
  rows: readonly ParcelRefund[],
  count: (line: RefundedLine) => number = unitsTakenOut,
): ReadonlyMap<string, number> {
  const units = new Map<string, number>()
  for (const line of rows.flatMap(({ lines }) => lines))
    units.set(line.lineId, (units.get(line.lineId) ?? 0) + count(line))
  return units
}
