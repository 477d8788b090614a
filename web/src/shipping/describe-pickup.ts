import type { Pickup } from '@makola/contract/shipping.ts'

/** Describes the place of a pick-up. */
export function describePickup({ address }: Pickup): string {
  return address ?? 'The store sends you the address'
}
