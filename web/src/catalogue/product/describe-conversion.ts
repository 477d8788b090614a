import type { Product } from '@makola/contract/catalogue.ts'
import { effectiveRate } from '@makola/money/convert.ts'
import { formatDate, formatPercent } from '@makola/money/format.ts'

/** The rate behind the price, margin included: "1 GBP = 1,934.20 NGN, includes 2% margin, set on Nov 21, 2026" */
export function describeConversion(conversion: NonNullable<Product['conversion']>): string {
  const { from, to, rate, marginPct, effectiveAt } = conversion
  const margin = Number(marginPct) === 0 ? '' : `, includes ${formatPercent(marginPct)} margin`
  return `1 ${from} = ${formatRate(effectiveRate({ rate, marginPct, rounding: null }))} ${to}${margin}, set on ${formatDate(effectiveAt)}`
}

/** A readable rate: two decimals, or six significant digits when it is small. */
export function formatRate(rate: string): string {
  const value = Number(rate)
  const decimals = value >= 100 ? 2 : Math.min(12, Math.max(2, 5 - Math.floor(Math.log10(value))))
  const [whole = '', tail = ''] = value.toFixed(decimals).split('.')
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${tail.replace(/0+$/, '').padEnd(2, '0')}`
}
