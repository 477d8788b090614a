import type { Account } from '@makola/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { accounts } from '../tables.ts'
import { presentAccount } from './present-account.ts'

/** Changes an account's name. */
export async function updateAccount(
  platform: Platform,
  { accountId, name }: { accountId: string; name: string },
): Promise<Account> {
  await platform.database.update(accounts).set({ name }).where(eq(accounts.id, accountId))
  return presentAccount(platform, accountId)
}
