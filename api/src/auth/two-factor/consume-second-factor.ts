import { and, eq, lt } from 'drizzle-orm'
import { countCall, forgiveCall } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseField } from '../../platform/problem.ts'
import { limits } from '../limits.ts'
import { openSecret } from '../seal-secret.ts'
import { twoFactors } from '../tables.ts'
import { findStep } from './one-time-password.ts'
import { useRecoveryCode } from './recovery-codes.ts'

/**
 * Accepts a code from the app or a recovery code, each once.
 * @throws Problem `validation-failed` (422) for a wrong code, `rate-limited` (429).
 */
export async function consumeSecondFactor(platform: Platform, accountId: string, code: string): Promise<void> {
  const bucket = `second-factor:${accountId}`
  await countCall(platform, bucket, limits.secondFactor)
  const isRight =
    (await isAppCode(platform, accountId, code)) ||
    (await useRecoveryCode(platform, platform.database, { accountId, code }))
  if (!isRight) throw refuseField('/code', 'auth.wrong-second-factor')
  await forgiveCall(platform, bucket, limits.secondFactor)
}

/** Returns true when the code is the app's current one and newer than the last accepted: each signs in once. */
async function isAppCode({ database, clock, secret }: Platform, accountId: string, code: string): Promise<boolean> {
  const isOn = and(eq(twoFactors.accountId, accountId), twoFactors.isConfirmed)
  const [twoFactor] = await database.select().from(twoFactors).where(isOn)
  if (!twoFactor) return false
  const step = findStep(
    openSecret({ secret }, accountId, twoFactor.sealedSecret, 'two-factor'),
    code.replaceAll(' ', ''),
    clock.now(),
  )
  if (step === undefined) return false
  const taken = await database
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(isOn, lt(twoFactors.lastStep, step)))
    .returning({ accountId: twoFactors.accountId })
  return taken.length > 0
}
