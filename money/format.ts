import type { CurrencyCode } from './currencies.ts'
import { type Money, writeMajor } from './money.ts'
import { symbolOf } from './symbols.ts'

/**
 * All text here is made without `Intl`: its results change with the ICU of each browser and server, so a page rendered on one
 * would not match the other.
 */

const gap = '\u00a0'
const minus = '\u2212'

/**
 * An amount for people, with all the decimals of its currency: "₦1,545.20", "KSh 1,234.50", "8,095 F CFA", "−$3.00".
 * `code` writes the ISO code in place of the symbol: "USD 1,545.20". `isShort` leaves the decimals out. Gaps are U+00A0.
 * @throws RangeError on an unknown currency or an amount that is not exact
 */
export function formatMoney(money: Money, options: { code?: boolean; isShort?: boolean } = {}): string {
  const [whole = '', decimals] = writeMajor(money).replace('-', '').split('.')
  const isPlain = decimals === undefined || options.isShort
  const digits = isPlain ? groupThousands(whole) : `${groupThousands(whole)}.${decimals}`
  const sign = money.amount < 0 ? minus : ''
  return sign + (options.code ? money.currency + gap + digits : attachSymbol(digits, money.currency))
}

/**
 * An amount that stands alone or in a sentence: without decimals where it has no minor part. "₦101,500", "$3.50"
 * (docs/decisions/0063). Amounts below one another: column.ts.
 */
export function formatPrice(money: Money): string {
  return formatMoney(money, { isShort: isWhole(money) })
}

/** Returns true for an amount without a minor part. */
export function isWhole(money: Money): boolean {
  return !/\.0*[1-9]/.test(writeMajor(money))
}

/** A symbol that ends in a letter keeps a gap from the digits (R 10.00), a sign stands close (₦10.00, R$10.00). */
function attachSymbol(digits: string, currency: CurrencyCode): string {
  const { text, isAfter } = symbolOf(currency)
  if (isAfter) return digits + gap + text
  return /\p{L}$/u.test(text) ? text + gap + digits : text + digits
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** A count or another plain number for people, with all its decimals: "1,234", "−1,234.5". */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  return `${value < 0 ? minus : ''}${groupThousands(whole)}${decimals === undefined ? '' : `.${decimals}`}`
}

/**
 * A percentage for people, with at most two decimals, half-up: "2.5%", "−3%", "1,234.57%".
 * @throws RangeError on what is not a number
 */
export function formatPercent(value: number | string): string {
  const hundredths = readHundredths(value)
  if (hundredths === null) throw new RangeError(`Not a percentage: ${value}`)
  const { sign, whole, decimals } = splitHundredths(hundredths)
  const tail = decimals.replace(/0+$/, '')
  return `${sign && minus}${groupThousands(whole)}${tail && `.${tail}`}%`
}

/**
 * The specification's amount splitter: a number or numeric text as its integer part and a two-digit decimal part,
 * half-up on the decimals as written: 1234.5 is { integer: '1234', decimal: '50' }, 1.005 is '1' and '01' (binary
 * floats would say '00'). The sign stays with the integer part: −0.5 is '-0' and '50'.
 * What is not a number (also '', '1,234', '12 pcs', NaN and Infinity) gives the numbers 0 and 0.
 */
export function splitAmount(value: number | string): { integer: string | number; decimal: string | number } {
  const hundredths = readHundredths(value)
  if (hundredths === null) return { integer: 0, decimal: 0 }
  const { sign, whole, decimals } = splitHundredths(hundredths)
  return { integer: sign + whole, decimal: decimals }
}

/**
 * The specification's number helper: drops everything but the digits 0–9 and groups the rest in thousands; '' when none
 * remain. For counts only: "10.50" becomes "1,050", so prices go through `parseAmount`.
 */
export function formatNumberInput(text: string): string {
  return groupThousands(text.replace(/\D/g, '').replace(/^0+(?=\d)/, ''))
}

/** The value in hundredths, half-up away from zero; null when it is not a number. */
function readHundredths(value: number | string): bigint | null {
  const text = String(value).trim()
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) || !Number.isFinite(Number(text))) return null
  const [, sign = '', whole = '', decimals = ''] = /^([+-]?)(\d*)\.?(\d*)$/.exec(dropExponent(text)) ?? []
  const magnitude = (BigInt(whole + decimals.slice(0, 3).padEnd(3, '0')) + 5n) / 10n
  return sign === '-' ? -magnitude : magnitude
}

/** "1e21" and "1e-7" are how JavaScript writes great and tiny numbers: the first are whole, the second far below a hundredth. */
function dropExponent(text: string): string {
  if (!/e/i.test(text)) return text
  const number = Number(text)
  if (!/e/i.test(String(number))) return String(number)
  return Math.abs(number) < 1 ? '0' : String(BigInt(number))
}

function splitHundredths(hundredths: bigint): { sign: string; whole: string; decimals: string } {
  const digits = String(hundredths).replace('-', '').padStart(3, '0')
  return { sign: hundredths < 0n ? '-' : '', whole: digits.slice(0, -2), decimals: digits.slice(-2) }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const isoDate = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * The specification's date formatter: a short en-US date, "Nov 21, 2026", in UTC, or "Invalid date".
 * Takes a Date, milliseconds since 1970, or ISO 8601 text, in which a missing zone means UTC. Other text is not a date:
 * each browser would guess its own from it.
 */
export function formatDate(value: Date | number | string | null | undefined): string {
  const date = readDate(value)
  return date ? writeDate(date) : 'Invalid date'
}

/** The same with hours and minutes: "Nov 21, 2026, 14:05 UTC", or "Invalid date". */
export function formatDateTime(value: Date | number | string | null | undefined): string {
  const date = readDate(value)
  return date ? `${writeDate(date)}, ${date.toISOString().slice(-13, -8)} UTC` : 'Invalid date'
}

function writeDate(date: Date): string {
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

function readDate(value: Date | number | string | null | undefined): Date | null {
  if (value === null || value === undefined) return null
  const date = new Date(typeof value === 'string' ? readIsoText(value.trim()) : value)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Milliseconds since 1970, or NaN: also for a 30 February, which some browsers read as 2 March. */
function readIsoText(text: string): number {
  const [, day, time = '00:00', zone = 'Z'] = isoDate.exec(text) ?? []
  const midnight = new Date(`${day}T00:00Z`)
  const isRealDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(String(day))
  return isRealDay ? Date.parse(`${day}T${time}${zone}`) : Number.NaN
}
