import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'

/** Makes those who change one list at the same moment go one after the other, until the transaction ends. */
export async function lockList(tx: Transaction, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishes ${owner}`}, 0))`)
}
