import type { StaffRole } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { accounts } from '../tables.ts'
import { changeRole, lockStaff } from './change-role.ts'

/**
 * Gives an account a role among the shop's staff, or takes it away with null, from the command line. Returns the reason when it
 * cannot be: the last owner stays.
 */
export function setStaffRole(
  platform: Platform,
  { email, role }: { email: string; role: StaffRole | null },
): Promise<'no-account' | 'last-owner' | null> {
  return transact(platform, async (tx) => {
    await lockStaff(tx)
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email.toLowerCase()))
    if (!account) return 'no-account'
    const isDone = await changeRole(platform, tx, { accountId: account.id, role, by: 'command line' })
    return isDone ? null : 'last-owner'
  })
}
