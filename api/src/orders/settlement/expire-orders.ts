import { and, asc, eq, lte } from 'drizzle-orm'
import { restoreCart } from '../../carts/cart/restore-cart.ts'
import { releaseHolds } from '../../catalogue/stock/release-holds.ts'
import { closePayment } from '../../payments/attempts/close-payment.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { orderExpired } from '../events.ts'
import { noteOrderEvent } from '../note-order-event.ts'
import { ordersExpired } from '../order-metrics.ts'
import { requireOrderTransition } from '../order-states.ts'
import { orders } from '../tables.ts'

const batchSize = 500

/** Expires every overdue unpaid order: its stock is released, and its lines return to the shopper's cart. */
export async function expireOrders(platform: Platform): Promise<void> {
  const due = await platform.database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'awaiting_payment'), lte(orders.heldUntil, platform.clock.now())))
    .orderBy(asc(orders.heldUntil))
    .limit(batchSize)
  for (const { id } of due) {
    // One order that cannot be ended must not keep the others' stock.
    await expireOrder(platform, id).catch((error: unknown) => platform.log.error({ err: error, orderId: id }, 'expire'))
  }
}

/** Expires one order, unless it was paid, extended or ended meanwhile: its row is locked and read again. */
async function expireOrder(platform: Platform, orderId: string): Promise<void> {
  const now = platform.clock.now()
  await transact(platform, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    if (order?.state !== 'awaiting_payment' || order.heldUntil > now) return
    // Money that came first wins: the order's settlement is on its way.
    if ((await closePayment(tx, orderId)) === 'paid') return
    requireOrderTransition(order.state, 'expired')
    await releaseHolds(tx, orderId)
    await tx.update(orders).set({ state: 'expired', closedAt: now }).where(eq(orders.id, orderId))
    if (order.cartId !== null) await restoreCart(tx, order.cartId, now)
    await noteOrderEvent(tx, { orderId, kind: 'expired', at: now })
    emit(tx, orderExpired, { orderId })
    tx.counted.push(ordersExpired)
  })
}
