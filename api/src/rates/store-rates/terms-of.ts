import type { PriceTerms } from '@makola/money/convert.ts'
import type { ActiveRate } from '../load-rate.ts'

/**
 * Returns how a price typed in the store's currency is converted at this rate, or why it cannot be. In the store's own currency
 * the price stays unchanged. `cross` is the stored cross rate from the store's currency, if any.
 */
export function termsOf(
  storeCurrency: string,
  rate: Pick<ActiveRate, 'currency' | 'active' | 'marginPct' | 'rounding'>,
  cross: string | null,
): PriceTerms | 'no-rate' | 'rate-inactive' {
  if (!rate.active) return 'rate-inactive'
  if (storeCurrency === rate.currency) return { rate: '1', marginPct: '0', rounding: null }
  if (cross === null) return 'no-rate'
  return { rate: cross, marginPct: rate.marginPct, rounding: rate.rounding }
}
