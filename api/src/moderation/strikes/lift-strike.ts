import type { StaffStrike } from '@makola/contract/moderation/strikes.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { lockStore } from '../../stores/lock-own-store.ts'
import { requireOthersStore } from '../require-others-store.ts'
import { strikes } from '../tables.ts'
import { findStrike, lockStrike, presentForStaff } from './load-strikes.ts'
import { noteStrike } from './note-strike.ts'
import { settleRestriction } from './settle-restriction.ts'
import { isLive } from './strike-rules.ts'

/**
 * Takes a strike back, without an appeal: it was a mistake.
 * @throws Problem `not-found` (404), `forbidden` (403) for people of the store, `wrong-state` (409) when it does not count any more,
 * or an appeal waits.
 */
export async function liftStrike(
  platform: Platform,
  by: SignedInCaller,
  { id, reason }: { id: string; reason: string },
): Promise<StaffStrike> {
  return transact(platform, async (tx) => {
    const { row, store } = await lockStrike(tx, id)
    await requireOthersStore(tx, row, by)
    const now = platform.clock.now()
    if (row.appealState === 'open') throw refuse('moderation.appeal-waits')
    if (!isLive(row, now)) throw refuse('moderation.strike-over')
    await lift(platform, tx, { id, store, by, reason })
    return presentForStaff(await findStrike(tx, id), by, now)
  })
}

type Lifting = { id: string; store: { id: string; name: string }; by: SignedInCaller; reason: string }

/** Takes a strike of a locked store back, with what it had brought. */
export async function lift(platform: Platform, tx: Transaction, { id, store, by, reason }: Lifting): Promise<void> {
  const [lifted] = await tx
    .update(strikes)
    .set({
      ...{ liftedReason: reason, liftedBy: by.accountId, liftedAt: platform.clock.now() },
      version: sql`${strikes.version} + 1`,
    })
    .where(and(eq(strikes.id, id), isNull(strikes.liftedAt)))
    .returning()
  if (!lifted) return
  await recordAudit(tx, platform.clock, {
    ...{ storeId: store.id, by, action: 'strike.lifted', subject: store },
    after: { points: lifted.points, reason },
  })
  await settleRestriction(platform, tx, { store, by })
  noteStrike(platform, tx, lifted, 'lifted')
}

type Overturned = { takedownId: string; by: SignedInCaller; reason: string }

/** Takes back the strike of a takedown that an appeal has overturned; its own appeal, if one waits, is upheld with it. */
export async function liftWithTakedown(
  platform: Platform,
  tx: Transaction,
  { takedownId, ...given }: Overturned,
): Promise<void> {
  const [found] = await tx.select().from(strikes).where(eq(strikes.takedownId, takedownId))
  if (!found) return
  const store = await lockStore(tx, found.storeId)
  await tx
    .update(strikes)
    .set({
      appealState: 'upheld',
      appealReasons: given.reason,
      appealDecidedBy: given.by.accountId,
      appealDecidedAt: platform.clock.now(),
    })
    .where(and(eq(strikes.id, found.id), eq(strikes.appealState, 'open')))
  await lift(platform, tx, { id: found.id, store, ...given })
}
