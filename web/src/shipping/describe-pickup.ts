import type { Pickup } from '@makola/contract/shipping.ts'

/** Where a buyer comes for the goods. */
export function describePickup({ address }: Pickup): string {
  return address ?? 'The store sends you the address'
}
