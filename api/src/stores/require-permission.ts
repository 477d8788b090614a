import {
  type MemberRole,
  type Permission,
  permissions,
  type StaffRole,
  staffInStores,
} from '@makola/contract/permissions.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { type Given, prepareOnce } from '../platform/database/prepare-once.ts'
import { type Caller, type SignedInCaller, staffRoleOf } from '../platform/http/caller.ts'
import { prepareByIdOrSlug } from '../platform/http/id-or-slug.ts'
import { notFound, refuse, type Thing } from '../platform/problem.ts'
import { members, stores } from './tables.ts'

/** What a person is in a store: a member, one of the shop's staff, or both, and then they may what either may. */
export type RoleInStore = { member: MemberRole | null; staff: StaffRole | null }

/**
 * Admits whoever has the permission in the store, or all of several, as a member or as one of the shop's staff, and returns what
 * they are there. For anyone else the store's `thing` does not exist; for a member or staff in another role it is forbidden.
 * @throws Problem `unauthenticated` (401), `not-found` (404) or `forbidden` (403).
 */
export async function requirePermission(
  db: Queryable,
  caller: Caller,
  storeId: string,
  needed: Permission | readonly Permission[],
  thing: Thing,
): Promise<RoleInStore> {
  if (caller.kind === 'visitor') throw refuse('platform.sign-in')
  const role = await findRole(db, caller, storeId)
  if (role.member === null && role.staff === null) throw notFound(thing)
  const mayAll = [needed].flat().every((permission) => mayInStore(role, permission))
  if (!mayAll) throw refuse(role.member === null ? 'stores.staff-role-too-low' : 'stores.role-too-low')
  return role
}

async function findRole(db: Queryable, caller: SignedInCaller, storeId: string): Promise<RoleInStore> {
  const staff = staffRoleOf(caller)
  const [member] = await selectMember(db, { storeId, accountId: caller.accountId })
  return { member: member?.role ?? null, staff }
}

const selectMember = prepareOnce((db, { storeId, accountId }: Given<{ storeId: string; accountId: string }>) =>
  db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.storeId, storeId), eq(members.accountId, accountId))),
)

/** Returns true when a member's role has this permission. */
export function roleMay(role: MemberRole, permission: Permission): boolean {
  return (permissions[permission] as readonly MemberRole[]).includes(role)
}

/** Returns true when a person has this permission in a store, by either role. */
export function mayInStore({ member, staff }: RoleInStore, permission: Permission): boolean {
  if (staff !== null && (staffInStores[permission] as readonly StaffRole[]).includes(staff)) return true
  return member !== null && roleMay(member, permission)
}

/**
 * The store that a seller's call names by id or slug, for callers with the permission there, or all of several.
 * @throws Problem as `requirePermission`.
 */
export async function findOwnStore(
  db: Queryable,
  caller: Caller,
  idOrSlug: string,
  needed: Permission | readonly Permission[],
): Promise<typeof stores.$inferSelect> {
  return (await findStoreAndRole(db, caller, idOrSlug, needed)).store
}

/** The same, with what the caller is in the store. */
export async function findStoreAndRole(
  db: Queryable,
  caller: Caller,
  idOrSlug: string,
  needed: Permission | readonly Permission[],
): Promise<{ store: typeof stores.$inferSelect; role: RoleInStore }> {
  const [store] = await selectStore(db, idOrSlug)
  if (!store) throw notFound('store')
  return { store, role: await requirePermission(db, caller, store.id, needed, 'store') }
}

const selectStore = prepareByIdOrSlug(stores, (db, isNamed) => db.select().from(stores).where(isNamed))
