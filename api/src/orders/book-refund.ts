import { addMinor } from '@makola/money/money.ts'
import { refundBase } from '@makola/money/refund.ts'
import { postRefund } from '../ledger/post-refund.ts'
import { refundTooLarge, requestRefund } from '../payments/request-refund.ts'
import { type Caller, nameOf } from '../platform/caller.ts'
import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database.ts'
import { recordAudit } from '../platform/record-audit.ts'
import { findCapture } from './find-capture.ts'
import { countRefunded, readParcelRefunds } from './read-parcel-refunds.ts'
import { type orders, parcelRefunds, type parcels } from './tables.ts'

type Booking = {
  order: typeof orders.$inferSelect
  parcel: typeof parcels.$inferSelect
  amountMinor: number
  lines?: { lineId: string; quantity: number }[]
  reason: string
  by: Caller | string
}

/**
 * Takes money of a parcel to send it back to the buyer, under the order's lock. The store's part follows from the
 * parcel's own totals (rule R10): no rate is read.
 * @throws Problem `refund-too-large` (409) with what is left of the parcel, `wrong-state` (409) when nothing was paid.
 */
export async function bookRefund(tx: Transaction, clock: Clock, booking: Booking): Promise<string> {
  const { order, parcel, amountMinor, lines = [], reason, by } = booking
  const totalMinor = addMinor(parcel.itemsMinor, parcel.deliveryMinor)
  const before = countRefunded(await readParcelRefunds(tx, parcel.id))
  if (amountMinor > totalMinor - before.minor) {
    throw refundTooLarge({ amount: totalMinor - before.minor, currency: order.currency })
  }
  const storeMinor = refundBase({
    refundMinor: amountMinor,
    refundedMinor: before.minor,
    refundedBaseMinor: before.storeMinor,
    totalMinor,
    baseTotalMinor: addMinor(parcel.itemsStoreMinor, parcel.deliveryStoreMinor),
  })
  const factId = await findCapture(tx, order.id)
  const now = clock.now()
  const { refundId } = await requestRefund(tx, { factId, amountMinor, reason, actor: nameOf(by), now })
  await tx.insert(parcelRefunds).values({ refundId, parcelId: parcel.id, storeMinor, lines })
  await postRefund(tx, { refundId, order, parcel, amountMinor, storeMinor, note: reason, at: now })
  await recordAudit(tx, clock, {
    storeId: parcel.storeId,
    by,
    action: 'refund.requested',
    subject: { id: parcel.id, name: parcel.number },
    after: { amountMinor, currency: order.currency, reason },
  })
  return refundId
}
