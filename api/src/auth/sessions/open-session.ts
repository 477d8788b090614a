import type { Tokens } from '@makola/contract/auth.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { hash, newId, newSecret } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { sessionSeconds } from '../limits.ts'
import { refreshTokens, sessions } from '../tables.ts'
import { accessTokenSeconds, issueAccessToken } from './access-token.ts'

/** Signs an account in on one device. */
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
