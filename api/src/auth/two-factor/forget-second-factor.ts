import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyOwner } from '../notify-owner.ts'
import { passkeys, twoFactors } from '../tables.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'

/** Takes app, recovery codes and passkeys off an account and tells its owner; false when it had neither app nor passkey. */
export async function forgetSecondFactor(platform: Platform, tx: Transaction, accountId: string): Promise<boolean> {
  const apps = await tx.delete(twoFactors).where(eq(twoFactors.accountId, accountId)).returning()
  const keys = await tx.delete(passkeys).where(eq(passkeys.accountId, accountId)).returning({ id: passkeys.id })
  await forgetRecoveryCodes(tx, accountId)
  const had = apps.some(({ isConfirmed }) => isConfirmed) || keys.length > 0
  if (had) notifyOwner(platform, tx, accountId, 'second-factor-reset')
  return had
}
