import type { StoreRate } from '@makola/contract/rates.ts'
import type { rates, storeRates } from '../tables.ts'

export type StoreRateRow = {
  rate: typeof rates.$inferSelect
  /** From the store's currency, by the shop's rates. */
  cross: string | null
  own: typeof storeRates.$inferSelect | null
}

/** A country as a store sells to it. In the store's own currency prices need no terms. */
export function presentStoreRate({ rate, cross, own }: StoreRateRow, storeCurrency: string): StoreRate {
  const { id: rateId, country, countryCode, currency, active, marginPct, rounding, source } = rate
  const effectiveAt = rate.effectiveAt.toISOString()
  const isConverted = currency !== storeCurrency && cross !== null
  const hasOwn = own !== null && (own.rate ?? own.marginPct ?? own.rounding) !== null
  return {
    rateId,
    country,
    countryCode,
    currency,
    active,
    shop: isConverted ? { rate: cross, marginPct, rounding, source, effectiveAt } : null,
    own: hasOwn
      ? {
          rate: own.rate,
          marginPct: own.marginPct,
          rounding: own.rounding,
          updatedBy: own.updatedBy,
          updatedAt: own.updatedAt.toISOString(),
        }
      : null,
    version: own?.version ?? 0,
  }
}
