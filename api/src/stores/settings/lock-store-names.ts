import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'

/** Lets names be given one at a time, until the transaction ends, so that two stores do not get the same one at once. */
export async function lockStoreNames(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('store_names'))`)
}
