import type { OrderState } from '@makola/contract/orders/orders.ts'
import { say } from '@makola/words/say.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { isInCart } from '../../carts/cart/is-in-cart.ts'
import { releaseHolds } from '../../catalogue/stock/release-holds.ts'
import { closePayment } from '../../payments/attempts/close-payment.ts'
import { paymentFacts, payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inOneFlight } from '../../platform/database/in-one-flight.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { paymentToDecide } from '../events.ts'
import { noteOrderEvent } from '../note-order-event.ts'
import { requireOrderTransition } from '../order-states.ts'
import { orders } from '../tables.ts'
import { markOrderPaid } from './mark-order-paid.ts'
import { surplusOf } from './order-money.ts'
import { sendMoneyBack } from './send-money-back.ts'

const t = say('en')

type Order = typeof orders.$inferSelect
type Payment = typeof payments.$inferSelect

/**
 * Updates an order after its payment: paid when the money matches, to review when it does not or when the goods are gone. Locks
 * the order's row; repeating it changes nothing.
 */
export async function applySettlement(platform: Platform, orderId: string): Promise<void> {
  const now = platform.clock.now()
  const apply = async (tx: Transaction) => {
    const [[order], [payment]] = await inOneFlight([lockOrder(tx, { orderId }), findPayment(tx, { orderId })])
    if (!order || !payment) throw new Error(`Order ${orderId} and its payment do not belong together`)
    if (payment.state === 'paid') await honour(tx, order, payment, now)
    else if (await hasMisfit(tx, payment.id)) await refuse(tx, order, now)
  }
  await transact(platform, apply, { byIndex: true })
}

const lockOrder = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db.select().from(orders).where(eq(orders.id, orderId)).for('update'),
)

const findPayment = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db.select().from(payments).where(eq(payments.orderId, orderId)),
)

/**
 * Late money is honoured as long as all of the goods are in stock, and refunded automatically when they are not. Decisions stay.
 * The surplus is left to a person.
 */
async function honour(tx: Transaction, order: Order, payment: Payment, now: Date): Promise<void> {
  if (order.paidAt !== null || order.decision !== null || order.state === 'review') return
  if (order.state === 'cancelled') {
    await review(tx, order, t('orders.noted.paid-after-cancelling'), now)
    return emit(tx, paymentToDecide, { orderId: order.id })
  }
  if (order.letGoAt && !(await isStillWanted(tx, order))) return sendBack(tx, order, changedMeanwhile, now)
  try {
    await markOrderPaid(tx, order, { payment, now })
    await returnMisfits(tx, order.id, payment, now)
    if (surplusOf({ paidAt: now }, payment) > 0) emit(tx, paymentToDecide, { orderId: order.id })
  } catch (error) {
    if (!(error instanceof Problem && error.type === 'out-of-stock')) throw error
    await sendBack(tx, order, goneMeanwhile, now)
  }
}

/** Money that does not match may have come just before the money that pays. */
async function returnMisfits(tx: Transaction, orderId: string, payment: Payment, now: Date): Promise<void> {
  const { capturedMinor: keptMinor } = payment
  await sendMoneyBack(tx, { orderId, keptMinor, reason: t('orders.noted.misfit'), actor: 'payment', now })
}

/** An order released for a change is still wanted only while its lines are unchanged in the cart. */
async function isStillWanted(tx: Transaction, { cartId }: Order): Promise<boolean> {
  return cartId !== null && (await isInCart(tx, cartId))
}

type SentBack = { told: string; reason: string }

const goneMeanwhile: SentBack = {
  told: t('orders.noted.paid-when-gone'),
  reason: t('orders.noted.refund-when-gone'),
}
const changedMeanwhile: SentBack = {
  told: t('orders.noted.paid-after-change'),
  reason: t('orders.noted.refund-after-change'),
}

/** The order is in review until the provider confirms the refund; if it fails, a person decides. */
async function sendBack(tx: Transaction, order: Order, { told, reason }: SentBack, now: Date): Promise<void> {
  await review(tx, order, told, now)
  await tx.update(orders).set({ decision: 'refund' }).where(eq(orders.id, order.id))
  await sendMoneyBack(tx, { orderId: order.id, reason, actor: 'payment', now })
}

const unpaidStates: readonly OrderState[] = ['awaiting_payment', 'expired', 'cancelled']

/**
 * Money arrived that does not match: the order is neither paid nor payable until a person has looked at it, once. An order that its
 * buyer cancelled while the money was under way is among them.
 */
async function refuse(tx: Transaction, order: Order, now: Date): Promise<void> {
  if (order.paidAt !== null || order.decision !== null || !unpaidStates.includes(order.state)) return
  await releaseHolds(tx, order.id)
  await closePayment(tx, order.id)
  await review(tx, order, t('orders.noted.money-misfits'), now)
  emit(tx, paymentToDecide, { orderId: order.id })
}

async function hasMisfit(tx: Transaction, paymentId: string): Promise<boolean> {
  const misfits = await tx
    .select({ id: paymentFacts.id })
    .from(paymentFacts)
    .where(
      and(eq(paymentFacts.paymentId, paymentId), inArray(paymentFacts.decision, ['underpaid', 'currency_mismatch'])),
    )
    .limit(1)
  return misfits.length > 0
}

async function review(tx: Transaction, order: Order, reason: string, now: Date): Promise<void> {
  requireOrderTransition(order.state, 'review')
  await tx.update(orders).set({ state: 'review', stateReason: reason }).where(eq(orders.id, order.id))
  await noteOrderEvent(tx, { orderId: order.id, kind: 'payment-failed', text: reason, at: now })
}
