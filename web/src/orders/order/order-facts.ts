import type { OrderState, TrackedParcel } from '@makola/contract/orders/orders.ts'

// Apart from the words of a headline: checkout needs these, and not those.

const over = new Set<OrderState>(['completed', 'expired', 'cancelled', 'refunded'])

/** Returns true when an order will not change by itself any more. */
export function isOver(state: OrderState): boolean {
  return over.has(state)
}

/** A parcel that its buyer picks up: in a list it only says so, on its own page it says where. */
export type Pickup = Pick<TrackedParcel, 'pickup'> | { isPickup: boolean }
export const isPickup = (parcel: Pickup) => ('isPickup' in parcel ? parcel.isPickup : parcel.pickup !== null)

/** Returns true for an order of which nothing is brought to the buyer. */
export function isAllPickup(parcels: readonly Pickup[]): boolean {
  return parcels.length > 0 && parcels.every(isPickup)
}
