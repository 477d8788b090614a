import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { restOnRate } from '../answer-tags.ts'
import type { ActiveRate } from '../load-rate.ts'
import { rates } from '../tables.ts'

/** Every rate that has not been deleted, active or not, by country. */
export function listRates(db: Queryable, base: string): Promise<ActiveRate[]> {
  restOnRate(undefined)
  return db
    .select()
    .from(rates)
    .where(and(eq(rates.base, base), isNull(rates.deletedAt)))
    .orderBy(asc(rates.country), asc(rates.countryCode))
}
