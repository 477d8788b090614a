import type { StandingTerms, TierTerms } from '@makola/contract/stores/tiers.ts'
import { eq, sql } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../require-permission.ts'
import { payoutTerms, storeStanding, stores, tierLimits } from '../tables.ts'
import { firstPaidTier, presentStanding } from './present-standing.ts'
import { delayDaysOf, reserveTermsOf } from './read-payout-terms.ts'
import { soldLately } from './sales-window.ts'
import { standingSettings } from './settings.ts'

const everyTier = [0, 1, 2, 3]

/**
 * A store's standing, with what each tier opens in the store's currency and what was sold: for those who may see its orders.
 * @throws Problem as `findOwnStore`.
 */
export async function getStanding(platform: Platform, caller: Caller, idOrSlug: string): Promise<StandingTerms> {
  const { database, clock, config } = platform
  const { id, currency } = await findOwnStore(database, caller, idOrSlug, 'orders.read')
  const [row] = await database
    .select({ standing: storeStanding, sold: sql<string>`${soldLately(clock.now().toISOString())}` })
    .from(stores)
    .leftJoin(storeStanding, eq(storeStanding.storeId, stores.id))
    .where(eq(stores.id, id))
  const limits = await database.select().from(tierLimits).where(eq(tierLimits.currency, currency))
  const paid = await database.select().from(payoutTerms)
  const needsVerification = config.of(standingSettings).payoutsNeedVerification
  const tiers = everyTier.map((tier): TierTerms => {
    const limit = limits.find((candidate) => candidate.tier === tier)
    const terms = paid.find((candidate) => candidate.tier === tier)
    return {
      tier,
      salesLimit: limit ? { amount: limit.minor, currency } : null,
      hasPayouts: tier >= firstPaidTier || !needsVerification,
      delayDays: delayDaysOf(config, terms),
      reserve: reserveTermsOf(terms),
    }
  })
  const standing = presentStanding(row?.standing ?? null, config)
  const sold = { amount: Number(row?.sold ?? 0), currency }
  const limit = tiers[standing.tier]?.salesLimit
  return { ...standing, sold, tiers, isAtLimit: limit !== null && limit !== undefined && sold.amount >= limit.amount }
}
