import { eq, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { delayDaysOf, readPayoutTerms } from '../../stores/standing/read-payout-terms.ts'
import { saleReleases } from '../tables.ts'

const daySeconds = 86_400

/**
 * Releases a parcel after its arrival: its money may be paid out some days later (`PAYOUT_DELAY_DAYS`, or fewer for the store's tier
 * of today), never later than before. A trigger moves the end of its reserve along.
 */
export async function releaseSale(
  { config }: Pick<Platform, 'config'>,
  tx: Transaction,
  { parcelId, deliveredAt }: { parcelId: string; deliveredAt: Date },
): Promise<void> {
  const [release] = await tx
    .select({ storeId: saleReleases.storeId })
    .from(saleReleases)
    .where(eq(saleReleases.parcelId, parcelId))
  if (!release) return
  const terms = (await readPayoutTerms(tx, [release.storeId])).get(release.storeId)
  const availableAt = addSeconds(deliveredAt, delayDaysOf(config, terms) * daySeconds)
  await tx
    .update(saleReleases)
    .set({ availableAt: sql`least(available_at, ${availableAt.toISOString()}::timestamptz)` })
    .where(eq(saleReleases.parcelId, parcelId))
}
