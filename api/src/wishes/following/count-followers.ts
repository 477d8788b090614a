import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { storeFollows } from '../tables.ts'

/**
 * Counts the accounts that follow one of the caller's stores; who they are is not told.
 * @throws Problem `not-found` (404) when it is not theirs.
 */
export async function countFollowers(db: Queryable, caller: Caller, store: string): Promise<{ count: number }> {
  const { id } = await findOwnStore(db, caller, store, 'products.read')
  return { count: await db.$count(storeFollows, eq(storeFollows.storeId, id)) }
}
