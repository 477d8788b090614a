import type Big from 'big.js'
import { type CurrencyCode, exponentOf } from './currencies.ts'
import { powerOfTen, readDecimal } from './decimal.ts'
import { type RoundingRule, roundPrice } from './rounding.ts'

/** For tests: `roundPrice` of a price in major units that decimals have worked out. */
export function roundExact(exactMajor: Big, currency: CurrencyCode, rule: RoundingRule | null): number {
  const { digits, scale } = readDecimal(exactMajor.toFixed())
  return roundPrice(digits * powerOfTen(exponentOf(currency)), powerOfTen(scale), currency, rule)
}
