import type { TimelineEntry, TrackedOrder } from '@makola/contract/orders/orders.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import type { TimelineStep } from '../../ui/display/timeline.tsx'
import type { Words } from '../../ui/words/use-words.ts'
import { isOver } from '../order/order-facts.ts'

const setbacks = new Set<TimelineEntry['kind']>(['payment-failed', 'expired', 'cancelled', 'refund-failed', 'returned'])

/**
 * All parcels on one timeline, newest first. The newest entry is the order's state, unless it is over; a declined, abandoned,
 * cancelled or returned step gets no tick.
 */
export function listTimelineSteps(
  { timeline, state }: Pick<TrackedOrder, 'timeline' | 'state'>,
  t: Words,
): TimelineStep[] {
  return timeline.map((entry, index) => ({
    key: `${entry.kind}-${entry.parcelNumber ?? 'order'}-${entry.at}`,
    title: entry.text,
    detail: nameParcel(entry, t),
    time: <LocalTime at={entry.at} />,
    state: setbacks.has(entry.kind) ? 'failed' : index === 0 && !isOver(state) ? 'current' : 'done',
  }))
}

function nameParcel({ parcelNumber: number, storeName }: TimelineEntry, t: Words): string | null {
  if (number === null) return null
  return storeName === null ? t('orders.tracking.timeline.parcel', { number }) : `${storeName} · ${number}`
}
