import { and, eq } from 'drizzle-orm'
import { isBorneLoss } from '../../payments/disputes/borne-loss.ts'
import { refundSettled } from '../../payments/events.ts'
import { disputes } from '../../payments/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { orders } from '../tables.ts'
import { bookRestOfLoss } from './book-dispute-loss.ts'

/** What a failed refund leaves of an order whose money a bank has taken is lost, too. Repeating it changes nothing. */
export const onRefundSettled = on(refundSettled, 'bear-loss', async (platform, { refundId, orderId, state }) => {
  if (state !== 'failed') return
  await transact(platform, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw new Error(`The refund ${refundId} is of no order`)
    const lost = await tx
      .select()
      .from(disputes)
      .where(and(eq(disputes.orderId, orderId), isBorneLoss))
    for (const dispute of lost) await bookRestOfLoss(tx, platform.clock, { order, dispute })
  })
})
