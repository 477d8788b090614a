import type { StaffStrike } from '@makola/contract/moderation/strikes.ts'
import { eq, sql } from 'drizzle-orm'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { requireOthersStore } from '../require-others-store.ts'
import { strikes } from '../tables.ts'
import { lift } from './lift-strike.ts'
import { findStrike, lockStrike, presentForStaff } from './load-strikes.ts'
import { noteStrike } from './note-strike.ts'

type Decision = { id: string; decision: 'upheld' | 'dismissed'; reasons: string }

/**
 * Decides an appeal by somebody else than the one who gave the strike. Upheld, the strike is lifted.
 * @throws Problem `not-found` (404), `forbidden` (403) for the giver and people of the store, `wrong-state` (409) when no appeal waits.
 */
export async function decideStrikeAppeal(
  platform: Platform,
  by: SignedInCaller,
  { id, decision, reasons }: Decision,
): Promise<StaffStrike> {
  return transact(platform, async (tx) => {
    const { row, store } = await lockStrike(tx, id)
    if (row.appealState !== 'open') throw refuse('moderation.no-appeal')
    if (row.givenBy === by.accountId) throw refuse('moderation.own-decision')
    await requireOthersStore(tx, row, by)
    const now = platform.clock.now()
    const [decided] = await tx
      .update(strikes)
      .set({
        ...{ appealState: decision, appealReasons: reasons, appealDecidedBy: by.accountId, appealDecidedAt: now },
        version: sql`${strikes.version} + 1`,
      })
      .where(eq(strikes.id, id))
      .returning()
    if (!decided) throw notFound('strike')
    await recordAudit(tx, platform.clock, {
      ...{ storeId: row.storeId, by, action: 'strike.appeal-decided', subject: store },
      after: { decision, reasons },
    })
    if (decision === 'upheld') await lift(platform, tx, { id, store, by, reason: reasons })
    else noteStrike(platform, tx, decided, 'appeal-dismissed')
    return presentForStaff(await findStrike(tx, id), by, now)
  })
}
