import type { PriceTerms } from '@makola/money/convert.ts'
import { convertCountable, highestUnitMinor } from '../../rates/convert-countable.ts'
import type { ActiveRate } from '../../rates/load-rate.ts'
import { termsOf } from '../../rates/store-rates/terms-of.ts'

/** The reason why there is no price in the shopper's currency. */
export type PriceProblem = 'no-rate' | 'rate-inactive'

export type UnitPrice =
  | { unitMinor: number; terms: PriceTerms | null; priceProblem: null }
  | { unitMinor: null; terms: null; priceProblem: PriceProblem }

/** The fields of a rate that determine a price. */
export type PricingRate = Pick<ActiveRate, 'currency' | 'active' | 'marginPct' | 'rounding'>

export type PriceFacts = {
  /** The price that the seller typed, in the store's currency. */
  unitStoreMinor: number
  storeCurrency: string
  /** The seller's price in the rate's currency, which overrides conversion. */
  pinnedMinor: number | null
  /** Units of the rate's currency for one of the store's; null where the shop has none, even if the store has. */
  cross: string | null
}

/**
 * Returns the price of one unit at a rate: pinned, or converted and rounded once. Without a usable rate it returns no number, not even a
 * pinned one: what its buyer pays could not be valued in the store's currency (R24).
 */
export function priceUnit(facts: PriceFacts, rate: PricingRate | null): UnitPrice {
  if (!rate) return unpriced('no-rate')
  if (!rate.active) return unpriced('rate-inactive')
  if (facts.pinnedMinor !== null && !isCountable(facts, rate)) return unpriced('no-rate')
  if (facts.pinnedMinor !== null) return { unitMinor: facts.pinnedMinor, terms: null, priceProblem: null }
  const terms = termsOf(facts.storeCurrency, rate, facts.cross)
  if (typeof terms === 'string') return unpriced(terms)
  const unitMinor = convertCountable(facts.unitStoreMinor, facts.storeCurrency, rate.currency, terms)
  if (unitMinor === null) return unpriced('no-rate')
  return { unitMinor, terms, priceProblem: null }
}

function isCountable({ pinnedMinor, storeCurrency, cross }: PriceFacts, { currency }: PricingRate): boolean {
  return (cross !== null || storeCurrency === currency) && (pinnedMinor ?? 0) <= highestUnitMinor
}

function unpriced(priceProblem: PriceProblem): UnitPrice {
  return { unitMinor: null, terms: null, priceProblem }
}
