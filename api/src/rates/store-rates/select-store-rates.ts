import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { crossRates, rates, storeRates } from '../tables.ts'
import type { StoreRateRow } from './present-store-rate.ts'

type Asked = { store: { id: string; currency: string }; base: string; rateId?: string }

/** The shop's rates with one store's terms, by country; or only one of them. */
export function selectStoreRates(db: Queryable, { store, base, rateId }: Asked): Promise<StoreRateRow[]> {
  return db
    .select({ rate: rates, cross: crossRates.rate, own: storeRates })
    .from(rates)
    .leftJoin(crossRates, and(eq(crossRates.rateId, rates.id), eq(crossRates.fromCurrency, store.currency)))
    .leftJoin(storeRates, and(eq(storeRates.rateId, rates.id), eq(storeRates.storeId, store.id)))
    .where(and(eq(rates.base, base), isNull(rates.deletedAt), rateId === undefined ? undefined : eq(rates.id, rateId)))
    .orderBy(asc(rates.country), asc(rates.countryCode))
}
