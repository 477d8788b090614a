import type { CurrencyCode } from '@makola/money/currencies.ts'
import { parseAmount } from '@makola/money/parse.ts'

type Limits = { min: string; max: string }

/** Parses two typed price limits: the lower one first, or the names of those that are not a price in the currency. */
export function readPriceLimits(typed: Limits, currency: CurrencyCode): { limits: Limits; faults: (keyof Limits)[] } {
  const limits = { min: typed.min.trim(), max: typed.max.trim() }
  const min = parseAmount(limits.min, currency)
  const max = parseAmount(limits.max, currency)
  const isSwapped = min !== null && max !== null && min > max
  const faults = (['min', 'max'] as const).filter(
    (name) => limits[name] && parseAmount(limits[name], currency) === null,
  )
  return { limits: isSwapped ? { min: limits.max, max: limits.min } : limits, faults }
}
