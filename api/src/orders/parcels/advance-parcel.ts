import type { ParcelState } from '@makola/contract/orders/orders.ts'
import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { returnStock } from '../../catalogue/stock/return-stock.ts'
import { releaseSale } from '../../ledger/postings/release-sale.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { buyerAuthor } from '../cancelled-by-buyer.ts'
import { parcelMoved } from '../events.ts'
import { noteOrderEvent } from '../note-order-event.ts'
import { closedParcelStates, requireOrderTransition } from '../order-states.ts'
import { bookRefund } from '../refunds/book-refund.ts'
import { isRefunded, readParcelRefunds, refundableOf, sumTakenOut } from '../refunds/read-parcel-refunds.ts'
import { orderLines, orders, parcels } from '../tables.ts'
import { lockParcel } from './lock-parcel.ts'
import { isUnpaidReturn, refuseMove } from './parcel-steps.ts'

const t = say('en')

/** For so long a store can take back that it has shipped a parcel; its buyer is told afterwards. */
export const undoSeconds = 10
/** An undo that began in time has ended by then. */
const undoUnderWaySeconds = 2

export type Step =
  | { to: 'packed' | 'delivered' }
  /** The carrier is null for a parcel that the buyer picks up. */
  | { to: 'shipped'; carrier: string | null; trackingNumber: string | null }
  | { to: 'cancelled'; reason: string; isBuyersWish?: true }
  | { to: 'returned'; restock: boolean }

type Order = typeof orders.$inferSelect
type Parcel = typeof parcels.$inferSelect

type Move = {
  parcelId: string
  by: Caller | string
  step: Step
  /** False for a person who may not refund: they record no return of a parcel that nobody has paid. */
  mayRefund?: boolean
}

/**
 * Moves a parcel on: packed, shipped with a carrier, delivered, cancelled or returned. A cancelled parcel's goods go on sale
 * again and its money is refunded. So is a parcel to be paid in cash that came back without having been delivered: nobody has paid
 * for it. The order is completed when the last of its parcels is closed, or cancelled when none was ever
 * sent. Repeating a step changes nothing.
 * @returns False for a step taken before.
 * @throws Problem `not-found` (404), `wrong-state` (409) with the present state, `validation-failed` (422) without a carrier.
 */
export async function advanceParcel(platform: Platform, move: Move): Promise<boolean> {
  const { isMoved } = await transact(platform, (tx) => advanceParcelWithin(platform, tx, move))
  return isMoved
}

/** The same in a transaction that does more. `refundId` is the refund of a parcel that was given up; null without one. */
export async function advanceParcelWithin(
  platform: Platform,
  tx: Transaction,
  { parcelId, by, step: asked, mayRefund = true }: Move,
): Promise<{ isMoved: boolean; refundId: string | null }> {
  const now = platform.clock.now()
  const actor = nameOf(by)
  const { order, parcel } = await lockParcel(tx, parcelId)
  const step = asked.to === 'shipped' ? sendingOf(parcel, asked) : asked
  if (isTaken(parcel, step)) return { isMoved: false, refundId: null }
  const refusal = refuseMove(
    {
      state: parcel.state,
      orderState: order.state,
      isRefunded: isRefunded(parcel, await readParcelRefunds(tx, parcelId), await readLines(tx, parcelId)),
    },
    step.to,
  )
  if (refusal) throw refusal
  const shipment = step.to === 'shipped' ? { carrier: step.carrier, trackingNumber: step.trackingNumber } : {}
  await tx
    .update(parcels)
    .set({ state: step.to, ...shipment })
    .where(eq(parcels.id, parcelId))
  const reason = reasonToGiveUp(order, parcel, step)
  if (reason !== null && !mayRefund) throw refuse('stores.role-too-low')
  const refundId = reason === null ? null : await refundRest(platform, tx, { order, parcel, by, reason })
  if (step.to === 'delivered') await releaseSale(platform, tx, { parcelId, deliveredAt: now })
  if (step.to === 'cancelled') await restock(tx, { order, parcel, actor, reason: step.reason, now })
  if (step.to === 'returned' && step.restock)
    await restock(tx, { order, parcel, actor, reason: t('orders.noted.came-back'), now })
  const { storeId } = parcel
  await noteOrderEvent(tx, { orderId: order.id, parcelId, storeId, kind: step.to, ...noteOf(step, actor), at: now })
  await recordAudit(tx, platform.clock, {
    storeId,
    by,
    action: `parcel.${step.to}`,
    subject: { id: parcelId, name: parcel.number },
    after: detailsOf(step),
  })
  const waits = step.to === 'shipped' ? undoSeconds + undoUnderWaySeconds : 0
  emit(tx, parcelMoved, { orderId: order.id, parcelId, state: step.to, at: now.toISOString() }, waits)
  await closeOrder(tx, order, now)
  return { isMoved: true, refundId }
}

