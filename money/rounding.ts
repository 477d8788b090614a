import Big from 'big.js'
import { type CurrencyCode, exponentOf, isCurrency } from './currencies.ts'
import { assertMinor } from './money.ts'

/**
 * How a shop likes its prices in one currency; texts are decimals in major units.
 * `increment` rounds to its multiples; `ending` takes the next price up that ends so (0.99).
 */
export type RoundingRule =
  | { type: 'increment'; increment: string; mode: 'half_up' | 'ceil' | 'floor' }
  | { type: 'ending'; ending: string }

const Exact = Big()
Exact.strict = true

/** The prices that a rule allows, `offset + k × step` in minor units, and which neighbour an exact price goes to. */
type Grid = { step: Big; offset: Big; mode: 'half_up' | 'ceil' | 'floor' }

const gridSize = /^\d{1,12}(?:\.\d{1,4})?$/

/** Whether the rule can be kept in the currency: an increment of at least one and of whole minor units, an ending from 0 up to but not 1. */
export function isValidRule(rule: RoundingRule, currency: CurrencyCode): boolean {
  const text = rule.type === 'increment' ? rule.increment : rule.ending
  if (!isCurrency(currency) || !gridSize.test(text)) return false
  const major = new Exact(text)
  if (!toMinorUnits(major, currency).mod('1').eq('0')) return false
  return rule.type === 'increment' ? major.gt('0') : major.lt('1')
}

/**
 * R4: the one rounding of a unit price, straight from the exact value in major units to minor units.
 * Without a rule half-up to the minor unit. A price above 0 that would become 0 becomes one step; 0 stays 0.
 * @throws RangeError on a price below 0, a rule that does not fit the currency, or a result beyond the safe range
 */
export function roundToRule(exactMajor: Big, currency: CurrencyCode, rule: RoundingRule | null): number {
  if (exactMajor.lt('0')) throw new RangeError('A price cannot be below 0')
  if (exactMajor.eq('0')) return 0
  const { step, offset, mode } = layGrid(currency, rule)
  const steps = snap(toMinorUnits(exactMajor, currency).minus(offset), step, mode)
  const price = steps.plus(offset)
  return assertMinor(Number((price.eq('0') ? step : price).toFixed()))
}

function layGrid(currency: CurrencyCode, rule: RoundingRule | null): Grid {
  if (rule === null) return { step: new Exact('1'), offset: new Exact('0'), mode: 'half_up' }
  if (!isValidRule(rule, currency)) throw new RangeError(`This rounding rule does not fit ${currency}`)
  if (rule.type === 'increment') {
    return { step: toMinorUnits(new Exact(rule.increment), currency), offset: new Exact('0'), mode: rule.mode }
  }
  const major = toMinorUnits(new Exact('1'), currency)
  return { step: major, offset: toMinorUnits(new Exact(rule.ending), currency), mode: 'ceil' }
}

/** The multiple of the step that the mode picks. Exact: it takes a remainder and never a quotient. */
function snap(value: Big, step: Big, mode: Grid['mode']): Big {
  const rest = value.mod(step)
  const towardsZero = value.minus(rest)
  const goesUp = mode === 'ceil' ? rest.gt('0') : mode === 'half_up' && rest.times('2').gte(step)
  return goesUp ? towardsZero.plus(step) : towardsZero
}

function toMinorUnits(major: Big, currency: CurrencyCode): Big {
  return major.times(`1e${exponentOf(currency)}`)
}
