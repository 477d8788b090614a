import type { orderEvents } from './tables.ts'

/** The author of a cancellation that the buyer asked for. An account's name never looks like it. */
export const buyerAuthor = 'buyer'

/** Returns true for a parcel's end that its buyer wished; the event's text is then the buyer's reason. */
export function isCancelledByBuyer({
  kind,
  actor,
  parcelId,
}: Pick<typeof orderEvents.$inferSelect, 'kind' | 'actor' | 'parcelId'>): boolean {
  return kind === 'cancelled' && actor === buyerAuthor && parcelId !== null
}
