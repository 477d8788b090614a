import type { Transaction } from '../../platform/database/database.ts'
import { fieldError, refuse } from '../../platform/problem.ts'
import { hasNamesake } from './has-namesake.ts'
import { lockStoreNames } from './lock-store-names.ts'

/**
 * Refuses a name by which shoppers would take a store for another one. A closed store keeps its name: it may only wait for approval, and
 * can open again.
 * @throws Problem `duplicate` (409).
 */
export async function refuseTakenName(tx: Transaction, storeId: string, name: string): Promise<void> {
  await lockStoreNames(tx)
  if (await hasNamesake(tx, storeId, name)) {
    throw refuse('stores.same-name', {}, { errors: [fieldError('/name', 'stores.name-taken')] })
  }
}
