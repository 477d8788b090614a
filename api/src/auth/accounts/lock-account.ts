import type { StaffRole } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type SignedInCaller, staffMay } from '../../platform/http/caller.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { accounts, staff } from '../tables.ts'

/**
 * Locks somebody's account for an act of the staff: no session begins and no role is given until the transaction ends.
 * @throws Problem `not-found` (404), `forbidden` (403) for an account of the staff, where the caller may not change those.
 */
export async function lockAccount(
  tx: Transaction,
  { accountId, caller }: { accountId: string; caller: SignedInCaller },
): Promise<typeof accounts.$inferSelect & { staffRole: StaffRole | null }> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  if (!account || account.erasedAt) throw notFound('account')
  const [role] = await tx.select({ role: staff.role }).from(staff).where(eq(staff.accountId, accountId))
  if (role && !staffMay(caller, 'staff.write')) throw refuse('auth.account-of-staff')
  return { ...account, staffRole: role?.role ?? null }
}
