import type { StoreStatus } from '@makola/contract/stores/stores.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { storeStanding } from '../tables.ts'
import { shownStatus } from './present-standing.ts'

/**
 * Keeps the status that was chosen for a locked store while something holds it back: it has effect afterwards.
 * @returns The status that others see from now on.
 */
export async function keepOwnStatus(tx: Transaction, storeId: string, status: StoreStatus): Promise<StoreStatus> {
  const [held] = await tx
    .update(storeStanding)
    .set({ keptStatus: status })
    .where(and(eq(storeStanding.storeId, storeId), isNotNull(storeStanding.keptStatus)))
    .returning()
  return held ? shownStatus(held, status) : status
}
