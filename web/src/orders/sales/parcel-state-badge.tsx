import type { ParcelState } from '@makola/contract/orders.ts'
import { Badge } from '../../ui/display/badge.tsx'

/** The states of a parcel as tasks, in the store's words. */
export const sellerWords: Record<ParcelState | 'refunded', string> = {
  waiting: 'Unpaid',
  new: 'To pack',
  packed: 'To ship',
  refunded: 'Refunded',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
}

const tones: Record<ParcelState | 'refunded', 'neutral' | 'accent' | 'success' | 'danger'> = {
  waiting: 'neutral',
  new: 'accent',
  packed: 'accent',
  refunded: 'danger',
  shipped: 'success',
  delivered: 'success',
  cancelled: 'neutral',
  returned: 'danger',
}

/** An unsent parcel that was refunded in full must not be packed or sent any more: the badge says so. */
export function ParcelStateBadge({ state, isRefunded }: { state: ParcelState; isRefunded: boolean }) {
  const shown = isRefunded && (state === 'new' || state === 'packed') ? 'refunded' : state
  return (
    <Badge tone={tones[shown]} className="shrink-0 whitespace-nowrap">
      {sellerWords[shown]}
    </Badge>
  )
}
