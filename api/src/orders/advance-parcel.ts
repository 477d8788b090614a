import type { ParcelState } from '@makola/contract/orders.ts'
import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { emit } from '../platform/events.ts'
import { newId } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { parcelMoved } from './events.ts'
import { closedParcelStates, requireOrderTransition, requireParcelTransition } from './order-states.ts'
import { orderEvents, orders, parcels } from './tables.ts'

type Step =
  | { to: 'shipped'; carrier: string; trackingNumber: string | null }
  | { to: 'packed' | 'delivered' | 'cancelled' | 'returned' }

/**
 * Moves a parcel on: packed, shipped with a carrier, delivered, given up or sent back. The order is completed when the
 * last of its parcels is closed, or cancelled when none was ever sent.
 * @throws Problem `not-found` (404), `wrong-state` (409) with the present state.
 */
export async function advanceParcel(
  platform: Platform,
  { parcelId, ...step }: { parcelId: string } & Step,
): Promise<void> {
  const now = platform.clock.now()
  await transact(platform, async (tx) => {
    const order = await lockOrderOf(tx, parcelId)
    const [parcel] = await tx.select().from(parcels).where(eq(parcels.id, parcelId))
    if (!order || !parcel) throw notFound('parcel')
    if (order.state === 'review') {
      throw new Problem('wrong-state', 'An operator is looking into this order.', { current: order.state })
    }
    requireParcelTransition(parcel.state, step.to)
    const shipment = step.to === 'shipped' ? { carrier: step.carrier, trackingNumber: step.trackingNumber } : {}
    await tx
      .update(parcels)
      .set({ state: step.to, ...shipment })
      .where(eq(parcels.id, parcelId))
    await tx.insert(orderEvents).values({ id: newId(), orderId: order.id, parcelId, kind: step.to, at: now })
    emit(tx, parcelMoved, { orderId: order.id, parcelId, state: step.to })
    await closeOrder(tx, order, now)
  })
}

/** Locked before the parcel is read, so that two moves at once see one another. */
async function lockOrderOf(tx: Transaction, parcelId: string): Promise<typeof orders.$inferSelect | undefined> {
  const ofParcel = tx.select({ id: parcels.orderId }).from(parcels).where(eq(parcels.id, parcelId))
  const [order] = await tx.select().from(orders).where(inArray(orders.id, ofParcel)).for('update')
  return order
}

async function closeOrder(tx: Transaction, order: typeof orders.$inferSelect, now: Date): Promise<void> {
  if (order.state !== 'paid' && order.state !== 'partly_refunded') return
  const rows = await tx.select({ state: parcels.state }).from(parcels).where(eq(parcels.orderId, order.id))
  const states = rows.map((row): ParcelState => row.state)
  if (!states.every((state) => closedParcelStates.includes(state))) return
  const end = states.every((state) => state === 'cancelled') ? 'cancelled' : 'completed'
  requireOrderTransition(order.state, end)
  await tx.update(orders).set({ state: end, closedAt: now }).where(eq(orders.id, order.id))
}
