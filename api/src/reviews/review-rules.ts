import type { OrderState, ParcelState } from '@makola/contract/orders/orders.ts'
import type { ReviewClosed } from '@makola/contract/reviews/reviews.ts'
import { addSeconds } from '../platform/clock.ts'

export const daySeconds = 86_400
/** Days in which a writer may change a review, and a store its reply. */
export const editDays = 30
/** Days of writing after the arrival. */
const writeDays = 90
/** A parcel that its store never marked as delivered may have arrived this many days after the last estimate. */
const unmarkedDays = 14

export type Arrival = {
  orderState: OrderState
  parcelState: ParcelState
  isPaid: boolean
  /** The last estimated day; null before the payment. */
  estimatedTo: Date | null
  deliveredAt: Date | null
  /** True when the line was refunded because it did not arrive. */
  neverArrived: boolean
  now: Date
}

/** Finds out if a line can be reviewed now, and until when. */
export function writingOf(arrival: Arrival): { closed: ReviewClosed | null; closesAt: Date | null } {
  const { orderState, parcelState, isPaid, estimatedTo, deliveredAt, neverArrived, now } = arrival
  const shut = (closed: ReviewClosed) => ({ closed, closesAt: null })
  if (parcelState === 'cancelled') return shut('cancelled')
  if (neverArrived) return shut('never-arrived')
  if (!isPaid || orderState === 'review') return shut('not-paid')
  const isSent = parcelState === 'shipped' || parcelState === 'delivered' || parcelState === 'returned'
  const from = deliveredAt ?? (isSent ? estimatedTo && addSeconds(estimatedTo, unmarkedDays * daySeconds) : null)
  if (!from || now < from) return shut('not-delivered')
  const closesAt = addSeconds(from, writeDays * daySeconds)
  return { closed: now > closesAt ? 'window-over' : null, closesAt }
}

/** The end of changing something written at a moment; null once it is over. */
export function editableUntil(writtenAt: Date, now: Date): Date | null {
  const until = addSeconds(writtenAt, editDays * daySeconds)
  return now > until ? null : until
}
