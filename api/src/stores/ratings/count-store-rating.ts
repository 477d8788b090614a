import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type StarChange, starChange } from './star-counts.ts'

/** Counts a change of a review for its store. Always after its product: two changes then wait for one another in one order. */
export async function countStoreRating(tx: Transaction, storeId: string, change: StarChange): Promise<void> {
  const set = starChange(change)
  if (!set) return
  await tx.execute(sql`insert into store_ratings (store_id) values (${storeId}) on conflict do nothing`)
  await tx.execute(sql`update store_ratings as ratings set ${set} where store_id = ${storeId}`)
}
