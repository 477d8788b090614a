import type { Rate } from '@makola/contract/rates.ts'
import { convertPrice, type PriceTerms } from '@makola/money/convert.ts'
import { exponentOf } from '@makola/money/currencies.ts'
import { formatMoney, formatPercent } from '@makola/money/format.ts'
import { readMajor } from '@makola/money/money.ts'
import type { RoundingRule } from '@makola/money/rounding.ts'

/** The typed rate, margin and rounding rule; empty where none was given. */
export type TermsForm = {
  rate: string
  marginPct: string
  rounding: '' | RoundingRule['type']
  /** The increment or the ending, in major units. */
  step: string
  mode: 'half_up' | 'ceil' | 'floor'
}

type Terms = { rate: string | null; marginPct: string | null; rounding: RoundingRule | null }

/** No value was given. */
export const noTerms: Terms = { rate: null, marginPct: null, rounding: null }

export function formOfTerms({ rate, marginPct, rounding }: Terms): TermsForm {
  return {
    rate: rate ?? '',
    marginPct: marginPct ?? '',
    rounding: rounding?.type ?? '',
    step: rounding === null ? '' : rounding.type === 'increment' ? rounding.increment : rounding.ending,
    mode: rounding?.type === 'increment' ? rounding.mode : 'half_up',
  }
}

/** A number without separators, and with a minus sign as keyboards type it. */
export function plainDecimal(text: string): string {
  return text.replaceAll(/[\s,_\u00a0%+]/g, '').replace('\u2212', '-')
}

/** Returns the typed terms for the API: null where none was given. */
export function termsOfForm({ rate, marginPct, rounding, step, mode }: TermsForm): Terms {
  return {
    rate: plainDecimal(rate) || null,
    marginPct: plainDecimal(marginPct) || null,
    rounding:
      rounding === ''
        ? null
        : rounding === 'increment'
          ? { type: rounding, increment: plainDecimal(step), mode }
          : { type: rounding, ending: plainDecimal(step) },
  }
}

/** A rate short enough for a list: six significant digits, the rest is on the rate's own page. */
export function shortRate(rate: string): string {
  const short = Number(rate).toPrecision(6)
  return /e/.test(short) || short.length >= rate.length || Number.isNaN(Number(rate))
    ? rate
    : short.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

const directions = { half_up: 'to the nearest', ceil: 'up to', floor: 'down to' }

/** A rounding rule for people: 'to the nearest ₦50.00', 'up to the next .99'. */
export function describeRounding(rule: RoundingRule | null, currency: string): string {
  if (rule === null) return `to the ${exponentOf(currency) === 0 ? 'unit' : 'last decimal'}`
  if (rule.type === 'ending') return `up to the next ${rule.ending.replace(/^0/, '')}`
  return `${directions[rule.mode]} ${formatMoney({ amount: readMajor(rule.increment, currency) ?? 0, currency })}`
}

/** A margin with its sign, 'none' for 0. */
export function describeMargin(marginPct: string): string {
  const isZero = Number(marginPct) === 0
  return isZero ? 'none' : `${Number(marginPct) > 0 ? '+' : ''}${formatPercent(marginPct)}`
}

/** Returns the price of `major` whole units of a currency in another; null while the terms make no price. */
export function examplePrice(major: number, from: string, to: string, terms: PriceTerms): string | null {
  try {
    const amount = convertPrice(major * 10 ** exponentOf(from), from, to, terms)
    return formatMoney({ amount, currency: to })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const seconds = { minute: 60, hour: 3600, day: 86_400 }

/** Words an age in the largest whole unit: 'just now', '3 hours ago', '12 days ago'. */
export function describeAge(at: string, now: Date): string {
  const age = Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
  const [unit, length] =
    age >= seconds.day
      ? ['day', seconds.day]
      : age >= seconds.hour
        ? ['hour', seconds.hour]
        : ['minute', seconds.minute]
  const count = Math.floor(age / Number(length))
  return count === 0 ? 'just now' : `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/** Words the source of a rate: a person, or a feed by its name. */
export const describeSource = (source: string): string => (source === 'manual' ? 'by hand' : source.toUpperCase())

/** A rate older than a day is worth a look, however it came. */
export function isOld(rate: Pick<Rate, 'effectiveAt' | 'base' | 'currency'>, now: Date): boolean {
  return rate.currency !== rate.base && now.getTime() - Date.parse(rate.effectiveAt) > seconds.day * 1000
}
