import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import { effectiveRate } from '@makola/money/convert.ts'
import { formatDate, formatPercent } from '@makola/money/format.ts'
import type { Words } from '../../ui/words/use-words.ts'

/** The rate behind the price, margin included: "1 GBP = 1,934.20 NGN, including a margin of 2%, set on Nov 21, 2026." */
export function describeConversion(conversion: NonNullable<Product['conversion']>, t: Words): string {
  const { from, to, rate, marginPct, effectiveAt } = conversion
  const shown = formatRate(effectiveRate({ rate, marginPct, rounding: null }))
  const given = { from, to, rate: shown, day: formatDate(effectiveAt) }
  return Number(marginPct) === 0
    ? t('catalogue.price.converted', given)
    : t('catalogue.price.converted-with-margin', { ...given, margin: formatPercent(marginPct) })
}

/** A readable rate: two decimals, or six significant digits when it is small. */
export function formatRate(rate: string): string {
  const value = Number(rate)
  const decimals = value >= 100 ? 2 : Math.min(12, Math.max(2, 5 - Math.floor(Math.log10(value))))
  const [whole = '', tail = ''] = value.toFixed(decimals).split('.')
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${tail.replace(/0+$/, '').padEnd(2, '0')}`
}
