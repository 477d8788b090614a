import type { Permission } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { notFound } from '../platform/problem.ts'
import { type RoleInStore, requirePermission } from '../stores/require-permission.ts'
import { requests } from './tables.ts'

/**
 * The caller's role in the store of a request, with all of the permissions there.
 * @throws Problem `unauthenticated` (401), `forbidden` (403), `not-found` (404).
 */
export async function findRequest(
  db: Queryable,
  caller: Caller,
  id: string,
  needed: readonly Permission[],
): Promise<RoleInStore> {
  const [found] = await db.select({ storeId: requests.storeId }).from(requests).where(eq(requests.id, id))
  if (!found) throw notFound('request')
  return requirePermission(db, caller, found.storeId, needed, 'request')
}
