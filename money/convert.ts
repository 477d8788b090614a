import Big from 'big.js'
import { type CurrencyCode, exponentOf } from './currencies.ts'
import { type Decimal, divideHalfUp, powerOfTen, readDecimal } from './decimal.ts'
import { assertMinor } from './money.ts'
import { type RoundingRule, roundPrice } from './rounding.ts'

/**
 * The terms for selling one currency in another: `rate` units of the second for one of the first, major to major (R2), as text.
 */
export type PriceTerms = { rate: string; marginPct: string; rounding: RoundingRule | null }

/** Divides to 100 decimals: far beyond the precision of the resulting number. */
const Exact = Big()
Exact.strict = true
Exact.DP = 100

const rateDigits = 12
const plainRate = /^(?:0|[1-9]\d{0,11})(?:\.\d{1,36})?$/
const plainMargin = /^-?(?:0|[1-9]\d?)(?:\.\d{1,6})?$/

/** Returns true for a valid rate: plain decimal above 0, without sign or exponent, with at most 12 significant digits. */
export function isValidRate(text: string): boolean {
  if (!plainRate.test(text)) return false
  const significant = text.replace('.', '').replace(/^0+/, '').replace(/0+$/, '')
  return significant.length > 0 && significant.length <= rateDigits
}

/** Returns true for a valid margin in percent: plain decimal, above −50 and below 100, with at most 6 decimals. */
export function isValidMargin(text: string): boolean {
  return plainMargin.test(text) && Number(text) > -50
}

/**
 * A unit price in another currency, in its minor units: R2 and R3 exactly, then the one rounding of R4.
 * Above 0 it never becomes 0, and 0 stays 0. Convert unit prices and delivery prices only, never a sum (R5, R8).
 * @throws RangeError on an unknown currency, an invalid rate, margin or rule, an amount below 0 or a result beyond the safe range
 */
export function convertPrice(amountMinor: number, from: CurrencyCode, to: CurrencyCode, terms: PriceTerms): number {
  const rate = applyMargin(terms)
  const dividend = BigInt(assertMinor(amountMinor)) * rate.digits * powerOfTen(exponentOf(to))
  return roundPrice(dividend, powerOfTen(rate.scale + exponentOf(from)), to, terms.rounding)
}

/**
 * R24: what a store earns of a unit that its buyer pays `paidMinor` for. Its own price, `storeMinor`; where its own terms or a pinned price
 * made the unit cheaper than the shop's terms do, only what was paid is worth at the shop's terms, rounded down.
 * @param from The store's currency, of `storeMinor` and of the result.
 * @param to The currency that is paid in.
 * @param terms The shop's terms, from the store's currency.
 * @throws RangeError as `convertPrice`
 */
export function earnedPrice(
  { storeMinor, paidMinor }: { storeMinor: number; paidMinor: number },
  from: CurrencyCode,
  to: CurrencyCode,
  terms: PriceTerms,
): number {
  if (paidMinor >= convertPrice(storeMinor, from, to, terms)) return storeMinor
  return Math.min(storeMinor, paidWorth(paidMinor, from, to, terms))
}

/**
 * R11: the worth of a unit in the store's currency where its own terms or a pinned price made it dearer than the shop's terms do, rounded
 * down; null where it costs no more than these.
 * @throws RangeError as `convertPrice`
 */
export function dearerWorth(
  { storeMinor, paidMinor }: { storeMinor: number; paidMinor: number },
  from: CurrencyCode,
  to: CurrencyCode,
  terms: PriceTerms,
): number | null {
  if (paidMinor <= convertPrice(storeMinor, from, to, terms)) return null
  return Math.max(storeMinor, paidWorth(paidMinor, from, to, terms))
}

/** The worth of a price at these terms, rounded down, as far as can be counted. */
function paidWorth(paidMinor: number, from: CurrencyCode, to: CurrencyCode, terms: PriceTerms): number {
  const rate = applyMargin(terms)
  const worth =
    (BigInt(assertMinor(paidMinor)) * powerOfTen(rate.scale + exponentOf(from))) /
    (rate.digits * powerOfTen(exponentOf(to)))
  return worth > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(worth)
}

