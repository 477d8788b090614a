import { dearerWorth, earnedPrice, type PriceTerms } from '@makola/money/convert.ts'
import { highestUnitMinor } from '../convert-countable.ts'
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
export function earnedUnit(unit: Unit, rate: PricingRate, cross: string | null): number | null {
  return atShopsTerms(earnedPrice, unit, rate, cross)
}

/** So much can be counted of an order of a hundred lines: beyond that a worth is of no use. */
const mostWorthMinor = Math.floor(highestUnitMinor / 100)

/** The worth of a unit that its store's own terms made dearer than the shop's do; null for any other. */
export function dearerUnit(unit: Unit, rate: PricingRate, cross: string | null): number | null {
  const worthMinor = atShopsTerms(dearerWorth, unit, rate, cross)
  return worthMinor && Math.max(unit.storeMinor, Math.min(worthMinor, mostWorthMinor))
}

type PricingRate = Pick<ActiveRate, 'currency' | 'active' | 'marginPct' | 'rounding'>

function atShopsTerms<T>(
  value: (unit: Unit, from: string, to: string, terms: PriceTerms) => T,
  unit: Unit,
  rate: PricingRate,
  cross: string | null,
): T | null {
  const { storeCurrency } = unit
  const terms = termsOf(storeCurrency, rate, cross)
  if (typeof terms === 'string') return null
  try {
    return value(unit, storeCurrency, rate.currency, terms)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
