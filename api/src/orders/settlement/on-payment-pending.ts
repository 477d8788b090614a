import { and, eq, lt } from 'drizzle-orm'
import { extendHolds } from '../../catalogue/stock/extend-holds.ts'
import { paymentPending } from '../../payments/events.ts'
import { addSeconds } from '../../platform/clock.ts'
import { on } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { orderChanged } from '../note-order-event.ts'
import { orders } from '../tables.ts'

export const onPaymentPending = on(paymentPending, 'keep-stock', keepStock)

/** The time allowed for the next answer to arrive after the question, in seconds. */
const graceSeconds = 5 * 60

/** While the provider says that money is under way, the stock stays held until after the next question. */
async function keepStock(
  platform: Platform,
  { orderId, nextCheckAt }: { orderId: string; nextCheckAt: string },
): Promise<void> {
  const heldUntil = addSeconds(new Date(nextCheckAt), graceSeconds)
  await transact(platform, async (tx) => {
    // The order shows at once that it cannot be paid again meanwhile.
    signal(tx, orderChanged, { orderId, storeId: null })
    const extended = await tx
      .update(orders)
      .set({ heldUntil })
      .where(and(eq(orders.id, orderId), eq(orders.state, 'awaiting_payment'), lt(orders.heldUntil, heldUntil)))
      .returning({ id: orders.id })
    if (extended.length > 0) await extendHolds(tx, orderId, heldUntil)
  })
}
