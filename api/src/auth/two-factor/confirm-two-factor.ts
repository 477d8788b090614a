import { and, eq } from 'drizzle-orm'
import { countCall } from '../../platform/http/rate-limit.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { limits } from '../limits.ts'
import { notifyOwner } from '../notify-owner.ts'
import { openSecret } from '../seal-secret.ts'
import { twoFactors } from '../tables.ts'
import { findStep } from './one-time-password.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

/**
 * Turns two-factor on, once the app has proven that it has the secret; returns the recovery codes.
 * @throws Problem `wrong-state` (409), `validation-failed` (422), `rate-limited` (429).
 */
export async function confirmTwoFactor(
  platform: Platform,
  { accountId, code }: { accountId: string; code: string },
): Promise<string[]> {
  await countCall(platform, `second-factor:${accountId}`, limits.secondFactor)
  return transact(platform, async (tx) => {
    const isStarted = and(eq(twoFactors.accountId, accountId), eq(twoFactors.isConfirmed, false))
    const [started] = await tx.select().from(twoFactors).where(isStarted).for('update')
    if (!started) throw refuse('auth.no-app-to-confirm')
    const secret = openSecret(platform, accountId, started.sealedSecret, 'two-factor')
    const confirmedAt = platform.clock.now()
    const step = findStep(secret, code.replaceAll(' ', ''), confirmedAt)
    if (step === undefined) throw refuseField('/code', 'auth.wrong-app-code')
    await tx.update(twoFactors).set({ isConfirmed: true, confirmedAt, lastStep: step }).where(isStarted)
    notifyOwner(platform, tx, accountId, 'two-factor-on')
    return replaceRecoveryCodes(platform, tx, accountId)
  })
}
