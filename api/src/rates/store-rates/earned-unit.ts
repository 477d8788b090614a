import { earnedPrice } from '@makola/money/convert.ts'
import type { ActiveRate } from '../load-rate.ts'
import { termsOf } from './terms-of.ts'

type Unit = {
  /** The price that the seller typed, in the store's currency. */
  storeMinor: number
  storeCurrency: string
  /** The price that the buyer pays, in the rate's currency. */
  paidMinor: number
}

/**
 * What a store earns of a unit, in its own currency: what its own terms take off, it bears itself (R24). Null where the shop has no
 * terms of its own, so that nobody knows what is paid is worth.
 * @param cross The shop's cross rate from the store's currency.
 */
export function earnedUnit(
  { storeMinor, storeCurrency, paidMinor }: Unit,
  rate: Pick<ActiveRate, 'currency' | 'active' | 'marginPct' | 'rounding'>,
  cross: string | null,
): number | null {
  const terms = termsOf(storeCurrency, rate, cross)
  if (typeof terms === 'string') return null
  try {
    return earnedPrice({ storeMinor, paidMinor }, storeCurrency, rate.currency, terms)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
