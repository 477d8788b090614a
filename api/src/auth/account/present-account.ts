import type { Account } from '@makola/contract/auth/auth.ts'
import { type StaffPermission, staffPermissions } from '@makola/contract/permissions.ts'
import { eq, sql } from 'drizzle-orm'
import { roleOfStaffMay, type SignedInCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { needsSecondFactor, selectStaff } from '../select-staff.ts'
import { accounts, recoveryCodes, staff, twoFactors } from '../tables.ts'

/** An account as its owner sees it. */
export async function presentAccount({ config, database }: Platform, accountId: string): Promise<Account> {
  const [row] = await database
    .select({
      account: accounts,
      hasTwoFactor: twoFactors.isConfirmed,
      codesLeft,
      staff: selectStaff(needsSecondFactor(config)),
    })
    .from(accounts)
    .leftJoin(twoFactors, eq(twoFactors.accountId, accounts.id))
    .leftJoin(staff, eq(staff.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) throw notFound('account')
  const { id, name, email, createdAt } = row.account
  const hasTwoFactor = row.hasTwoFactor === true
  return {
    ...{ id, name, email, hasTwoFactor },
    recoveryCodesLeft: hasTwoFactor ? row.codesLeft : null,
    isOperator: row.staff !== null && !row.staff.isSuspended,
    staff: row.staff && presentStaff(row.staff),
    createdAt: createdAt.toISOString(),
  }
}

const codesLeft = sql<number>`(
  select count(*) from ${recoveryCodes} where ${recoveryCodes.accountId} = ${accounts.id})`.mapWith(Number)

const everyPermission = Object.keys(staffPermissions) as StaffPermission[]

function presentStaff({ role, isSuspended }: NonNullable<SignedInCaller['staff']>): Account['staff'] {
  return {
    role,
    isSuspended,
    permissions: everyPermission.filter((each) => !isSuspended && roleOfStaffMay(role, each)),
  }
}
