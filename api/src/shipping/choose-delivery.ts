import { chargeDelivery } from './charge-delivery.ts'
import type { PricedOption } from './load-delivery-options.ts'

export type ChosenDelivery = { option: PricedOption; minor: number; storeMinor: number }

/**
 * Returns the shopper's choice if the store still offers it, else the cheapest for goods of this value; the first of equals. An
 * address means delivery: a pick-up is never chosen automatically while there is another way. Null: the store offers nothing.
 */
export function chooseDelivery(
  options: readonly PricedOption[],
  { chosenId, subtotalStoreMinor }: { chosenId?: string | undefined; subtotalStoreMinor: number },
): ChosenDelivery | null {
  const charged = options.map((option) => ({ option, ...chargeDelivery(option, subtotalStoreMinor) }))
  const [first] = charged.toSorted((a, b) => isPickup(a.option) - isPickup(b.option) || a.storeMinor - b.storeMinor)
  return charged.find(({ option }) => option.id === chosenId) ?? first ?? null
}

/**
 * Returns what the goods lack in the shopper's currency before one of a store's options costs nothing; null when the chosen one is
 * free already, or none ever is. A pick-up that would be free is no reason to buy more for those who want it brought.
 */
export function missingForFree(
  options: readonly PricedOption[],
  { chosen, subtotalMinor }: { chosen: ChosenDelivery; subtotalMinor: number },
): number | null {
  if (chosen.minor === 0) return null
  const missing = options
    .filter((option) => isPickup(option) === isPickup(chosen.option) && option.freeOverMinor !== null)
    // Where rounding puts the goods above the threshold in this currency and below it in the store's, no number is right.
    .map((option) => (option.freeOverMinor ?? 0) - subtotalMinor)
  return missing.length > 0 && Math.min(...missing) > 0 ? Math.min(...missing) : null
}

const isPickup = (option: PricedOption) => Number(Boolean(option.pickup))
