import { type CurrencyCode, exponentOf } from './currencies.ts'
import { readMajor } from './money.ts'
import { symbolOf } from './symbols.ts'

/** Thousands in threes by one separator, and decimals after another: "1,234.50", "1 234,50", "1'234.50", "1.234,50". */
const grouped = /^([1-9]\d{0,2}(?:([,. '])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/
const ungrouped = /^(\d+)(?:[.,](\d+))?$/

/**
 * Reads a price typed by a seller, in minor units of the currency; null when it cannot be read in exactly one way.
 *
 * The symbol or the code may stand before or after, but not those of another currency. Point or comma may start the decimals,
 * which never outnumber those of the currency; thousands may be set apart by comma, point, space or apostrophe. Each way of
 * reading is tried and just one has to fit:
 * - "10.50" and "10,50" are decimals, as no thousands come in twos.
 * - "1,234" is thousands wherever a currency cannot have three decimals; with dinars it could be both, so it is refused.
 * - A lone point always starts decimals: "1.234" is 1.234 dinars and nothing in naira, "1.234.567" is thousands.
 * - Refused: "1,23,4", "10.505" with two decimals, "1e5", signs, and what the safe range cannot hold.
 * @throws RangeError on an unknown currency
 */
export function parseAmount(text: string, currency: CurrencyCode): number | null {
  const [, before = '', number = '', after = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/s.exec(text) ?? []
  if (!isMarkOf(currency, before + after)) return null
  const readings = [...readGrouped(tidySeparators(number)), ...readUngrouped(tidySeparators(number))]
  const fitting = readings.map((reading) => fit(reading, currency)).filter((amount) => amount !== null)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

type Reading = { whole: string; decimals: string }

function readGrouped(number: string): Reading[] {
  const [, whole, separator, decimals = ''] = grouped.exec(number) ?? []
  if (whole === undefined || separator === undefined) return []
  const isLonePoint = separator === '.' && number.split('.').length === 2 && decimals === ''
  return isLonePoint ? [] : [{ whole: whole.replaceAll(separator, ''), decimals }]
}

function readUngrouped(number: string): Reading[] {
  const [, whole, decimals = ''] = ungrouped.exec(number) ?? []
  return whole === undefined ? [] : [{ whole, decimals }]
}

function fit({ whole, decimals }: Reading, currency: CurrencyCode): number | null {
  if (decimals.length > exponentOf(currency)) return null
  return readMajor(decimals === '' ? whole : `${whole}.${decimals}`, currency)
}

/** Typed and pasted text has many kinds of spaces (U+00A0, U+202F) and apostrophes. */
function tidySeparators(number: string): string {
  return number.replace(/\s/g, ' ').replaceAll('’', "'")
}

/** True for no text, the currency's code, its symbol, or the sign within it ("$" for CA$) beside the digits. */
function isMarkOf(currency: CurrencyCode, beside: string): boolean {
  const symbol = symbolOf(currency).text
  const marks = [currency, symbol, symbol.replace(/\P{Sc}/gu, '')].map(fold)
  return ['', ...marks].includes(fold(beside))
}

function fold(mark: string): string {
  return mark.replace(/\s/g, '').toLowerCase()
}
