import { and, eq, lt } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { hash } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { bulkChanges } from './tables.ts'

/** Names a change in a run: the same run with another change is another one. */
export function markOf(run: string, change: object): string {
  return hash(`${run} ${JSON.stringify(change)}`)
}

/** Returns true when a locked product has had this change. */
export async function isMarked(tx: Transaction, mark: string, productId: string): Promise<boolean> {
  const rows = await tx
    .select({ mark: bulkChanges.mark })
    .from(bulkChanges)
    .where(and(eq(bulkChanges.mark, mark), eq(bulkChanges.productId, productId)))
  return rows.length > 0
}

/** Nobody repeats a run after a week. */
export async function forgetBulkChanges({ database, clock }: Platform): Promise<void> {
  await database.delete(bulkChanges).where(lt(bulkChanges.at, addSeconds(clock.now(), -7 * 86_400)))
}
