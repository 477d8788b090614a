import type { StaffMember } from '@makola/contract/auth/staff.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { needsSecondFactor, selectHasSecondFactor, selectStaff } from '../select-staff.ts'
import { accounts, staff } from '../tables.ts'

const inviters = alias(accounts, 'inviters')

/** Lists the people who run the shop, the longest there first. */
export async function listStaff(platform: Platform): Promise<StaffMember[]> {
  const rows = await selectMembers(platform, platform.database).orderBy(asc(staff.since), asc(staff.accountId))
  return rows.map(present)
}

/** One of the people who run the shop, or undefined. */
export async function findStaffMember(
  platform: Platform,
  db: Queryable,
  accountId: string,
): Promise<StaffMember | undefined> {
  const [row] = await selectMembers(platform, db).where(eq(staff.accountId, accountId))
  return row && present(row)
}

function selectMembers({ config }: Platform, db: Queryable) {
  return db
    .select({
      accountId: staff.accountId,
      name: accounts.name,
      email: accounts.email,
      role: staff.role,
      invitedBy: sql<string | null>`${inviters.email}`,
      since: staff.since,
      hasSecondFactor: selectHasSecondFactor(staff.accountId),
      inForce: selectStaff(needsSecondFactor(config)),
    })
    .from(staff)
    .innerJoin(accounts, eq(accounts.id, staff.accountId))
    .leftJoin(inviters, eq(inviters.id, staff.invitedBy))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectMembers>>[number]

function present({ inForce, since, ...member }: Row): StaffMember {
  return { ...member, since: since.toISOString(), isSuspended: inForce?.isSuspended ?? false }
}
