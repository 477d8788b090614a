import type { StoreStatus } from '@makola/contract/stores.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { storeStanding } from '../tables.ts'

/**
 * Keeps the status that was chosen for a locked store while it is not approved or blocked: it has effect afterwards.
 * @returns False when nothing holds the store back, so that its status is to be changed itself.
 */
export async function keepOwnStatus(tx: Transaction, storeId: string, status: StoreStatus): Promise<boolean> {
  const kept = await tx
    .update(storeStanding)
    .set({ keptStatus: status })
    .where(and(eq(storeStanding.storeId, storeId), isNotNull(storeStanding.keptStatus)))
    .returning({ storeId: storeStanding.storeId })
  return kept.length > 0
}
