import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { derive } from '../derive.ts'
import { accounts } from '../tables.ts'

/** Names the password that was shown, without revealing it: a new password gets a new name. */
export function nameFirstFactor(platform: Pick<Platform, 'secret'>, passwordHash: string | null): string {
  return derive(platform, 'first-factor', passwordHash ?? '').toString('base64url')
}

/**
 * Holds the shown password until the transaction ends: a concurrent change of it waits, and then ends the session that begins
 * here.
 * @throws Problem `wrong-credentials` (401).
 */
export async function holdFirstFactor(
  platform: Platform,
  tx: Transaction,
  { accountId, firstFactor }: { accountId: string; firstFactor: string },
): Promise<void> {
  const [account] = await tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('share')
  if (account && nameFirstFactor(platform, account.passwordHash) === firstFactor) return
  throw refuse('auth.password-changed')
}
