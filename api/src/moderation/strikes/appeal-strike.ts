import type { Strike } from '@makola/contract/moderation/strikes.ts'
import { eq, sql } from 'drizzle-orm'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { requirePermission } from '../../stores/require-permission.ts'
import { strikes } from '../tables.ts'
import { appealMonths, appealUntil } from '../takedown-rules.ts'
import { lockStrike, presentStrike } from './load-strikes.ts'
import { noteStrike } from './note-strike.ts'
import { isLive } from './strike-rules.ts'

/**
 * Appeals for a store against a strike.
 * @throws Problem `not-found` (404), `forbidden` (403); `wrong-state` (409) when it does not count any more, was appealed, or six
 * months are over.
 */
export async function appealStrike(
  platform: Platform,
  caller: SignedInCaller,
  { id, text }: { id: string; text: string },
): Promise<Strike> {
  return transact(platform, async (tx) => {
    const { row, store } = await lockStrike(tx, id)
    await requirePermission(tx, caller, row.storeId, 'appeals.write', 'strike')
    const now = platform.clock.now()
    if (!isLive(row, now)) throw refuse('moderation.strike-over')
    if (row.appealState) throw refuse('moderation.appealed')
    if (now >= appealUntil(row)) throw refuse('moderation.appeal-over', { months: appealMonths })
    const [appealed] = await tx
      .update(strikes)
      .set({
        ...{ appealText: text.trim(), appealState: 'open', appealedBy: caller.accountId, appealedAt: now },
        version: sql`${strikes.version} + 1`,
      })
      .where(eq(strikes.id, id))
      .returning()
    if (!appealed) throw notFound('strike')
    await recordAudit(tx, platform.clock, {
      ...{ storeId: row.storeId, by: caller, action: 'strike.appealed', subject: store },
      after: { text: text.trim() },
    })
    noteStrike(platform, tx, appealed, 'appealed')
    return presentStrike(appealed, now)
  })
}
