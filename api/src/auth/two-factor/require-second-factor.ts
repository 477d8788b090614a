import { and, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { refuseField } from '../../platform/problem.ts'
import { twoFactors } from '../tables.ts'
import { consumeSecondFactor } from './consume-second-factor.ts'

/**
 * Asks a signed-in person for a code from the app, or a recovery code, when two-factor is on.
 * @throws Problem `validation-failed` (422) naming `/code`, `rate-limited` (429).
 */
export async function requireSecondFactor(
  platform: Platform,
  accountId: string,
  code: string | undefined,
): Promise<void> {
  const [twoFactor] = await platform.database
    .select({ isConfirmed: twoFactors.isConfirmed })
    .from(twoFactors)
    .where(and(eq(twoFactors.accountId, accountId), twoFactors.isConfirmed))
  if (!twoFactor) return
  if (code === undefined) throw refuseField('/code', 'auth.code-required')
  await consumeSecondFactor(platform, accountId, code)
}
