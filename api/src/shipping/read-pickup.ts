import type { Pickup } from '@makola/contract/shipping/shipping.ts'

/** Reads the place of a pick-up from the columns; null for an ordinary delivery. */
export function readPickup({
  isPickup,
  pickupAddress,
}: {
  isPickup: boolean
  pickupAddress: string | null
}): Pickup | null {
  return isPickup ? { address: pickupAddress } : null
}

/** The columns that store it. */
export function writePickup(pickup: Pickup | null | undefined): { isPickup: boolean; pickupAddress: string | null } {
  return { isPickup: Boolean(pickup), pickupAddress: pickup?.address?.trim() ?? null }
}
