import type { OrderState, ParcelState } from '@makola/contract/orders/orders.ts'
import { say } from '@makola/words/say.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { openRefundStates } from '../../payments/refunds/refund-states.ts'
import { readRefundable } from '../../payments/refunds/request-refund.ts'
import { paymentFacts, payments, refunds } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { noteOrderEvent } from '../note-order-event.ts'
import { closedParcelStates, orderTransitions, statesAfterTurnedAway } from '../order-states.ts'
import { orderEvents, orders, parcelRefunds, parcels } from '../tables.ts'
import { findWayBack } from '../way-back.ts'
import { readRefund } from './read-refund.ts'

const t = say('en')

type Order = typeof orders.$inferSelect
type Refund = typeof refunds.$inferSelect

/**
 * Updates an order after one of its refunds ended. Locks the order's row; repeating it changes nothing. Once it is paid, refunds
 * of the order's money belong to parcels: a refund of the surplus does not change it.
 */
export async function applyRefund(
  platform: Platform,
  { refundId, orderId, state }: { refundId: string; orderId: string; state: 'succeeded' | 'failed' },
): Promise<void> {
  const now = platform.clock.now()
  await transact(platform, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const found = await readRefund(tx, refundId)
    if (!order || !found) return
    const { refund, fact, parcel } = found
    // When a refund ends twice, only the later end counts; its own event reports it.
    if (refund.state !== state) return
    const isBeyond = fact.decision === 'second_success' || (order.paidAt !== null && parcel === null)
    const ended = { refund, parcel, now }
    if (state === 'succeeded') return isBeyond ? noteBeyond(tx, order, ended) : noteReturn(tx, order, ended)
    const subject = { id: parcel?.id ?? order.id, name: parcel?.number ?? order.number }
    await recordAudit(tx, platform.clock, {
      storeId: parcel?.storeId ?? null,
      by: 'payment',
      action: 'refund.failed',
      subject,
      after: { amountMinor: refund.amountMinor, currency: refund.currency, failure: refund.failure },
    })
    if (isBeyond) await noteTurnedAway(tx, order, ended)
    else if (order.state === 'review') await reopenReview(tx, order, refund)
    else await takeBack(tx, order, ended)
  })
}

type Returned = { refund: Refund; parcel: typeof parcels.$inferSelect | null; now: Date }

/** The buyer is told about it; the order stays unchanged. */
async function noteBeyond(tx: Transaction, order: Order, { refund, now }: Returned): Promise<void> {
  const { id, amountMinor: amount, currency, actor } = refund
  const text = t('orders.noted.not-needed', { amount: { amount, currency } })
  await noteOrderEvent(tx, { id, orderId: order.id, kind: 'refunded', text, actor, at: now })
}

async function noteReturn(tx: Transaction, order: Order, { refund, parcel, now }: Returned): Promise<void> {
  const { id, amountMinor: amount, currency, reason } = refund
  // An operator's reason is internal.
  const given = {
    amount: { amount, currency },
    way: await findWayBack(tx, { refund, parcel, paysCash: order.paysCash }),
  }
  const sent = parcel ? t('orders.noted.refunded-because', { ...given, reason }) : t('orders.noted.refunded', given)
  const text = refund.disputeId ? t('orders.noted.taken-by-bank', { amount: given.amount }) : sent
  const ofParcel = parcel ? { parcelId: parcel.id, storeId: parcel.storeId } : {}
  // The event has the refund's id: it is written once however often this runs.
  await noteOrderEvent(tx, { id, orderId: order.id, ...ofParcel, kind: 'refunded', text, actor: refund.actor, at: now })
  const state = (await isAllBack(tx, order, refund)) ? 'refunded' : 'partly_refunded'
  if (order.state === 'review' && state === 'partly_refunded') return
  if (!orderTransitions[order.state].includes(state)) return
  await tx
    .update(orders)
    .set({ state, closedAt: state === 'refunded' ? (order.closedAt ?? now) : order.closedAt })
    .where(eq(orders.id, order.id))
}

