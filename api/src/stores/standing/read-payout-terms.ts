import { eq, sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, isOneOf, prepareOnce } from '../../platform/database/prepare-once.ts'
import { payoutTerms, storeStanding, stores } from '../tables.ts'
import { standingSettings } from './settings.ts'

export type AppliedPayoutTerms = Pick<
  typeof payoutTerms.$inferSelect,
  'reserveBasisPoints' | 'reserveDays' | 'delayDays'
>

/** The terms by which stores are paid today, each by its tier. */
export async function readPayoutTerms(
  db: Queryable,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, AppliedPayoutTerms>> {
  const rows = await listTerms(db, { storeIds })
  return new Map(rows.map(({ storeId, ...terms }) => [storeId, terms]))
}

const listTerms = prepareOnce((db, { storeIds }: Given<{ storeIds: readonly string[] }>) =>
  db
    .select({
      storeId: stores.id,
      reserveBasisPoints: payoutTerms.reserveBasisPoints,
      reserveDays: payoutTerms.reserveDays,
      delayDays: payoutTerms.delayDays,
    })
    .from(stores)
    .leftJoin(storeStanding, eq(storeStanding.storeId, stores.id))
    .innerJoin(payoutTerms, eq(payoutTerms.tier, sql`coalesce(${storeStanding.tier}, 0)`))
    .where(isOneOf(stores.id, storeIds)),
)

/** The days from a parcel's arrival until it may be paid out: those of the whole shop, or fewer for a tier. */
export function delayDaysOf(config: Config, terms: Pick<AppliedPayoutTerms, 'delayDays'> | undefined): number {
  const { payoutDelayDays } = config.of(standingSettings)
  return Math.min(payoutDelayDays, terms?.delayDays ?? payoutDelayDays)
}

/** The reserve of what is sold by these terms; null without one. */
export function reserveTermsOf(terms: AppliedPayoutTerms | undefined): { basisPoints: number; days: number } | null {
  if (!terms || terms.reserveBasisPoints === 0 || terms.reserveDays === 0) return null
  return { basisPoints: terms.reserveBasisPoints, days: terms.reserveDays }
}
