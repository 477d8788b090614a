import type { TrackedOrder } from '@makola/contract/orders.ts'
import { LocalTime } from '../ui/local-time.tsx'
import type { TimelineStep } from '../ui/timeline.tsx'
import { isOver } from './order-headline.ts'

/** All parcels on one timeline, newest first. The newest entry is where the order stands, unless it is over. */
export function listTimelineSteps({ timeline, state }: Pick<TrackedOrder, 'timeline' | 'state'>): TimelineStep[] {
  return timeline.map((entry, index) => ({
    key: `${entry.kind}-${entry.parcelNumber ?? 'order'}-${entry.at}`,
    title: entry.text,
    detail: entry.parcelNumber && `${entry.storeName ?? 'Parcel'} · ${entry.parcelNumber}`,
    time: <LocalTime at={entry.at} />,
    state: index === 0 && !isOver(state) ? 'current' : 'done',
  }))
}
