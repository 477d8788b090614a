import type { Pickup } from '@makola/contract/shipping.ts'

/** Where a buyer comes for the goods, as the columns keep it; null when they are brought. */
export function readPickup({
  isPickup,
  pickupAddress,
}: {
  isPickup: boolean
  pickupAddress: string | null
}): Pickup | null {
  return isPickup ? { address: pickupAddress } : null
}

/** The columns that keep it. */
export function writePickup(pickup: Pickup | null | undefined): { isPickup: boolean; pickupAddress: string | null } {
  return { isPickup: Boolean(pickup), pickupAddress: pickup?.address?.trim() ?? null }
}
