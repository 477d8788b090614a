import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { type Given, prepareOnce } from '../platform/database/prepare-once.ts'
import { rates } from './tables.ts'

/** A rate of the shop that has not been deleted; `active` says whether anything may be sold at it. */
export type ActiveRate = Omit<typeof rates.$inferSelect, 'deletedAt'>

/**
 * The rate that a shopper chose or, without a choice, the default: the base currency's own, of the first country by code. Null
 * when there is no such rate any more; an inactive one comes back as inactive.
 */
export async function loadRate(db: Queryable, base: string, rateId: string | undefined): Promise<ActiveRate | null> {
  const [rate] = await (rateId === undefined ? selectDefault(db, { base }) : selectChosen(db, { base, rateId }))
  return rate ?? null
}

const selectChosen = prepareOnce((db, { base, rateId }: Given<{ base: string; rateId: string }>) =>
  db
    .select()
    .from(rates)
    .where(and(eq(rates.id, rateId), eq(rates.base, base), isNull(rates.deletedAt))),
)

const selectDefault = prepareOnce((db, { base }: Given<{ base: string }>) =>
  db
    .select()
    .from(rates)
    .where(and(eq(rates.currency, base), rates.active, eq(rates.base, base), isNull(rates.deletedAt)))
    .orderBy(asc(rates.countryCode))
    .limit(1),
)
