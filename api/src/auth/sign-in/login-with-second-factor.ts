import type { Tokens } from '@makola/contract/auth/auth.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { openSession } from '../sessions/open-session.ts'
import { consumeSecondFactor } from '../two-factor/consume-second-factor.ts'
import { readChallenge } from '../two-factor/second-factor-challenge.ts'
import { holdFirstFactor } from './first-factor.ts'

/**
 * Finishes signing in, with a code from the app or a recovery code.
 * @throws Problem `wrong-credentials` (401) for a challenge that has ended or whose password was changed,
 * `validation-failed` (422) for a wrong code, `rate-limited` (429).
 */
export async function loginWithSecondFactor(
  platform: Platform,
  given: { challenge: string; code: string; device: string },
): Promise<Tokens> {
  const shown = await readChallenge(platform, given.challenge)
  const { accountId } = shown
  await consumeSecondFactor(platform, accountId, given.code)
  return transact(platform, async (tx) => {
    await holdFirstFactor(platform, tx, shown)
    return openSession(platform, tx, { accountId, device: given.device })
  })
}
