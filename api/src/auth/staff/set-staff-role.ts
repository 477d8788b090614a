import type { StaffRole } from '@makola/contract/permissions.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { accounts, staff } from '../tables.ts'

/**
 * Gives an account a role among the shop's staff, or takes it away with null, from the command line. Returns the reason when it
 * cannot be: the last owner stays.
 */
export function setStaffRole(
  platform: Platform,
  { email, role }: { email: string; role: StaffRole | null },
): Promise<'no-account' | 'last-owner' | null> {
  return transact(platform, async (tx) => {
    // Of two owners who leave at once the second finds the first one gone.
    await tx.execute(sql`lock table ${staff} in share row exclusive mode`)
    const [found] = await tx
      .select({ id: accounts.id, name: accounts.name, role: staff.role })
      .from(accounts)
      .leftJoin(staff, eq(staff.accountId, accounts.id))
      .where(eq(accounts.email, email.toLowerCase()))
    if (!found) return 'no-account'
    if (found.role === 'owner' && role !== 'owner' && !(await hasOtherOwner(tx, found.id))) return 'last-owner'
    await writeRole(platform, tx, found.id, role)
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: 'command line',
      action: 'staff.changed',
      subject: { id: found.id, name: found.name },
      before: { role: found.role },
      after: { role },
    })
    return null
  })
}

async function hasOtherOwner(tx: Transaction, accountId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: staff.accountId })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), ne(staff.accountId, accountId)))
    .limit(1)
  return other !== undefined
}

async function writeRole({ clock }: Platform, tx: Transaction, accountId: string, role: StaffRole | null) {
  if (role === null) await tx.delete(staff).where(eq(staff.accountId, accountId))
  else {
    await tx
      .insert(staff)
      .values({ accountId, role, since: clock.now() })
      .onConflictDoUpdate({ target: staff.accountId, set: { role } })
  }
  // A program of before `staff` that still runs beside this one asks here.
  const former = role === 'owner' ? ('operator' as const) : ('shopper' as const)
  await tx.update(accounts).set({ role: former }).where(eq(accounts.id, accountId))
}
