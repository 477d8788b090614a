import { formatNumber, formatPrice } from '@makola/money/format.ts'
import type { Money } from '@makola/money/money.ts'
import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import { type Locale, locales } from './locales.ts'
import { lookUp } from './look-up.ts'
import type { Key, messages } from './messages.ts'
import type { ParamsOf, TagsOf, Value } from './params.ts'

type Texts = typeof messages
type Given<K extends Key, Rich> = ParamsOf<Texts[K], Rich>

/**
 * Gives the text of a key: `t('carts.items', { count })`. It wants the parameters that the English text names. A text
 * with tags becomes what the tags become, any other is a string.
 */
export type Translate<Rich = string> = <K extends Key>(
  key: K,
  ...given: keyof Given<K, Rich> extends never ? [] : [params: Given<K, Rich>]
) => TagsOf<Texts[K]> extends never ? string : Rich

type Handler<Rich> = (inside: Rich) => Rich
type Params = Record<string, Value | Handler<unknown>>

/**
 * How a language is spoken. `join` makes one thing of the pieces of a text with tags; without it they become a string.
 * Numbers and amounts are written by `money/format`, so that the server and every browser write the same.
 */
export function say(locale: Locale): Translate
export function say<Rich>(locale: Locale, join: (parts: (string | Rich)[]) => Rich): Translate<Rich>
export function say(locale: Locale, join = (parts: unknown[]): unknown => parts.join('')): Translate<unknown> {
  const fill = speaker(locale, join)
  return ((key: Key, params?: Params) => fill(lookUp(key, locale), params)) as Translate<unknown>
}

/** Says a compiled message with its parameters. */
export function speaker(locale: Locale, join: (parts: unknown[]) => unknown) {
  const { dir, plural } = locales[locale]
  const options = spokenLike(plural)
  const show = (value: Value | Handler<unknown>) => {
    if (typeof value === 'function') return (parts: unknown[]) => value(join(parts))
    const text = Array.isArray(value)
      ? value.join(', ')
      : typeof value === 'object'
        ? formatPrice(value as Money)
        : value
    // Between U+2068 and U+2069 a name keeps its own direction in a text that runs the other way.
    return dir === 'rtl' && typeof text === 'string' ? `\u2068${text}\u2069` : text
  }
  return (message: CompiledMessage, params: Params = {}): unknown => {
    const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, show(value)]))
    const said = format<unknown>(message, locale, values as FormatValues<unknown>, options)
    return Array.isArray(said) ? join(said) : said
  }
}

function spokenLike(plural: string): FormatOptions {
  let rules: Intl.PluralRules | undefined
  const formatters = {
    getNumberFormat: () => ({ format: formatNumber }),
    getPluralRules: () => (rules ??= new Intl.PluralRules(plural)),
  }
  return { formatters: formatters as unknown as FormatOptions['formatters'] }
}
