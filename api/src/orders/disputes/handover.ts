import { formatAddress } from '@makola/countries/format-address.ts'
import type { EvidenceFacts } from './gather-evidence.ts'

type Parcels = EvidenceFacts['parcels']

/** How parcels reached their buyer. */
export function handoverOf(parcels: Parcels): 'delivered' | 'collected' | 'both' {
  const collected = parcels.filter(({ parcel }) => parcel.isPickup).length
  if (collected === 0) return 'delivered'
  return collected === parcels.length ? 'collected' : 'both'
}

/** Where they reached the buyer: an order that is picked up everywhere has no street, only the places of the stores. */
export function placeOf({ order, parcels }: Pick<EvidenceFacts, 'order' | 'parcels'>): string {
  const places = parcels.flatMap(({ parcel }) => parcel.pickupAddress ?? [])
  const isKnown = handoverOf(parcels) === 'collected' && places.length > 0
  return isKnown ? places.join('; ') : formatAddress(order.address).join(', ')
}
