/**
 * Returns the reason why a store's selling limit refuses a parcel; null when it fits.
 * @param roomMinor What the store may still sell, in its currency; null without a limit.
 * @param worthMinor The parcel's items and delivery, in the same.
 */
export function limitProblem(
  roomMinor: number | null,
  worthMinor: number,
): 'store-at-limit' | 'order-too-large' | null {
  if (roomMinor === null) return null
  if (roomMinor <= 0) return 'store-at-limit'
  return worthMinor > roomMinor ? 'order-too-large' : null
}
