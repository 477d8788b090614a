import { and, eq, gte } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { passkeys, recoveryCodes, twoFactors } from '../tables.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'

/** Takes off an account the passkeys, the app and the recovery codes that it was given at `since` or later; older ones stay. */
export async function forgetFactorsSince(tx: Transaction, accountId: string, since: Date): Promise<void> {
  const isIts = eq(twoFactors.accountId, accountId)
  // Locked first: an app that is being confirmed, or codes that are being made anew, are seen as they will be.
  const [app] = await tx.select().from(twoFactors).where(isIts).for('update')
  const isOlder = app?.isConfirmed && !(app.confirmedAt && app.confirmedAt >= since)
  if (!isOlder) {
    await tx.delete(twoFactors).where(isIts)
    await forgetRecoveryCodes(tx, accountId)
  }
  const isNewCode = gte(recoveryCodes.createdAt, since)
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.accountId, accountId), isNewCode))
  await tx.delete(passkeys).where(and(eq(passkeys.accountId, accountId), gte(passkeys.createdAt, since)))
}
