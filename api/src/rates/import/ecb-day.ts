import type { FieldGiven } from '@makola/contract/http/fault.ts'
import type { FieldCode } from '@makola/contract/problem-codes.ts'
import { crossRate, isValidRate } from '@makola/money/convert.ts'
import { type Problem, refuseField, saidFault } from '../../platform/problem.ts'

/**
 * The European Central Bank's reference rates of one day: units of each currency for one euro, as decimal text.
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
 */
export type EcbDay = { date: string; perEuro: ReadonlyMap<string, string> }

/** The days of a file, newest first; it has at least one. */
export type EcbDays = [EcbDay, ...EcbDay[]]

/** Units of a currency for one unit of the base on that day (R14), or null when the bank does not quote both. */
export function quoteOn({ perEuro }: EcbDay, base: string, currency: string): string | null {
  const [fromEuro, toEuro] = [base, currency].map((code) => (code === 'EUR' ? '1' : perEuro.get(code)))
  return fromEuro && toEuro ? crossRate(fromEuro, toEuro) : null
}

/** When a day's rates are published: about 16:00 in Frankfurt. */
export function ecbMoment(date: string): Date {
  const published = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: '16:00' })
  return new Date(published.epochMilliseconds)
}

/** The problem for an unreadable file; lines count from 1. */
export function badLine<C extends FieldCode>(line: number, code: C, ...given: FieldGiven<C>): Problem {
  return refuseField('/file', 'rates.file-line', { line, fault: [saidFault(code, ...given)] })
}

/** @throws Problem `validation-failed` unless it is a day of the calendar, `YYYY-MM-DD`. */
export function readDate(text: string, line: number): string {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return Temporal.PlainDate.from(text).toString()
  } catch {
    // 30 February has the right shape.
  }
  throw badLine(line, 'rates.file-not-a-day')
}

/** @throws Problem `validation-failed` unless it is three capital letters. Codes of former currencies are welcome. */
export function readCode(text: string, line: number): string {
  if (/^[A-Z]{3}$/.test(text)) return text
  throw badLine(line, 'rates.file-not-a-currency')
}

/** @throws Problem `validation-failed` unless it is a decimal that a euro could plausibly buy. */
export function readQuote(text: string, line: number): string {
  if (isValidRate(text) && Number(text) >= 0.0001 && Number(text) <= 10_000_000) return text
  throw badLine(line, 'rates.file-not-a-rate')
}

/** @throws Problem `validation-failed` when there are no days, or one comes twice. */
export function newestFirst(days: EcbDay[]): EcbDays {
  const dates = new Set(days.map((day) => day.date))
  if (dates.size < days.length) throw refuseField('/file', 'rates.file-repeats-a-date')
  const [newest, ...older] = days.toSorted((a, b) => b.date.localeCompare(a.date))
  if (!newest) throw badLine(1, 'rates.file-no-rates')
  return [newest, ...older]
}
