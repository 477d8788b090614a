import { type CurrencyCode, exponentOf, isCurrency } from './currencies.ts'
import { powerOfTen } from './decimal.ts'
import { assertMinor, readMajor } from './money.ts'

/**
 * A shop's rounding in one currency; texts are decimals in major units. `increment` rounds to its multiples; `ending` takes the
 * next price up with this ending (0.99).
 */
export type RoundingRule =
  | { type: 'increment'; increment: string; mode: 'half_up' | 'ceil' | 'floor' }
  | { type: 'ending'; ending: string }

/** The prices that a rule allows, `offset + k × step` in minor units, and the neighbour that an exact price goes to. */
type Grid = { step: bigint; offset: bigint; mode: 'half_up' | 'ceil' | 'floor' }

/** Rounding takes off at most one part in so many. */
const mostTakenOff = 20n

/**
 * Returns true when the rule fits the currency: an increment above 0, an ending from 0 to below 1, and either a whole number of
 * minor units.
 */
export function isValidRule(rule: RoundingRule, currency: CurrencyCode): boolean {
  return isCurrency(currency) && layGrid(currency, rule) !== null
}

/**
 * R4: the one rounding of a unit price, straight from the exact price of `dividend / divisor` minor units. Bigints, because a list
 * converts many prices and they are 20 times as fast as decimals.
 * Without a rule half-up to the minor unit. Where going down would take off more than a twentieth of the price, it goes up: what the
 * shop's own rule takes off, the shop bears, because the store earns its whole price. So a price above 0 never becomes 0; 0 stays 0.
 * @throws RangeError on a price below 0, a rule that does not fit the currency, or a result beyond the safe range
 */
export function roundPrice(
  dividend: bigint,
  divisor: bigint,
  currency: CurrencyCode,
  rule: RoundingRule | null,
): number {
  if (dividend < 0n) throw new RangeError('A price cannot be below 0')
  const grid = layGrid(currency, rule)
  if (grid === null) throw new RangeError(`This rounding rule does not fit ${currency}`)
  if (dividend === 0n) return 0

  const stride = grid.step * divisor
  const fromOffset = dividend - grid.offset * divisor
  const rest = fromOffset % stride
  const isTooLow = rest * mostTakenOff > dividend
  const goesUp = isTooLow || (grid.mode === 'ceil' ? rest > 0n : grid.mode === 'half_up' && 2n * rest >= stride)
  const price = grid.offset + grid.step * (fromOffset / stride + (goesUp ? 1n : 0n))
  return assertMinor(Number(price === 0n ? grid.step : price))
}

function layGrid(currency: CurrencyCode, rule: RoundingRule | null): Grid | null {
  if (rule === null) return { step: 1n, offset: 0n, mode: 'half_up' }
  if (rule.type === 'increment') {
    const step = readMajor(rule.increment, currency)
    return step ? { step: BigInt(step), offset: 0n, mode: rule.mode } : null
  }
  const major = powerOfTen(exponentOf(currency))
  const offset = readMajor(rule.ending, currency)
  return offset !== null && offset < major ? { step: major, offset: BigInt(offset), mode: 'ceil' } : null
}
