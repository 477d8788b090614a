import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { refuse } from '../../platform/problem.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { notifications } from '../tables.ts'

/** The owner of a bell: a person, in one store or in none; the shop's own news appear in both. */
export type Whose = { accountId: string; storeId: string | null }

/**
 * The caller's bell in the store named by a call.
 * @throws Problem `not-found` (404) when it is not one of theirs.
 */
export async function resolveBell(db: Queryable, caller: Caller, store: string | undefined): Promise<Whose> {
  if (caller.kind === 'visitor') throw refuse('platform.sign-in')
  const { accountId } = caller
  if (store === undefined) return { accountId, storeId: null }
  return { accountId, storeId: (await findOwnStore(db, caller, store, 'notifications.read')).id }
}

/** The rows of that bell. */
export function ofBell({ accountId, storeId }: Whose): SQL | undefined {
  const ofShop = isNull(notifications.storeId)
  return and(
    eq(notifications.accountId, accountId),
    storeId === null ? ofShop : or(eq(notifications.storeId, storeId), ofShop),
  )
}
