import { type CurrencyCode, exponentOf } from './currencies.ts'

/** An amount in integer minor units of its currency, within the safe range (R1): ₦1,545.20 is `{ amount: 154520, currency: 'NGN' }`. */
export type Money = { amount: number; currency: CurrencyCode }

/**
 * Returns the amount when it is valid as minor units (R1); never −0.
 * @throws RangeError when it is not an integer within ±(2^53 − 1)
 */
export function assertMinor(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an exact amount in minor units: ${amount}`)
  return amount + 0
}

/**
 * The sum of amounts of one currency, in minor units (R8); 0 when there are none.
 * @throws RangeError as soon as the sum leaves the safe range
 */
export function addMinor(...amounts: number[]): number {
  return amounts.reduce((sum, amount) => assertMinor(sum + assertMinor(amount)), 0)
}

/**
 * An amount times a whole number, in minor units.
 * @throws RangeError when the product leaves the safe range, or the quantity is not a whole number of 0 or more
 */
export function multiplyMinor(amount: number, quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a quantity: ${quantity}`)
  return assertMinor(assertMinor(amount) * quantity)
}

/**
 * The sum of two amounts of the same currency.
 * @throws RangeError when the currencies differ: two currencies are never added
 */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`Cannot add ${b.currency} to ${a.currency}`)
  return { amount: addMinor(a.amount, b.amount), currency: a.currency }
}

/**
 * Minor units as plain decimal text in major units, with all the decimals of the currency: 154520 NGN is "1545.20".
 * @throws RangeError on an unknown currency or an amount that is not exact
 */
export function writeMajor({ amount, currency }: Money): string {
  const exponent = exponentOf(currency)
  const digits = String(Math.abs(assertMinor(amount))).padStart(exponent + 1, '0')
  const sign = amount < 0 ? '-' : ''
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/**
 * Plain decimal text in major units ("1545.2") as minor units. Trailing zeros mean nothing.
 * Answers null for any other text, a sign, more decimals than the currency has, or more than the safe range holds.
 * @throws RangeError on an unknown currency
 */
export function readMajor(text: string, currency: CurrencyCode): number | null {
  const exponent = exponentOf(currency)
  const [, whole, written = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text) ?? []
  const decimals = written.slice(0, exponent)
  if (whole === undefined || /[^0]/.test(written.slice(exponent))) return null
  const amount = Number(whole + decimals.padEnd(exponent, '0'))
  return Number.isSafeInteger(amount) ? amount : null
}
