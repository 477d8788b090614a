import type { StaffInvitation } from '@makola/contract/auth/staff.ts'
import type { StaffRole } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { hash, newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { staffInvited } from '../events.ts'
import { accounts, staff, staffInvitations } from '../tables.ts'
import { type Proof, requireProof } from '../two-factor/require-proof.ts'
import { lockStaff, requireShopOwner } from './change-role.ts'
import { presentStaffInvitation } from './list-staff-invitations.ts'
import { staffInvitationToken } from './staff-invitation-token.ts'

/** Two days: what it opens is more than a store. */
const invitationSeconds = 48 * 60 * 60

type Wish = { email: string; role: StaffRole; caller: SignedInCaller; proof: Proof }

/**
 * Invites a person to the staff, by email, for 48 hours. An earlier invitation is replaced; its secret becomes void.
 * @throws Problem `duplicate` (409: is on the staff already), and as `requireProof`.
 */
export async function inviteStaff(platform: Platform, { email, role, caller, proof }: Wish): Promise<StaffInvitation> {
  await requireProof(platform, caller.accountId, proof)
  return transact(platform, async (tx) => {
    await lockStaff(tx)
    await requireShopOwner(tx, caller)
    await requireStranger(tx, email)
    const createdAt = platform.clock.now()
    const expiresAt = addSeconds(createdAt, invitationSeconds)
    const id = newId()
    const tokenHash = hash(staffInvitationToken(platform, { id, expiresAt }))
    const row = { id, email, role, tokenHash, invitedBy: caller.accountId, createdAt, expiresAt }
    await tx.insert(staffInvitations).values(row).onConflictDoUpdate({ target: staffInvitations.email, set: row })
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'staff.invited',
      subject: { id, name: email },
      after: { role },
    })
    emit(tx, staffInvited, { invitationId: id, at: createdAt.toISOString() })
    return presentStaffInvitation({ ...row, invitedBy: caller.email })
  })
}

async function requireStranger(tx: Transaction, email: string): Promise<void> {
  const [member] = await tx
    .select({ role: staff.role })
    .from(staff)
    .innerJoin(accounts, eq(accounts.id, staff.accountId))
    .where(eq(accounts.email, email))
  if (member) throw refuse('auth.already-staff', {}, { current: member })
}