/** For a paid order, what was paid of its total. For an unpaid one, everything that arrived before the decision. */
async function isAllBack(tx: Transaction, order: Order, { paymentId }: Refund): Promise<boolean> {
  if (order.paidAt === null) {
    const isItsOwn = and(eq(paymentFacts.paymentId, paymentId), ne(paymentFacts.decision, 'second_success'))
    const facts = await tx.select().from(paymentFacts).where(isItsOwn)
    const open = await Promise.all(facts.map((fact) => readRefundable(tx, fact)))
    const ofFacts = inArray(
      refunds.factId,
      facts.map(({ id }) => id),
    )
    const underWay = and(ofFacts, inArray(refunds.state, openRefundStates))
    return open.every((minor) => minor === 0) && (await tx.$count(refunds, underWay)) === 0
  }
  return (await sumReturned(tx, paymentId)) >= (await readPaid(tx, order))
}

/** Reads what the buyer paid of a paid order: its total, less what the shop bears of it. */
async function readPaid(tx: Transaction, { id, totalMinor }: Order): Promise<number> {
  const [payment] = await tx
    .select({ shortfallMinor: payments.shortfallMinor })
    .from(payments)
    .where(eq(payments.orderId, id))
  return totalMinor - (payment?.shortfallMinor ?? 0)
}

/** Sums the refunds of the order's parcels. */
async function sumReturned(tx: Transaction, paymentId: string): Promise<number> {
  const [back] = await tx
    .select({ minor: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)`.mapWith(Number) })
    .from(refunds)
    .innerJoin(parcelRefunds, eq(parcelRefunds.refundId, refunds.id))
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'succeeded')))
  return back?.minor ?? 0
}

/**
 * Refunded money is the order's again. Whether or not the buyer was told about this refund: another one's outcome may have been
 * decided while this one counted too.
 */
async function takeBack(tx: Transaction, order: Order, { refund, parcel, now }: Returned): Promise<void> {
  await noteTurnedAway(tx, order, { refund, parcel, now })
  const statesAfter = statesAfterTurnedAway[order.state] ?? []
  if (order.paidAt === null) {
    if (statesAfter.includes('review')) await reopenReview(tx, order, refund)
    return
  }
  const states = (await tx.select().from(parcels).where(eq(parcels.orderId, order.id))).map((each) => each.state)
  const isClosed = states.every((state) => closedParcelStates.includes(state))
  const state = await stateWithout(tx, order, { refund, states })
  if (!statesAfter.includes(state)) return
  await tx
    .update(orders)
    .set({ state, closedAt: isClosed ? order.closedAt : null })
    .where(eq(orders.id, order.id))
}

/** Notes on the timeline that a refund shown there has failed after all. */
async function noteTurnedAway(tx: Transaction, order: Order, { refund, parcel, now }: Returned): Promise<void> {
  const told = and(eq(orderEvents.id, refund.id), eq(orderEvents.kind, 'refunded'))
  if ((await tx.$count(orderEvents, told)) === 0) return
  const { amountMinor: amount, currency } = refund
  const text = t('orders.noted.turned-away', { amount: { amount, currency } })
  const ofParcel = parcel ? { parcelId: parcel.id, storeId: parcel.storeId } : {}
  await noteOrderEvent(tx, { orderId: order.id, ...ofParcel, kind: 'refund-failed', text, actor: 'payment', at: now })
}

async function stateWithout(
  tx: Transaction,
  order: Order,
  { refund, states }: { refund: Refund; states: ParcelState[] },
): Promise<OrderState> {
  const backMinor = await sumReturned(tx, refund.paymentId)
  if (backMinor >= (await readPaid(tx, order))) return 'refunded'
  if (states.every((state) => state === 'cancelled')) return 'cancelled'
  if (backMinor > 0) return 'partly_refunded'
  return states.every((state) => closedParcelStates.includes(state)) ? 'completed' : 'paid'
}

/** The operator decides again. */
async function reopenReview(tx: Transaction, order: Order, { failure }: Refund): Promise<void> {
  const stateReason = [t('orders.noted.not-sent-back'), failure].filter(Boolean).join(' ')
  await tx
    .update(orders)
    .set({ state: 'review', decision: null, stateReason, closedAt: null })
    .where(eq(orders.id, order.id))
}
