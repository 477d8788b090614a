import type { Transaction } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { defineSignal, signal } from '../platform/messaging/signals.ts'
import { orderEvents } from './tables.ts'

/** An event of an order; `storeId` when it concerns one store's parcel only. */
export const orderChanged = defineSignal<{ orderId: string; storeId: string | null }>('order.changed')

type OrderEvent = Omit<typeof orderEvents.$inferInsert, 'id'> & {
  /** A fixed id, for an event that must be written once however often it is retried. */
  id?: string
  /** The store of the parcel concerned. */
  storeId?: string
}

/** Writes to an order's timeline, and tells its watchers after the commit. */
export async function noteOrderEvent(tx: Transaction, { storeId, ...event }: OrderEvent): Promise<void> {
  await tx
    .insert(orderEvents)
    .values({ id: newId(), ...event })
    .onConflictDoNothing()
  signal(tx, orderChanged, { orderId: event.orderId, storeId: storeId ?? null })
}
