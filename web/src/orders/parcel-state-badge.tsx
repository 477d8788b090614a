import type { ParcelState } from '@makola/contract/orders.ts'
import { Badge } from '../ui/badge.tsx'

/** What a parcel asks of its store, in the store's words. */
export const sellerWords: Record<ParcelState, string> = {
  waiting: 'Unpaid',
  new: 'To pack',
  packed: 'To ship',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
}

const tones: Record<ParcelState, 'neutral' | 'accent' | 'success' | 'danger'> = {
  waiting: 'neutral',
  new: 'accent',
  packed: 'accent',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'neutral',
  returned: 'danger',
}

export function ParcelStateBadge({ state }: { state: ParcelState }) {
  return (
    <Badge tone={tones[state]} className="shrink-0 whitespace-nowrap">
      {sellerWords[state]}
    </Badge>
  )
}