/** The timeline words a buyer's own cancellation for each side by itself: its text is the reason alone. */
function noteOf(step: Step, actor: string): { text: string; actor: string } {
  if (step.to !== 'cancelled') return { text: '', actor }
  const { reason, isBuyersWish } = step
  return isBuyersWish
    ? { text: reason, actor: buyerAuthor }
    : { text: t('orders.noted.parcel-cancelled', { reason }), actor }
}

function detailsOf({ to, ...details }: Step): Record<string, unknown> {
  return to === 'cancelled' && 'reason' in details ? { reason: details.reason } : details
}

/** Nobody carries a parcel that its buyer picks up. */
function sendingOf({ isPickup }: Parcel, step: Step & { to: 'shipped' }): Step {
  if (isPickup) return { to: 'shipped', carrier: null, trackingNumber: null }
  if (step.carrier === null) throw refuseField('/carrier', 'orders.carrier-missing')
  return step
}

function isTaken(parcel: Parcel, step: Step): boolean {
  if (parcel.state !== step.to) return false
  return step.to !== 'shipped' || (parcel.carrier === step.carrier && parcel.trackingNumber === step.trackingNumber)
}

type Ending = { order: Order; parcel: Parcel; reason: string }

/** Why the money of a parcel goes back with this step; null when it stays. */
function reasonToGiveUp({ paysCash }: Order, { state }: Parcel, step: Step): string | null {
  if (step.to === 'cancelled') return step.reason
  return step.to === 'returned' && isUnpaidReturn({ state, paysCash }) ? t('orders.noted.came-back') : null
}

async function refundRest(
  platform: Platform,
  tx: Transaction,
  { order, parcel, reason, by }: Ending & { by: Caller | string },
): Promise<string | null> {
  const isAllBack = refundableOf(parcel, await readParcelRefunds(tx, parcel.id)) === 0
  return isAllBack ? null : bookRefund(tx, platform.clock, { order, parcel, of: { kind: 'rest' }, reason, by })
}

/** Returns all units to stock, except those taken out of the parcel before. */
async function restock(
  tx: Transaction,
  { order, parcel, ...why }: Ending & { actor: string; now: Date },
): Promise<void> {
  const takenOut = sumTakenOut(await readParcelRefunds(tx, parcel.id))
  const lines = (await readLines(tx, parcel.id)).map(({ id, variantId, quantity }) => ({
    variantId,
    quantity: quantity - (takenOut.get(id) ?? 0),
  }))
  await returnStock(tx, { order, lines: lines.filter(({ quantity }) => quantity > 0), ...why })
}

function readLines(tx: Transaction, parcelId: string) {
  return tx
    .select({ id: orderLines.id, variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.parcelId, parcelId))
}

async function closeOrder(tx: Transaction, order: Order, now: Date): Promise<void> {
  if (order.state !== 'paid' && order.state !== 'partly_refunded') return
  const rows = await tx.select({ state: parcels.state }).from(parcels).where(eq(parcels.orderId, order.id))
  const states = rows.map((row): ParcelState => row.state)
  if (!states.every((state) => closedParcelStates.includes(state))) return
  const end = states.every((state) => state === 'cancelled') ? 'cancelled' : 'completed'
  requireOrderTransition(order.state, end)
  await tx.update(orders).set({ state: end, closedAt: now }).where(eq(orders.id, order.id))
}
