import type { PricedOption } from './load-delivery-options.ts'

/**
 * Returns the price of an option for goods of this value. The threshold for free delivery is compared in the store's currency, in
 * which the seller set it.
 */
export function chargeDelivery(
  option: PricedOption,
  subtotalStoreMinor: number,
): { minor: number; storeMinor: number } {
  const isFree = option.freeOverStoreMinor !== null && subtotalStoreMinor >= option.freeOverStoreMinor
  return isFree ? { minor: 0, storeMinor: 0 } : { minor: option.priceMinor, storeMinor: option.priceStoreMinor }
}
