import { eq, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { delayDaysOf, readPayoutTerms } from '../../stores/standing/read-payout-terms.ts'
import { saleReleases } from '../tables.ts'

const daySeconds = 86_400

/**
 * Releases a parcel after its arrival: its money may be paid out some days later (`PAYOUT_DELAY_DAYS`, or fewer for the store's tier
 * of today), never later than before. Its reserve follows as many days after that as were agreed when it was paid for.
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
  const releasedAt = addSeconds(deliveredAt, delayDaysOf(config, terms) * daySeconds).toISOString()
  const availableAt = sql`least(available_at, ${releasedAt}::timestamptz)`
  await tx
    .update(saleReleases)
    .set({
      availableAt,
      // In hours: how long a day is depends on the time zone of the connection.
      reserveUntil: sql`case when reserve_until is not null then ${availableAt} + make_interval(hours => 24 * reserve_days) end`,
    })
    .where(eq(saleReleases.parcelId, parcelId))
}
