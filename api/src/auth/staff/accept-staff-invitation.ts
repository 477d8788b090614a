import type { StaffMember } from '@makola/contract/auth/staff.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { hash } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { selectHasSecondFactor } from '../select-staff.ts'
import { accounts, bans, staff, staffInvitations } from '../tables.ts'
import { lockStaff, writeRole } from './change-role.ts'
import { findStaffMember } from './list-staff.ts'

/**
 * Joins the staff by an invitation, with a second factor on; one who is on it already keeps their role.
 * @throws Problem `not-found` (404), also when its time is over; `forbidden` (403) for another address than the invited;
 * `wrong-state` (409) without a second factor.
 */
export async function acceptStaffInvitation(
  platform: Platform,
  { token, caller }: { token: string; caller: SignedInCaller },
): Promise<StaffMember> {
  const { accountId } = caller
  return transact(platform, async (tx) => {
    await lockStaff(tx)
    const [invitation] = await tx
      .select()
      .from(staffInvitations)
      .where(eq(staffInvitations.tokenHash, hash(token)))
      .for('update')
    if (!invitation || invitation.expiresAt <= platform.clock.now()) throw notFound('invitation')
    if (invitation.email !== caller.email.toLowerCase()) throw refuse('auth.not-your-staff-invitation')
    await requireGoodStanding(tx, accountId)
    const { role, invitedBy } = invitation
    const [former] = await tx.select({ role: staff.role }).from(staff).where(eq(staff.accountId, accountId))
    if (!former) {
      await writeRole(platform, tx, { accountId, role, invitedBy })
      await recordAudit(tx, platform.clock, {
        storeId: null,
        by: caller,
        action: 'staff.joined',
        subject: { id: accountId, name: caller.email },
        after: { role },
      })
    }
    await tx.delete(staffInvitations).where(eq(staffInvitations.id, invitation.id))
    const member = await findStaffMember(platform, tx, accountId)
    if (!member) throw notFound('invitation')
    return member
  })
}

/** A ban of this account waits until the role is there, and is then refused; one that came first is seen here. */
async function requireGoodStanding(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  const [ban] = await tx.select({ reason: bans.reason }).from(bans).where(eq(bans.accountId, accountId))
  if (ban) throw notFound('invitation')
  const [safe] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), selectHasSecondFactor(accounts.id)))
  if (!safe) throw refuse('auth.second-factor-first')
}
