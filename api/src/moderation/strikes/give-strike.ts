import type { giveStrike as contract, StaffStrike, StrikeCause } from '@makola/contract/moderation/strikes.ts'
import type { z } from 'zod'
import type { Transaction } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { lockStore } from '../../stores/lock-own-store.ts'
import { requireOthersStore } from '../require-others-store.ts'
import { findSubject } from '../subjects/find-subject.ts'
import { type StrikeRow, strikes } from '../tables.ts'
import { findStrike, presentForStaff } from './load-strikes.ts'
import { noteStrike } from './note-strike.ts'
import { settleRestriction } from './settle-restriction.ts'
import { strikeEnd } from './strike-rules.ts'

type Given = z.output<(typeof contract)['body']> & { store: string }

/**
 * Gives a store a strike. Of several people who give at once one does: the others are told that its points have changed.
 * @throws Problem `not-found` (404), `forbidden` (403) for people of the store, `wrong-state` (409) when its points are others.
 */
export async function giveStrike(
  platform: Platform,
  by: SignedInCaller,
  { store: idOrSlug, points, cause, reason, seenPoints }: Given,
): Promise<StaffStrike> {
  return transact(platform, async (tx) => {
    const { storeId, name } = await findSubject(tx, { kind: 'store', id: idOrSlug })
    await lockStore(tx, storeId)
    await requireOthersStore(tx, { storeId }, by)
    const store = { id: storeId, name }
    const { strikePoints } = await settleRestriction(platform, tx, { store, by })
    if (strikePoints !== seenPoints) throw refuse('moderation.points-changed', { points: strikePoints })
    const row = await addStrike(platform, tx, { store, by, points, cause, reason })
    return presentForStaff(await findStrike(tx, row.id), by, platform.clock.now())
  })
}

type Adding = {
  store: { id: string; name: string }
  by: SignedInCaller
  points: number
  cause: StrikeCause
  reason: string
  takedownId?: string
}

/** Adds a strike to a locked store, with what it brings. */
export async function addStrike(
  platform: Platform,
  tx: Transaction,
  { store, by, takedownId, ...given }: Adding,
): Promise<StrikeRow> {
  const at = platform.clock.now()
  const [row] = await tx
    .insert(strikes)
    .values({
      ...given,
      ...{ id: newId(), storeId: store.id, takedownId, at },
      givenBy: by.accountId,
      expiresAt: strikeEnd(at),
    })
    .returning()
  if (!row) throw notFound('strike')
  const { points, reason } = given
  await recordAudit(tx, platform.clock, {
    ...{ storeId: store.id, by, action: 'strike.given', subject: store },
    after: { points, reason },
  })
  await settleRestriction(platform, tx, { store, by })
  noteStrike(platform, tx, row, 'given')
  return row
}
