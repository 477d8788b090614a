import type { Rate } from '@makola/contract/rates/rates.ts'
import { convertPrice, type PriceTerms } from '@makola/money/convert.ts'
import { exponentOf } from '@makola/money/currencies.ts'
import { formatMoney, formatPercent } from '@makola/money/format.ts'
import { type Money, readMajor } from '@makola/money/money.ts'
import type { RoundingRule } from '@makola/money/rounding.ts'
import type { Words } from '../../ui/words/use-words.ts'

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

const directions = { half_up: 'nearest', ceil: 'up', floor: 'down' }

/** A rounding rule as the messages that say one take it. */
export function roundingFor(rule: RoundingRule | null, currency: string): { way: string; step: string | Money } {
  if (rule === null) return { way: exponentOf(currency) === 0 ? 'unit' : 'decimal', step: '' }
  if (rule.type === 'ending') return { way: 'ending', step: rule.ending.replace(/^0/, '') }
  return { way: directions[rule.mode], step: { amount: readMajor(rule.increment, currency) ?? 0, currency } }
}

/** A rounding rule for people: 'to the nearest ₦50', 'up to the next .99'. */
export function describeRounding(rule: RoundingRule | null, currency: string, t: Words): string {
  return t('rates.terms.rounded', roundingFor(rule, currency))
}

/** A margin with its sign, as the messages that say one take it; 0 is `none`. */
export function marginFor(marginPct: string): { kind: string; margin: string } {
  const margin = `${Number(marginPct) > 0 ? '+' : ''}${formatPercent(marginPct)}`
  return { kind: Number(marginPct) === 0 ? 'none' : 'some', margin }
}

/** A margin with its sign, 'none' for 0. */
export function describeMargin(marginPct: string, t: Words): string {
  return t('rates.terms.margin-shown', marginFor(marginPct))
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
export function describeAge(at: string, now: Date, t: Words): string {
  return t('rates.terms.age', countAge(at, now))
}

/** The same with the source of a rate, a person or a feed by its name: '3 hours ago, by hand', '1 day ago, ECB'. */
export function describeAgeAndSource(
  { effectiveAt, source }: Pick<Rate, 'effectiveAt' | 'source'>,
  now: Date,
  t: Words,
): string {
  return t('rates.terms.age-and-source', { ...countAge(effectiveAt, now), source, feed: source.toUpperCase() })
}

function countAge(at: string, now: Date): { unit: string; count: number } {
  const age = Math.max(0, (now.getTime() - Date.parse(at)) / 1000)
  if (age >= seconds.day) return { unit: 'day', count: Math.floor(age / seconds.day) }
  if (age >= seconds.hour) return { unit: 'hour', count: Math.floor(age / seconds.hour) }
  return { unit: age >= seconds.minute ? 'minute' : 'now', count: Math.floor(age / seconds.minute) }
}

/** A rate older than a day is worth a look, however it came. */
export function isOld(rate: Pick<Rate, 'effectiveAt' | 'base' | 'currency'>, now: Date): boolean {
  return rate.currency !== rate.base && now.getTime() - Date.parse(rate.effectiveAt) > seconds.day * 1000
}
