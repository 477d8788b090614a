import type { Tokens } from '@makola/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { hash, newId, newSecret } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { sessionSeconds } from '../limits.ts'
import { bans, refreshTokens, sessions } from '../tables.ts'
import { accessTokenSeconds, issueAccessToken } from './access-token.ts'

/**
 * Signs an account in on one device.
 * @throws Problem `wrong-credentials` (401) with the reason of a ban: whoever comes this far is the account's owner.
 */
export async function openSession(
  platform: Platform,
  tx: Transaction,
  { accountId, device }: { accountId: string; device: string },
): Promise<Tokens> {
  const now = platform.clock.now()
  const sessionId = newId()
  const token = newSecret()
  await tx.insert(sessions).values({
    id: sessionId,
    accountId,
    device,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addSeconds(now, sessionSeconds),
  })
  // A ban in the making holds the account until here, and then has ended this session or is seen now.
  const [ban] = await tx.select({ reason: bans.reason }).from(bans).where(eq(bans.accountId, accountId))
  if (ban) throw refuse('auth.banned', { reason: ban.reason })
  await tx.insert(refreshTokens).values({ tokenHash: hash(token), sessionId })
  return writeTokens(platform, { accountId, sessionId }, token)
}

/** A session's tokens as the answer has them. */
export async function writeTokens(
  platform: Platform,
  session: { accountId: string; sessionId: string },
  refreshToken: string,
): Promise<Tokens> {
  return {
    access_token: await issueAccessToken(platform, session),
    refresh_token: refreshToken,
    expires_in: accessTokenSeconds,
  }
}
