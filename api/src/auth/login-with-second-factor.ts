import type { Tokens } from '@makola/contract/auth.ts'
import { and, eq, lt } from 'drizzle-orm'
import { type Platform, transact } from '../platform/platform.ts'
import { invalidField } from '../platform/problem.ts'
import { countCall, forgiveCall } from '../platform/rate-limit.ts'
import { holdFirstFactor } from './first-factor.ts'
import { limits } from './limits.ts'
import { findStep } from './one-time-password.ts'
import { openSession } from './open-session.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { openSecret } from './seal-secret.ts'
import { readChallenge } from './second-factor-challenge.ts'
import { twoFactors } from './tables.ts'

/**
 * Finishes signing in, with a code from the app or a recovery code.
 * @throws Problem `wrong-credentials` (401) for a challenge that has ended or whose password was changed, `validation-failed` (422) for a wrong code,
 * `rate-limited` (429).
 */
export async function loginWithSecondFactor(
  platform: Platform,
  given: { challenge: string; code: string; device: string },
): Promise<Tokens> {
  const shown = await readChallenge(platform, given.challenge)
  const { accountId } = shown
  const bucket = `second-factor:${accountId}`
  await countCall(platform, bucket, limits.secondFactor)
  const { code, device } = given
  const isRight =
    (await isAppCode(platform, accountId, code)) ||
    (await useRecoveryCode(platform, platform.database, { accountId, code }))
  if (!isRight) throw invalidField('/code', 'wrong_code', "This is neither the app's present code nor a recovery code.")
  await forgiveCall(platform, bucket, limits.secondFactor)
  return transact(platform, async (tx) => {
    await holdFirstFactor(platform, tx, shown)
    return openSession(platform, tx, { accountId, device })
  })
}

/** Whether the code is the app's present one, and newer than the last that was taken: each signs in once. */
async function isAppCode({ database, clock, secret }: Platform, accountId: string, code: string): Promise<boolean> {
  const isOn = and(eq(twoFactors.accountId, accountId), twoFactors.isConfirmed)
  const [twoFactor] = await database.select().from(twoFactors).where(isOn)
  if (!twoFactor) return false
  const step = findStep(
    openSecret({ secret }, accountId, twoFactor.sealedSecret),
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
