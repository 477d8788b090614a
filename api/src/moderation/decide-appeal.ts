import type { StaffTakedown } from '@makola/contract/moderation/moderation.ts'
import { eq, sql } from 'drizzle-orm'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound, refuse } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { findTakedown, presentForStaff } from './load-takedowns.ts'
import { noteStep } from './note-step.ts'
import { requireOthersStore } from './require-others-store.ts'
import { restore } from './restore-takedown.ts'
import { liftWithTakedown } from './strikes/lift-strike.ts'
import { lockTakedown } from './subjects/lock-subject.ts'
import { takedowns } from './tables.ts'

type Decision = { id: string; decision: 'upheld' | 'dismissed'; reasons: string }

/**
 * Decides an appeal by somebody else than the one who took the thing down. Upheld, it is restored.
 * @throws Problem `not-found` (404), `forbidden` (403) for the decider of the takedown and people of the store, `wrong-state` (409)
 * when no appeal waits.
 */
export async function decideAppeal(
  platform: Platform,
  by: SignedInCaller,
  { id, decision, reasons }: Decision,
): Promise<StaffTakedown> {
  return transact(platform, async (tx) => {
    const row = await lockTakedown(tx, id)
    if (row.appealState !== 'open') throw refuse('moderation.no-appeal')
    if (row.decidedBy === by.accountId) throw refuse('moderation.own-decision')
    await requireOthersStore(tx, row, by)
    const now = platform.clock.now()
    const [decided] = await tx
      .update(takedowns)
      .set({
        ...{ appealState: decision, appealReasons: reasons, appealDecidedBy: by.accountId, appealDecidedAt: now },
        version: sql`${takedowns.version} + 1`,
      })
      .where(eq(takedowns.id, id))
      .returning()
    if (!decided) throw notFound('takedown')
    const { product, store } = await findTakedown(tx, id)
    await recordAudit(tx, platform.clock, {
      ...{ storeId: row.storeId, by, action: 'takedown.appeal-decided' },
      subject: { id, name: (product ?? store).name },
      after: { decision, reasons },
    })
    if (decision === 'upheld') {
      await restore(platform, tx, { row: decided, by, reason: reasons })
      await liftWithTakedown(platform, tx, { takedownId: id, by, reason: reasons })
    } else noteStep(platform, tx, decided, 'appeal-dismissed')
    return presentForStaff(await findTakedown(tx, id), by, now)
  })
}
