import type { Pickup } from '@makola/contract/shipping/shipping.ts'
import type { Words } from '../ui/words/use-words.ts'

/** Describes the place of a pick-up. */
export function describePickup({ address }: Pickup, t: Words): string {
  return address ?? t('shipping.pickup.address-later')
}
