import type { StaffTakedown } from '@makola/contract/moderation/moderation.ts'
import { eq, sql } from 'drizzle-orm'
import { unblockProduct, unblockProductIn } from '../catalogue/editor/block-product.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound, refuse } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { changeStanding } from '../stores/standing/change-standing.ts'
import { findTakedown, presentForStaff } from './load-takedowns.ts'
import { noteStep } from './note-step.ts'
import { requireOthersStore } from './require-others-store.ts'
import { lockTakedown } from './subjects/lock-subject.ts'
import { type TakedownRow, takedowns } from './tables.ts'

/**
 * Restores what was taken down, without an appeal: the decision was a mistake, or the store has put it right.
 * @throws Problem `not-found` (404), `forbidden` (403) for people of the store, `wrong-state` (409) when it is back, or an appeal waits.
 */
export async function restoreTakedown(
  platform: Platform,
  by: SignedInCaller,
  { id, reason }: { id: string; reason: string },
): Promise<StaffTakedown> {
  return transact(platform, async (tx) => {
    const row = await lockTakedown(tx, id)
    await requireOthersStore(tx, row, by)
    if (row.appealState === 'open') throw refuse('moderation.appeal-waits')
    if (row.restoredAt) throw refuse('moderation.restored')
    await restore(platform, tx, { row, by, reason })
    return presentForStaff(await findTakedown(tx, id), by, platform.clock.now())
  })
}

/** Gives a locked takedown's subject back the status that its seller has chosen. */
export async function restore(
  platform: Platform,
  tx: Transaction,
  { row, by, reason }: { row: TakedownRow; by: SignedInCaller; reason: string },
): Promise<void> {
  const now = platform.clock.now()
  const [restored] = await tx
    .update(takedowns)
    .set({
      ...{ restoredReason: reason, restoredBy: by.accountId, restoredAt: now },
      version: sql`${takedowns.version} + 1`,
    })
    .where(eq(takedowns.id, row.id))
    .returning()
  if (!restored) throw notFound('takedown')
  if (row.productId && row.countries) await unblockProductIn(tx, row.productId)
  else if (row.productId) await unblockProduct(tx, row.productId, now)
  else await changeStanding(tx, row.storeId, { isBlocked: false })
  const { product, store } = await findTakedown(tx, row.id)
  await recordAudit(tx, platform.clock, {
    ...{ storeId: row.storeId, by, action: 'takedown.restored' },
    subject: { id: row.id, name: (product ?? store).name },
    after: { reason },
  })
  noteStep(platform, tx, restored, 'restored')
}
