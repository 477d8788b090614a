import { and, eq, isNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { accounts, passkeys, staff, twoFactors } from '../tables.ts'

/** An operator can change every price and pay out every store: a password alone is not enough. */
export async function warnAboutOperators({ database }: Platform): Promise<string[]> {
  const open = await findOperatorsWithOneFactor(database)
  return open.map((email) => `${email} runs the shop with a password alone. Turn two-step sign-in on.`)
}

/** The operators whom a stolen password is enough to be, by address. */
export async function findOperatorsWithOneFactor(database: Platform['database']): Promise<string[]> {
  const rows = await database
    .selectDistinct({ email: accounts.email })
    .from(staff)
    .innerJoin(accounts, eq(accounts.id, staff.accountId))
    .leftJoin(twoFactors, and(eq(twoFactors.accountId, accounts.id), twoFactors.isConfirmed))
    .leftJoin(passkeys, eq(passkeys.accountId, accounts.id))
    .where(and(isNull(twoFactors.accountId), isNull(passkeys.accountId)))
    .orderBy(accounts.email)
  return rows.map(({ email }) => email)
}
