import { and, eq } from 'drizzle-orm'
import { postDisputeFunds } from '../../ledger/disputes/post-dispute-funds.ts'
import { endHold, holdSale } from '../../ledger/postings/hold-sale.ts'
import { isRealDispute } from '../../payments/disputes/require-undisputed.ts'
import { type disputes, paymentFacts } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { orders, parcels } from '../tables.ts'
import { bookDisputeLoss } from './book-dispute-loss.ts'

/**
 * Updates an order after news of a dispute of its payment. Locks the order's row; repeating it changes nothing. A loss is booked
 * once, when the bank has both decided and taken the money.
 */
export async function applyDispute(
  platform: Platform,
  { disputeId, orderId }: { disputeId: string; orderId: string },
): Promise<void> {
  await transact(platform, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw new Error(`The dispute ${disputeId} is about no order`)
    const dispute = await postDisputeFunds(tx, { disputeId, at: platform.clock.now() })
    await holdParcels(tx, dispute, platform.clock.now())
    const isLost = dispute.state === 'lost' && dispute.fundsState === 'withdrawn'
    if (isLost && dispute.lossBookedAt === null) await bookDisputeLoss(tx, platform.clock, { order, dispute })
  })
}

/** While a bank disputes the payment, what the stores sold with it is not paid out. An inquiry holds nothing. */
async function holdParcels(tx: Transaction, { id, orderId, factId, state }: typeof disputes.$inferSelect, now: Date) {
  const cause = `dispute:${id}` as const
  if (!isRealDispute(state)) return endHold(tx, { cause, at: now })
  // A second payment of an order is none of its stores' money. One that was not honoured yet may still be.
  if ((await tx.$count(paymentFacts, and(eq(paymentFacts.id, factId), eq(paymentFacts.isCapture, true)))) === 0) return
  const rows = await tx.select().from(parcels).where(eq(parcels.orderId, orderId))
  for (const parcel of rows) await holdSale(tx, { parcelId: parcel.id, storeId: parcel.storeId, cause, at: now })
}
