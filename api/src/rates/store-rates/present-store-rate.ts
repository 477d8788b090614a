import type { StoreRate } from '@makola/contract/rates/rates.ts'
import { readAuthors } from '../../auth/account/say-authors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { rates, storeRates } from '../tables.ts'

export type StoreRateRow = {
  rate: typeof rates.$inferSelect
  /** From the store's currency, by the shop's rates. */
  cross: string | null
  own: typeof storeRates.$inferSelect | null
}

/** Countries as a store sells to them. In the store's own currency prices need no terms. */
export async function presentStoreRates(
  db: Queryable,
  rows: readonly StoreRateRow[],
  storeCurrency: string,
): Promise<StoreRate[]> {
  const authorOf = await readAuthors(
    db,
    rows.map(({ own }) => own?.updatedBy ?? null),
  )
  return rows.map((row) => {
    const by = row.own && authorOf(row.own.updatedBy)
    return present(row, { storeCurrency, by: by?.email ?? by?.name ?? '' })
  })
}

export async function presentStoreRate(db: Queryable, row: StoreRateRow, storeCurrency: string): Promise<StoreRate> {
  const [one = present(row, { storeCurrency, by: '' })] = await presentStoreRates(db, [row], storeCurrency)
  return one
}

function present(
  { rate, cross, own }: StoreRateRow,
  { storeCurrency, by }: { storeCurrency: string; by: string },
): StoreRate {
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
          updatedBy: by,
          updatedAt: own.updatedAt.toISOString(),
        }
      : null,
    version: own?.version ?? 0,
  }
}
