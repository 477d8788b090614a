import { and, eq } from 'drizzle-orm'
import { accounts, bans, staff } from '../../auth/tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { mayInStore } from '../require-permission.ts'
import { members } from '../tables.ts'

type Inviter = { storeId: string; invitedBy: string }

/**
 * Returns true while the writer of an invitation may write one: an owner of the store or of the shop, whose account is neither banned
 * nor erased.
 */
export async function mayInvite(db: Queryable, { storeId, invitedBy }: Inviter): Promise<boolean> {
  const [inviter] = await db
    .select({ member: members.role, staff: staff.role, bannedAt: bans.at, erasedAt: accounts.erasedAt })
    .from(accounts)
    .leftJoin(members, and(eq(members.storeId, storeId), eq(members.accountId, accounts.id)))
    .leftJoin(staff, eq(staff.accountId, accounts.id))
    .leftJoin(bans, eq(bans.accountId, accounts.id))
    .where(eq(accounts.id, invitedBy))
  return inviter?.bannedAt === null && inviter.erasedAt === null && mayInStore(inviter, 'team.write')
}

/**
 * Holds the roles and the account of an invitation's writer until the transaction ends: a removal, a demotion or a ban waits, and one
 * that came first is seen by `mayInvite`. An erasure locks in this order, too.
 */
export async function lockInviter(tx: Transaction, { storeId, invitedBy }: Inviter): Promise<void> {
  await tx.select({ role: staff.role }).from(staff).where(eq(staff.accountId, invitedBy)).for('share')
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, invitedBy)).for('key share')
  await tx
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.storeId, storeId), eq(members.accountId, invitedBy)))
    .for('share')
}
