import type { Account } from '@makola/contract/auth.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { accounts } from '../tables.ts'
import { presentAccount } from './present-account.ts'

/** Changes an account's name. */
export async function updateAccount(
  db: Database,
  { accountId, name }: { accountId: string; name: string },
): Promise<Account> {
  await db.update(accounts).set({ name }).where(eq(accounts.id, accountId))
  return presentAccount(db, accountId)
}
