import { say } from '@makola/words/say.ts'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { lockStore } from '../../stores/lock-own-store.ts'
import { changeStanding } from '../../stores/standing/change-standing.ts'
import { endTrust } from '../../stores/standing/change-tier-by-record.ts'
import { heldPayoutsEnd } from '../../stores/standing/find-payout-holds.ts'
import { type StandingFields, standingOf } from '../../stores/standing/present-standing.ts'
import { storeStanding } from '../../stores/tables.ts'
import { strikes } from '../tables.ts'
import { weigh } from './strike-rules.ts'

const t = say('en')

/**
 * Brings a locked store to what its strikes that count amount to by now: open, paused, or closed with its payouts held. A level that
 * its record has given it does not last beside a strike.
 */
export async function settleRestriction(
  platform: Platform,
  tx: Transaction,
  { store, by }: { store: { id: string; name: string }; by: Caller | string },
): Promise<Pick<StandingFields, 'strikePoints' | 'restriction'>> {
  const now = platform.clock.now()
  const live = and(eq(strikes.storeId, store.id), isNull(strikes.liftedAt), gt(strikes.expiresAt, now))
  const wanted = weigh(await tx.select().from(strikes).where(live))
  const [row] = await tx.select().from(storeStanding).where(eq(storeStanding.storeId, store.id))
  const { strikePoints, restriction } = standingOf(row ?? null)
  if (wanted.strikePoints === strikePoints && wanted.restriction === restriction) return wanted
  const isClosed = wanted.restriction === 'closed'
  const payoutsHeldUntil = isClosed ? (row?.payoutsHeldUntil ?? heldPayoutsEnd(now)) : null
  await changeStanding(tx, store.id, { ...wanted, payoutsHeldUntil })
  await recordAudit(tx, platform.clock, {
    ...{ storeId: store.id, by, action: 'store.restricted', subject: store },
    before: { strikePoints, restriction },
    after: { ...wanted },
  })
  if (wanted.strikePoints > 0) await endTrust(platform, tx, { store, by, reason: t('moderation.news.trust-lost') })
  return wanted
}

/** Frees the stores whose strikes have run out. */
export async function expireStrikes(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const counted = sql`(select coalesce(sum(points), 0) from strikes
    where strikes.store_id = ${storeStanding.storeId} and lifted_at is null and expires_at > ${now.toISOString()})`
  const due = await platform.database
    .select({ storeId: storeStanding.storeId })
    .from(storeStanding)
    .where(and(ne(storeStanding.strikePoints, 0), sql`${storeStanding.strikePoints} <> ${counted}`))
  for (const { storeId } of due) {
    // One store that cannot be freed must not keep the others.
    await transact(platform, async (tx) => {
      await settleRestriction(platform, tx, { store: await lockStore(tx, storeId), by: 'clock' })
    }).catch((error: unknown) => platform.log.error({ err: error, storeId }, 'expire strikes'))
  }
}
