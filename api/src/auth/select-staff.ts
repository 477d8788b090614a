import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Config } from '../platform/config.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { isPublic } from '../platform/public-faults.ts'
import { settingKeys } from '../shop/find-shop.ts'
import { settings } from '../shop/tables.ts'
import { passkeys, staff, twoFactors } from './tables.ts'

type StaffOfCaller = NonNullable<SignedInCaller['staff']>

/**
 * The role of an account as a column, for a query that has left joined `staff`. A role is suspended while its person has no second
 * factor, in a shop that others can reach and that has been opened: before, the first owner works with a password alone.
 * @param needsFactor As `needsSecondFactor`.
 */
export function selectStaff(needsFactor: boolean | Placeholder<string, boolean>): SQL<StaffOfCaller | null> {
  const isSuspended = sql`${needsFactor}::boolean and not ${selectHasSecondFactor(staff.accountId)}
    and exists (select from ${settings} where ${settings.key} = ${settingKeys.opened})`
  return sql<StaffOfCaller | null>`case when ${staff.role} is not null
    then json_build_object('role', ${staff.role}, 'isSuspended', ${isSuspended}) end`
}

/** True, as a column, for an account with a confirmed app or a passkey. */
export function selectHasSecondFactor(accountId: AnyPgColumn): SQL<boolean> {
  return sql<boolean>`(exists (select from ${twoFactors} where ${twoFactors.accountId} = ${accountId} and ${twoFactors.isConfirmed})
    or exists (select from ${passkeys} where ${passkeys.accountId} = ${accountId}))`
}

/** A demo that is marked as one has printed accounts and no money. */
export function needsSecondFactor(config: Config): boolean {
  return isPublic(config) && config.demo !== 'public'
}
