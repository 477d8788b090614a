import type { SignedIn } from '@makola/contract/auth/auth.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { openSession } from '../sessions/open-session.ts'
import { twoFactors } from '../tables.ts'
import { issueChallenge } from '../two-factor/second-factor-challenge.ts'
import { holdFirstFactor } from './first-factor.ts'

/**
 * Continues after a correct password: starts the session or asks for the second factor.
 * @throws Problem `wrong-credentials` (401) when it was changed meanwhile.
 */
export async function signIn(
  platform: Platform,
  tx: Transaction,
  { accountId, firstFactor, device }: { accountId: string; firstFactor: string; device: string },
): Promise<SignedIn> {
  await holdFirstFactor(platform, tx, { accountId, firstFactor })
  const [twoFactor] = await tx
    .select({ accountId: twoFactors.accountId })
    .from(twoFactors)
    .where(and(eq(twoFactors.accountId, accountId), twoFactors.isConfirmed))
  if (twoFactor) return { two_factor: await issueChallenge(platform, { accountId, firstFactor }) }
  return openSession(platform, tx, { accountId, device })
}
