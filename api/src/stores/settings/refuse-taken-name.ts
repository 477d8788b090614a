import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { fieldError, refuse } from '../../platform/problem.ts'
import { hasNamesake } from './has-namesake.ts'

/**
 * Refuses a name by which shoppers would take a store for another one. A closed store keeps its name: it may only wait for approval, and
 * can open again. Names are given one at a time, so that two stores do not get the same one at once.
 * @throws Problem `duplicate` (409).
 */
export async function refuseTakenName(tx: Transaction, storeId: string, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('store_names'))`)
  if (await hasNamesake(tx, storeId, name)) {
    throw refuse('stores.same-name', {}, { errors: [fieldError('/name', 'stores.name-taken')] })
  }
}
