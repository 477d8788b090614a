import { memberRoles, type Permission, permissions } from '@makola/contract/permissions.ts'
import type { Member, RoleTerms } from '@makola/contract/stores/team.ts'
import { and, asc, eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { findOwnStore, roleMay } from '../require-permission.ts'
import { members } from '../tables.ts'

const roles: RoleTerms[] = memberRoles.map((role) => ({
  role,
  permissions: (Object.keys(permissions) as Permission[]).filter((permission) => roleMay(role, permission)),
}))

/**
 * Lists the members of a store, in order of joining, and the permissions of each role.
 * @throws Problem as `requirePermission`.
 */
export async function listMembers(
  db: Queryable,
  caller: Caller,
  idOrSlug: string,
): Promise<{ data: Member[]; meta: { roles: RoleTerms[] } }> {
  const store = await findOwnStore(db, caller, idOrSlug, 'team.write')
  const rows = await selectMembers(db)
    .where(eq(members.storeId, store.id))
    .orderBy(asc(members.createdAt), asc(members.accountId))
  return { data: rows.map(presentMember), meta: { roles } }
}

/** One person of a store, or undefined. */
export async function findMember(
  db: Queryable,
  { storeId, accountId }: { storeId: string; accountId: string },
): Promise<Member | undefined> {
  const [row] = await selectMembers(db).where(and(eq(members.storeId, storeId), eq(members.accountId, accountId)))
  return row && presentMember(row)
}

function selectMembers(db: Queryable) {
  return db
    .select({
      accountId: members.accountId,
      name: accounts.name,
      email: accounts.email,
      role: members.role,
      joinedAt: members.createdAt,
    })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .$dynamic()
}

function presentMember({ joinedAt, ...member }: Omit<Member, 'joinedAt'> & { joinedAt: Date }): Member {
  return { ...member, joinedAt: joinedAt.toISOString() }
}
