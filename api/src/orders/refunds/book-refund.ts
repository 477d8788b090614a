import { postRefund } from '../../ledger/postings/post-refund.ts'
import { requestRefund } from '../../payments/refunds/request-refund.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { type orders, parcelRefunds, type parcels } from '../tables.ts'
import { isCashCollected } from '../way-back.ts'
import { divideRefund, type RefundOf } from './divide-refund.ts'
import { findCapture } from './find-capture.ts'
import { takeOut } from './take-out.ts'

type Booking = {
  order: typeof orders.$inferSelect
  parcel: typeof parcels.$inferSelect
  of: RefundOf
  reason: string
  by: Caller | string
  /** It was made in the provider's dashboard. */
  outside?: Parameters<typeof requestRefund>[1]['outside']
  /** The buyer's bank took it, through this dispute. */
  disputeId?: string
  /** The store gives back the cash that it collected itself, now. */
  isHandedBack?: boolean
}

/**
 * Books a refund of a parcel, under the order's lock. The shares of store and shop follow from the terms frozen at the sale (rule
 * R10): no rate is read. Cash that the store collected is the store's to pay back, and counts when it confirms that.
 * @throws Problem as `divideRefund` and `takeOut`; `wrong-state` (409) when nothing was paid.
 */
export async function bookRefund(tx: Transaction, clock: Clock, booking: Booking): Promise<string> {
  const { order, parcel, of, reason, by, outside, disputeId, isHandedBack = false } = booking
  const { lines: divided, ...parts } = await divideRefund(tx, { order, parcel }, of)
  const { amountMinor, shortfallMinor, storeMinor } = parts
  const factId = await findCapture(tx, order.id)
  const now = clock.now()
  const { refundId } = await requestRefund(tx, {
    factId,
    amountMinor,
    reason,
    actor: nameOf(by),
    now,
    outside,
    disputeId,
    isOwedInCash: order.paysCash && !isHandedBack && (await isCashCollected(tx, parcel)),
  })
  const restock = of.kind === 'lines' ? of.restock : undefined
  const lines = await takeOut(tx, divided, { order, parcel, refundId, restock, actor: nameOf(by), now })
  await tx.insert(parcelRefunds).values({ refundId, parcelId: parcel.id, storeMinor, shortfallMinor, lines })
  await postRefund(tx, { refundId, order, parcel, ...parts, note: reason, at: now })
  await recordAudit(tx, clock, {
    storeId: parcel.storeId,
    by,
    action: disputeId ? 'refund.disputed' : outside ? 'refund.found-outside' : 'refund.requested',
    subject: { id: parcel.id, name: parcel.number },
    after: { amountMinor, currency: order.currency, reason },
  })
  return refundId
}
