import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { rates } from './tables.ts'

/** A rate of the shop that has not been deleted; `active` says whether anything may be sold at it. */
export type ActiveRate = Omit<typeof rates.$inferSelect, 'deletedAt'>

/**
 * The rate that a shopper chose or, without a choice, the default: the base currency's own, of the first country by code. Null
 * when there is no such rate any more; an inactive one comes back as inactive.
 */
export async function loadRate(db: Queryable, base: string, rateId: string | undefined): Promise<ActiveRate | null> {
  const chosen = rateId === undefined ? and(eq(rates.currency, base), rates.active) : eq(rates.id, rateId)
  const [rate] = await db
    .select()
    .from(rates)
    .where(and(chosen, eq(rates.base, base), isNull(rates.deletedAt)))
    .orderBy(asc(rates.countryCode))
    .limit(1)
  return rate ?? null
}
