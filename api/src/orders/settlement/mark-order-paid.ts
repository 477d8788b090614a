import { say } from '@makola/words/say.ts'
import { and, eq, sql } from 'drizzle-orm'
import { takeOutRestored } from '../../carts/cart/take-out-restored.ts'
import { holdStock } from '../../catalogue/stock/hold-stock.ts'
import { sellHolds } from '../../catalogue/stock/sell-holds.ts'
import { postSales } from '../../ledger/postings/post-sales.ts'
import { cashProvider } from '../../payments/providers/cash-on-delivery/pay.ts'
import { paymentFacts, type payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inOneFlight } from '../../platform/database/in-one-flight.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { emit } from '../../platform/messaging/events.ts'
import { orderPaid } from '../events.ts'
import { noteOrderEvent } from '../note-order-event.ts'
import { ordersPaid } from '../order-metrics.ts'
import { requireOrderTransition } from '../order-states.ts'
import { soldTo } from '../sold-to.ts'
import { orderLines, orders, parcels } from '../tables.ts'
import { bearShortfall } from './bear-shortfall.ts'

const t = say('en')

const actor = 'payment'

/**
 * Pays an order: its holds become sales or, if they were released meanwhile, the stock is taken again, all of it or none. Its
 * stores may start, and have earned it.
 * @throws Problem `out-of-stock` (409) with the short lines, before anything was changed.
 */
export async function markOrderPaid(
  tx: Transaction,
  order: typeof orders.$inferSelect,
  { payment, now }: { payment: typeof payments.$inferSelect; now: Date },
): Promise<void> {
  requireOrderTransition(order.state, 'paid')
  if (!(await sellHolds(tx, order, actor))) await sellAgain(tx, order, now)
  // It may have expired meanwhile, with its lines back in the cart.
  if (order.state !== 'awaiting_payment' && order.cartId !== null) await takeOutRestored(tx, order.cartId, now)
  const paysCash = await isPaidInCash(tx, payment.id)
  const [sold, lines] = await inOneFlight([
    openParcels(tx, { orderId: order.id }),
    listLines(tx, { orderId: order.id }),
    markPaid(tx, { orderId: order.id, paysCash, paidAt: (payment.settledAt ?? now).toISOString() }),
  ])
  await postSales(tx, { order, parcels: sold, lines, paysCash, at: now, hasTerms: true })
  if (payment.shortfallMinor > 0) await bearShortfall(tx, { order, parcels: sold, payment, now })
  const total = { amount: order.totalMinor, currency: order.currency }
  const text = paysCash ? t('orders.noted.pays-cash', { total }) : t('orders.noted.paid')
  await noteOrderEvent(tx, { orderId: order.id, kind: 'paid', text, at: now })
  emit(tx, orderPaid, { orderId: order.id })
  tx.counted.push(ordersPaid)
}

const markPaid = prepareOnce((db, given: Given<{ orderId: string; paysCash: boolean; paidAt: string }>) =>
  db
    .update(orders)
    .set({
      state: 'paid',
      stateReason: null,
      paysCash: sql`${given.paysCash}`,
      paidAt: sql`${given.paidAt}`,
      closedAt: null,
    })
    .where(eq(orders.id, given.orderId)),
)

/** The last attempt need not be the one that paid. */
async function isPaidInCash(tx: Transaction, paymentId: string): Promise<boolean> {
  const [capture] = await findCapture(tx, { paymentId })
  return capture?.provider === cashProvider
}

const findCapture = prepareOnce((db, { paymentId }: Given<{ paymentId: string }>) =>
  db
    .select({ provider: paymentFacts.provider })
    .from(paymentFacts)
    .where(and(eq(paymentFacts.paymentId, paymentId), eq(paymentFacts.isCapture, true))),
)

/** Its stores may start. */
const openParcels = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db
    .update(parcels)
    .set({ state: 'new' })
    .where(and(eq(parcels.orderId, orderId), eq(parcels.state, 'waiting')))
    .returning(),
)

const listLines = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)),
)

async function sellAgain(tx: Transaction, order: typeof orders.$inferSelect, now: Date): Promise<void> {
  const lines = await tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  await holdStock(tx, { orderId: order.id, lines, to: soldTo(order), expiresAt: now })
  await sellHolds(tx, order, actor)
}
