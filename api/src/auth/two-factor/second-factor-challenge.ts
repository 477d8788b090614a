import { jwtVerify, SignJWT } from 'jose'
import { addSeconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { derive } from '../derive.ts'
import { challengeSeconds } from '../limits.ts'

const algorithm = 'HS256'
const keyOf = (platform: Platform) => derive(platform, 'second-factor', 'challenge')

type Shown = { accountId: string; firstFactor: string }

/** Certifies with a signature that a person has passed an account's first factor. */
export function issueChallenge(platform: Platform, { accountId, firstFactor }: Shown): Promise<string> {
  return new SignJWT({ firstFactor })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(accountId)
    .setExpirationTime(addSeconds(platform.clock.now(), challengeSeconds))
    .sign(keyOf(platform))
}

/**
 * The account of a challenge, and the first factor that was passed for it.
 * @throws Problem `wrong-credentials` (401) for one that is not ours or has ended.
 */
export async function readChallenge(platform: Platform, challenge: string): Promise<Shown> {
  try {
    const { payload } = await jwtVerify<{ firstFactor: string }>(challenge, keyOf(platform), {
      algorithms: [algorithm],
      requiredClaims: ['sub', 'exp', 'firstFactor'],
      currentDate: platform.clock.now(),
    })
    return { accountId: payload.sub ?? '', firstFactor: payload.firstFactor }
  } catch (cause) {
    throw refuse('auth.too-slow', {}, { cause })
  }
}
