import type { Takedown } from '@makola/contract/moderation/moderation.ts'
import { eq, sql } from 'drizzle-orm'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound, refuse } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { requirePermission } from '../stores/require-permission.ts'
import { findTakedown, presentTakedown } from './load-takedowns.ts'
import { noteStep } from './note-step.ts'
import { lockTakedown } from './subjects/lock-subject.ts'
import { takedowns } from './tables.ts'
import { appealMonths, appealUntil } from './takedown-rules.ts'

/**
 * Appeals for a store against a takedown.
 * @throws Problem `not-found` (404), `forbidden` (403); `wrong-state` (409) when it was restored, was appealed, or six months are over.
 */
export async function appealTakedown(
  platform: Platform,
  caller: SignedInCaller,
  { id, text }: { id: string; text: string },
): Promise<Takedown> {
  return transact(platform, async (tx) => {
    const row = await lockTakedown(tx, id)
    await requirePermission(tx, caller, row.storeId, 'appeals.write', 'takedown')
    const now = platform.clock.now()
    if (row.restoredAt) throw refuse('moderation.restored')
    if (row.appealState) throw refuse('moderation.appealed')
    if (now >= appealUntil(row)) throw refuse('moderation.appeal-over', { months: appealMonths })
    const [appealed] = await tx
      .update(takedowns)
      .set({
        ...{ appealText: text.trim(), appealState: 'open', appealedBy: caller.accountId, appealedAt: now },
        version: sql`${takedowns.version} + 1`,
      })
      .where(eq(takedowns.id, id))
      .returning()
    if (!appealed) throw notFound('takedown')
    const found = await findTakedown(tx, id)
    await recordAudit(tx, platform.clock, {
      ...{ storeId: row.storeId, by: caller, action: 'takedown.appealed' },
      subject: { id, name: (found.product ?? found.store).name },
      after: { text: text.trim() },
    })
    noteStep(platform, tx, appealed, 'appealed')
    return presentTakedown(found, now)
  })
}
