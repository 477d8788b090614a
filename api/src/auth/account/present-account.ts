import type { Account } from '@makola/contract/auth.ts'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { accounts, twoFactors } from '../tables.ts'

/** An account as its owner sees it. */
export async function presentAccount(db: Queryable, accountId: string): Promise<Account> {
  const [row] = await db
    .select({ account: accounts, hasTwoFactor: twoFactors.isConfirmed })
    .from(accounts)
    .leftJoin(twoFactors, eq(twoFactors.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) throw notFound('account')
  const { id, name, email, role, createdAt } = row.account
  const hasTwoFactor = row.hasTwoFactor === true
  return { id, name, email, isOperator: role === 'operator', hasTwoFactor, createdAt: createdAt.toISOString() }
}
