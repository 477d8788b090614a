import { and, eq } from 'drizzle-orm'
import type { Caller } from '../platform/caller.ts'
import type { Queryable } from '../platform/database.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { members } from './tables.ts'

export type MemberRole = typeof members.$inferSelect.role

/**
 * Lets through an operator, or a member of the store in one of these roles. To anyone else the store's `noun` does not
 * exist; to a member in another role it is forbidden.
 * @throws Problem `not-found` (404) or `forbidden` (403).
 */
export async function requireMember(
  db: Queryable,
  caller: Caller,
  storeId: string,
  roles: readonly MemberRole[],
  noun: string,
): Promise<void> {
  if (caller.kind === 'visitor') throw new Problem('unauthenticated', 'Sign in to do this.')
  if (caller.isOperator) return
  const [member] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.storeId, storeId), eq(members.accountId, caller.accountId)))
  if (!member) throw notFound(noun)
  if (!roles.includes(member.role)) throw new Problem('forbidden', 'Your role in this store does not allow this.')
}
