import type { PricedOption } from './load-delivery-options.ts'

/**
 * What an option costs for goods of this worth. Whether they are worth enough for free delivery is asked in the store's
 * currency, in which the seller set the threshold.
 */
export function chargeDelivery(
  option: PricedOption,
  subtotalStoreMinor: number,
): { minor: number; storeMinor: number } {
  const isFree = option.freeOverStoreMinor !== null && subtotalStoreMinor >= option.freeOverStoreMinor
  return isFree ? { minor: 0, storeMinor: 0 } : { minor: option.priceMinor, storeMinor: option.priceStoreMinor }
}
