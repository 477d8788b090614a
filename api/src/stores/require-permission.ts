import { type MemberRole, type Permission, permissions } from '@makola/contract/permissions.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import type { Caller, SignedInCaller } from '../platform/http/caller.ts'
import { byIdOrSlug } from '../platform/http/id-or-slug.ts'
import { notFound, refuse, type Thing } from '../platform/problem.ts'
import { members, stores } from './tables.ts'

/**
 * Admits an operator, or a member whose role in the store has the permission, or all of several, and returns the role. For anyone
 * else the store's `thing` does not exist; for a member in another role it is forbidden.
 * @throws Problem `unauthenticated` (401), `not-found` (404) or `forbidden` (403).
 */
export async function requirePermission(
  db: Queryable,
  caller: Caller,
  storeId: string,
  needed: Permission | readonly Permission[],
  thing: Thing,
): Promise<MemberRole | 'operator'> {
  if (caller.kind === 'visitor') throw refuse('platform.sign-in')
  const role = await findRole(db, caller, storeId)
  if (role === null) throw notFound(thing)
  const mayAll = [needed].flat().every((permission) => roleMay(role, permission))
  if (!mayAll) throw refuse('stores.role-too-low')
  return role
}

/** Finds the caller's role in a store; null for non-members. */
async function findRole(
  db: Queryable,
  caller: SignedInCaller,
  storeId: string,
): Promise<MemberRole | 'operator' | null> {
  if (caller.isOperator) return 'operator'
  const [member] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.storeId, storeId), eq(members.accountId, caller.accountId)))
  return member?.role ?? null
}

/** Returns true when the role has this permission; an operator has all of them. */
export function roleMay(role: MemberRole | 'operator', permission: Permission): boolean {
  return role === 'operator' || (permissions[permission] as readonly MemberRole[]).includes(role)
}

/**
 * The store that a seller's call names by id or slug, for callers with the permission there.
 * @throws Problem as `requirePermission`.
 */
export async function findOwnStore(
  db: Queryable,
  caller: Caller,
  idOrSlug: string,
  permission: Permission,
): Promise<typeof stores.$inferSelect> {
  const [store] = await db.select().from(stores).where(byIdOrSlug(stores, idOrSlug))
  if (!store) throw notFound('store')
  await requirePermission(db, caller, store.id, permission, 'store')
  return store
}
