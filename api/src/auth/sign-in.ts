import type { SignedIn } from '@makola/contract/auth.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { openSession } from './open-session.ts'
import { issueChallenge } from './second-factor-challenge.ts'
import { twoFactors } from './tables.ts'

/** What follows a first factor: the session, or the question for the second one. */
export async function signIn(
  platform: Platform,
  tx: Transaction,
  { accountId, device }: { accountId: string; device: string },
): Promise<SignedIn> {
  const [twoFactor] = await tx
    .select({ accountId: twoFactors.accountId })
    .from(twoFactors)
    .where(and(eq(twoFactors.accountId, accountId), twoFactors.isConfirmed))
  if (twoFactor) return { two_factor: await issueChallenge(platform, accountId) }
  return openSession(platform, tx, { accountId, device })
}
