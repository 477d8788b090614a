import { type CurrencyCode, exponentOf } from '@makola/money/currencies.ts'
import { powerOfTen, readDecimal } from '@makola/money/decimal.ts'
import { type RoundingRule, roundPrice } from '@makola/money/rounding.ts'

/** `roundPrice` of a price in major units that `big.js` has worked out. */
export function roundExact(exactMajor: { toFixed(): string }, currency: CurrencyCode, rule: RoundingRule | null) {
  const { digits, scale } = readDecimal(exactMajor.toFixed())
  return roundPrice(digits * powerOfTen(exponentOf(currency)), powerOfTen(scale), currency, rule)
}
