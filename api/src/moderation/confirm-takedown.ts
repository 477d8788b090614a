import type { StaffTakedown } from '@makola/contract/moderation/moderation.ts'
import { eq, sql } from 'drizzle-orm'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuse } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { findTakedown, presentForStaff } from './load-takedowns.ts'
import { requireOthersStore } from './require-others-store.ts'
import { lockTakedown } from './subjects/lock-subject.ts'
import { takedowns } from './tables.ts'

/**
 * Makes the decision of a rule one's own: a person has looked, and the product stays down. Somebody else decides an appeal.
 * @throws Problem `not-found` (404), `forbidden` (403) for people of the store, `wrong-state` (409) when it is back, the store has
 * appealed, or a person has decided already.
 */
export async function confirmTakedown(platform: Platform, by: SignedInCaller, id: string): Promise<StaffTakedown> {
  return transact(platform, async (tx) => {
    const row = await lockTakedown(tx, id)
    await requireOthersStore(tx, row, by)
    if (row.restoredAt) throw refuse('moderation.restored')
    if (row.decidedBy !== null) throw refuse('moderation.confirmed')
    if (row.appealState !== null) throw refuse('moderation.appeal-waits')
    await tx
      .update(takedowns)
      .set({ decidedBy: by.accountId, version: sql`${takedowns.version} + 1` })
      .where(eq(takedowns.id, id))
    const found = await findTakedown(tx, id)
    await recordAudit(tx, platform.clock, {
      ...{ storeId: row.storeId, by, action: 'takedown.confirmed' },
      subject: { id, name: (found.product ?? found.store).name },
      after: { groundText: row.groundText },
    })
    return presentForStaff(found, by, platform.clock.now())
  })
}
