import { and, eq, gt, isNull } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { hash } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { challengeSeconds } from '../limits.ts'
import { passkeyChallenges } from '../tables.ts'

/** EdDSA, ES256 and RS256 (COSE): what authenticators make today. */
export const algorithms = [-8, -7, -257]

/** The shop as a WebAuthn relying party: the host of its public address. */
export function relyingParty({ publicUrl }: Platform['config']): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

/** Stores what a passkey must sign: for an account that adds one, or for signing in. */
export async function saveChallenge(platform: Platform, challenge: string, accountId: string | null): Promise<void> {
  const expiresAt = addSeconds(platform.clock.now(), challengeSeconds)
  await platform.database.insert(passkeyChallenges).values({ challengeHash: hash(challenge), accountId, expiresAt })
}

/** Uses a challenge up; returns true when it was valid, for this account or for signing in. */
export async function consumeChallenge(
  platform: Platform,
  challenge: string,
  accountId: string | null,
): Promise<boolean> {
  const { database, clock } = platform
  const taken = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hash(challenge)),
        accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt })
  return taken.length > 0
}
