import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { lockStore } from '../lock-own-store.ts'
import { storeStanding, stores } from '../tables.ts'
import { isHeldBack, type StandingRow, shownStatus } from './present-standing.ts'

type Change = Partial<
  Pick<
    StandingRow,
    'approval' | 'tier' | 'tierBy' | 'hasOtherName' | 'isBlocked' | 'strikePoints' | 'restriction' | 'payoutsHeldUntil'
  >
>

/**
 * Changes a store's standing, after the store is locked. A store that stops being approved, is blocked or restricted keeps its
 * owners' status for the day when it comes back.
 * @throws Problem `not-found` (404).
 */
export async function changeStanding(
  tx: Transaction,
  storeId: string,
  change: Change,
): Promise<{ before: StandingRow; after: StandingRow }> {
  const store = await lockStore(tx, storeId)
  const before = await lockStanding(tx, storeId)
  const wanted = { ...before, ...change }
  const own = before.keptStatus ?? store.status
  const keptStatus = isHeldBack(wanted) ? own : null
  const [after] = await tx
    .update(storeStanding)
    .set({ ...change, keptStatus, version: sql`${storeStanding.version} + 1` })
    .where(eq(storeStanding.storeId, storeId))
    .returning()
  if (!after) throw new Error(`The standing of store ${storeId} is gone`)
  const status = shownStatus(wanted, own)
  if (status !== store.status) {
    await tx
      .update(stores)
      .set({ status, version: sql`${stores.version} + 1` })
      .where(eq(stores.id, storeId))
  }
  return { before, after }
}

/** Locks the standing of a store, which gets its row now if it had none. */
export async function lockStanding(tx: Transaction, storeId: string): Promise<StandingRow> {
  await tx.insert(storeStanding).values({ storeId }).onConflictDoNothing()
  const [row] = await tx.select().from(storeStanding).where(eq(storeStanding.storeId, storeId)).for('update')
  if (!row) throw new Error(`Store ${storeId} has no standing`)
  return row
}
