import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'

/** Gives a standing to stores of a currency that have none: the release before opened them. What has a row can be locked. */
export async function addMissingStandings(tx: Transaction, currency: string): Promise<void> {
  await tx.execute(sql`
    insert into store_standing (store_id)
    select id from stores where currency = ${currency} and id not in (select store_id from store_standing)
    on conflict do nothing`)
}
