import { type CurrencyCode, exponentOf, isCurrency } from './currencies.ts'
import { assertMinor, type Money, readMajor, writeMajor } from './money.ts'

type WireProvider = 'paystack' | 'flutterwave' | 'stripe'

/**
 * Stripe counts these in whole units. UGX is on its list too, and as ×100 on the same page: refused until a live test decides.
 */
const stripeZeroDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const stripeThreeDecimals = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/**
 * R12: an amount in the payment provider's format. Paystack: whole hundredths for every currency, XOF too. Flutterwave: exact
 * decimal text in major units. Stripe: its own list (ISK ×100, MGA whole, three decimals ending in 0).
 * @throws RangeError when the provider cannot take this amount or currency exactly, and below 0
 */
export function toWireAmount(provider: WireProvider, money: Money): string | number {
  if (assertMinor(money.amount) < 0) throw new RangeError(`An amount below 0: ${money.amount}`)
  if (provider === 'flutterwave') return writeMajor(money)
  const decimals = wireDecimals(provider, money.currency)
  if (decimals === null) throw new RangeError(`${provider} does not take ${money.currency}`)
  const wire = rescale(money.amount, exponentOf(money.currency), decimals)
  if (wire === null || !endsWell(provider, money.currency, wire)) {
    throw new RangeError(`${provider} cannot take ${writeMajor(money)} ${money.currency} exactly`)
  }
  return wire
}

/** R12: returns true when the provider supports exactly this amount; without one, when it supports the currency at all. */
export function canWire(
  provider: WireProvider,
  { amount = 0, currency }: Partial<Money> & Pick<Money, 'currency'>,
): boolean {
  try {
    toWireAmount(provider, { amount, currency })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * R12, R13: an amount reported by a provider, number or text, in minor units. Null for an invalid fact: not an integer where one
 * is required, more decimals than the currency has, below 0, or an unknown or unsupported currency.
 */
export function fromWireAmount(provider: WireProvider, value: unknown, currency: CurrencyCode): number | null {
  if (!isCurrency(currency) || (typeof value !== 'number' && typeof value !== 'string')) return null
  const text = String(value)
  if (provider === 'flutterwave') return readMajor(text, currency)
  const decimals = wireDecimals(provider, currency)
  const wire = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (decimals === null || !Number.isSafeInteger(wire) || !endsWell(provider, currency, wire)) return null
  return rescale(wire, decimals, exponentOf(currency))
}

/** Returns the number of decimals in the provider's integer; null when the provider does not support the currency. */
function wireDecimals(provider: 'paystack' | 'stripe', currency: CurrencyCode): number | null {
  const exponent = exponentOf(currency)
  if (provider === 'stripe') {
    if (stripeZeroDecimals.has(currency)) return 0
    if (stripeThreeDecimals.has(currency)) return 3
    if (currency === 'ISK') return 2
    return exponent === 2 ? 2 : null
  }
  return exponent <= 2 ? 2 : null
}

/** Stripe wants the last of three decimals to be 0. */
function endsWell(provider: WireProvider, currency: CurrencyCode, wire: number): boolean {
  return provider !== 'stripe' || !stripeThreeDecimals.has(currency) || wire % 10 === 0
}

/** The same amount with other decimals; null when it would lose a digit or leave the safe range. */
function rescale(amount: number, fromDecimals: number, toDecimals: number): number | null {
  const factor = 10 ** Math.abs(toDecimals - fromDecimals)
  const scaled = toDecimals < fromDecimals ? amount / factor : amount * factor
  return Number.isSafeInteger(scaled) ? scaled : null
}
