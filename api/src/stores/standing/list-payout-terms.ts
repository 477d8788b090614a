import type { PayoutTerms } from '@makola/contract/stores/payout-terms.ts'
import { asc } from 'drizzle-orm'
import { sayAuthors } from '../../auth/account/say-authors.ts'
import type { Platform } from '../../platform/platform.ts'
import { payoutTerms } from '../tables.ts'
import { firstPaidTier } from './present-standing.ts'
import { standingSettings } from './settings.ts'

type Terms = { data: PayoutTerms[]; meta: { shopDelayDays: number; firstPaidTier: number } }

/** The terms by which stores of each tier are paid, the lowest first, with the days of the whole shop. */
export async function listPayoutTerms({ database, config }: Platform): Promise<Terms> {
  const { payoutDelayDays, payoutsNeedVerification } = config.of(standingSettings)
  const rows = await database.select().from(payoutTerms).orderBy(asc(payoutTerms.tier))
  return {
    data: await sayAuthors(database, 'updatedBy', rows.map(presentPayoutTerms)),
    meta: { shopDelayDays: payoutDelayDays, firstPaidTier: payoutsNeedVerification ? firstPaidTier : 0 },
  }
}

export function presentPayoutTerms({ updatedAt, ...row }: typeof payoutTerms.$inferSelect): PayoutTerms {
  return { ...row, updatedAt: updatedAt?.toISOString() ?? null }
}
