import { and, eq } from 'drizzle-orm'
import { paymentFailed } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { noteOrderEvent } from '../note-order-event.ts'
import { orders } from '../tables.ts'

export const onPaymentFailed = on(paymentFailed, 'tell-order', noteFailure)

/** The stock stays held until its end, so that the shopper may try again. */
async function noteFailure(
  platform: Platform,
  { orderId, attemptId, reason }: { orderId: string; attemptId: string; reason: string },
): Promise<void> {
  const at = platform.clock.now()
  await transact(platform, async (tx) => {
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.state, 'awaiting_payment')))
      .for('update')
    if (!order) return
    // The event has the attempt's id: it is written once however often this runs.
    await noteOrderEvent(tx, { id: attemptId, orderId, kind: 'payment-failed', text: reason, at })
  })
}
