import type { ParcelState } from '@makola/contract/orders/orders.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** The states of a parcel as tasks, in the store's words. */
export const sellerStateKeys = {
  waiting: 'orders.sales.state.waiting',
  new: 'orders.sales.state.new',
  packed: 'orders.sales.state.packed',
  refunded: 'orders.sales.state.refunded',
  shipped: 'orders.sales.state.shipped',
  delivered: 'orders.sales.state.delivered',
  cancelled: 'orders.sales.state.cancelled',
  returned: 'orders.sales.state.returned',
} as const satisfies Record<ParcelState | 'refunded', string>

const pickupStateKeys = {
  ...sellerStateKeys,
  packed: 'orders.sales.state.to-get-ready',
  shipped: 'orders.sales.state.ready',
  delivered: 'orders.sales.state.collected',
} as const

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

type ParcelStateBadgeProps = { state: ParcelState; isRefunded: boolean; isPickup: boolean }

/** An unsent parcel that was refunded in full must not be packed or sent any more: the badge says so. */
export function ParcelStateBadge({ state, isRefunded, isPickup }: ParcelStateBadgeProps) {
  const t = useWords()
  const shown = isRefunded && (state === 'new' || state === 'packed') ? 'refunded' : state
  return (
    <Badge tone={tones[shown]} className="shrink-0 whitespace-nowrap">
      {t((isPickup ? pickupStateKeys : sellerStateKeys)[shown])}
    </Badge>
  )
}
