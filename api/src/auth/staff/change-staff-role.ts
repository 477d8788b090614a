import type { StaffMember } from '@makola/contract/auth/staff.ts'
import type { StaffRole } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { staff } from '../tables.ts'
import { type Proof, requireProof } from '../two-factor/require-proof.ts'
import { changeRole, lockStaff, requireShopOwner } from './change-role.ts'
import { findStaffMember } from './list-staff.ts'

type Change = { accountId: string; caller: SignedInCaller; proof: Proof }

/**
 * Gives one of the staff another role.
 * @throws Problem `not-found` (404), `wrong-state` (409: the last owner stays), and as `requireProof`.
 */
export async function changeStaffRole(platform: Platform, change: Change & { role: StaffRole }): Promise<StaffMember> {
  await requireProof(platform, change.caller.accountId, change.proof)
  return transact(platform, async (tx) => {
    await changeLockedRole(platform, tx, change)
    const member = await findStaffMember(platform, tx, change.accountId)
    if (!member) throw notFound('member')
    return member
  })
}

/**
 * Takes a person off the staff; their account stays.
 * @throws Problem as `changeStaffRole`.
 */
export async function removeStaff(platform: Platform, change: Change): Promise<void> {
  await requireProof(platform, change.caller.accountId, change.proof)
  await transact(platform, (tx) => changeLockedRole(platform, tx, { ...change, role: null }))
}

async function changeLockedRole(
  platform: Platform,
  tx: Transaction,
  { accountId, role, caller }: Change & { role: StaffRole | null },
): Promise<void> {
  await lockStaff(tx)
  await requireShopOwner(tx, caller)
  const now = await tx.select().from(staff).where(eq(staff.accountId, accountId))
  if (now.length === 0) throw notFound('member')
  const isDone = await changeRole(platform, tx, { accountId, role, by: caller })
  if (!isDone) throw refuse('auth.last-shop-owner', {}, { current: { owners: 1 } })
}