/**
 * The value of a sum in the base currency of a rate (units of `from` for one unit of `base`), in minor units: exact, then rounded
 * once, half away from zero. For figures, and for limits above which staff decide:
 * nothing is ever sold, refunded or booked at it (R9).
 * @throws RangeError on an unknown currency, an invalid rate or a result beyond the safe range
 */
export function valueSum(sumMinor: number, from: CurrencyCode, base: CurrencyCode, rate: string): number {
  const { digits, scale } = readDecimal(assertRate(rate))
  const sum = BigInt(assertMinor(sumMinor))
  const dividend = (sum < 0n ? -sum : sum) * powerOfTen(scale + exponentOf(base))
  const value = divideHalfUp(dividend, digits * powerOfTen(exponentOf(from)))
  return assertMinor(Number(sum < 0n ? -value : value))
}

/**
 * R3: rate × (1 + margin/100), exact and never rounded, as plain decimal text.
 * @throws RangeError on an invalid rate or margin
 */
export function effectiveRate(terms: PriceTerms): string {
  const { digits, scale } = applyMargin(terms)
  return new Exact(`${digits}e-${scale}`).toFixed()
}

/**
 * R14: the rate from A to B over a pivot currency = pivotTo / pivotFrom, both in units for one unit of the pivot;
 * 12 significant digits, half-even. Made once when a rate changes, and stored.
 * @throws RangeError on an invalid rate, or a quotient too far from 1 to be one
 */
export function crossRate(pivotFrom: string, pivotTo: string): string {
  const from = readDecimal(assertRate(pivotFrom))
  const to = readDecimal(assertRate(pivotTo))
  const dividend = to.digits * powerOfTen(from.scale)
  const divisor = from.digits * powerOfTen(to.scale)
  // The quotient of an m-digit and an n-digit number has m − n or m − n + 1 digits before the point.
  const scale = rateDigits - (digitsOf(dividend) - digitsOf(divisor))
  const tooLong = digitsOf(divideHalfEven(dividend, divisor, scale)) > rateDigits
  const places = tooLong ? scale - 1 : scale
  return assertRate(new Exact(`${divideHalfEven(dividend, divisor, places)}e${-places}`).toFixed())
}

/**
 * Returns the difference between two rates in percent: 20 for a rise by a fifth, −99.9 for 1.418 instead of 1418. The screens
 * warn above 10 and ask again above 20, in either direction.
 * @throws RangeError on an invalid rate
 */
export function changePct(oldRate: string, newRate: string): number {
  const difference = new Exact(assertRate(newRate)).minus(assertRate(oldRate))
  return Number(difference.times('100').div(oldRate).toFixed())
}

/** `dividend / divisor` in units of the last of `places` decimals; a tie goes to the even one. */
function divideHalfEven(dividend: bigint, divisor: bigint, places: number): bigint {
  const [above, below] =
    places < 0 ? [dividend, divisor * powerOfTen(-places)] : [dividend * powerOfTen(places), divisor]
  const quotient = above / below
  const twiceRest = 2n * (above % below)
  const goesUp = twiceRest > below || (twiceRest === below && quotient % 2n === 1n)
  return goesUp ? quotient + 1n : quotient
}

function digitsOf(number: bigint): number {
  return String(number).length
}

function applyMargin(terms: PriceTerms): Decimal {
  if (!isValidMargin(terms.marginPct)) throw new RangeError(`Not a margin: ${terms.marginPct}`)
  const rate = readDecimal(assertRate(terms.rate))
  const margin = readDecimal(terms.marginPct)
  const hundred = 100n * powerOfTen(margin.scale)
  return { digits: rate.digits * (hundred + margin.digits), scale: rate.scale + margin.scale + 2 }
}

function assertRate(text: string): string {
  if (!isValidRate(text)) throw new RangeError(`Not a rate: ${text}`)
  return text
}
