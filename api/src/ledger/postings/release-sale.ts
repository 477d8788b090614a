import { eq, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ledgerSettings } from '../settings.ts'
import { saleReleases } from '../tables.ts'

const daySeconds = 86_400

/**
 * Releases a parcel after its arrival: its money may be paid out some days later (`PAYOUT_DELAY_DAYS`), never later than before.
 */
export async function releaseSale(
  { config }: Pick<Platform, 'config'>,
  tx: Transaction,
  { parcelId, deliveredAt }: { parcelId: string; deliveredAt: Date },
): Promise<void> {
  const availableAt = addSeconds(deliveredAt, config.of(ledgerSettings).payoutDelayDays * daySeconds)
  await tx
    .update(saleReleases)
    .set({ availableAt: sql`least(available_at, ${availableAt.toISOString()}::timestamptz)` })
    .where(eq(saleReleases.parcelId, parcelId))
}
