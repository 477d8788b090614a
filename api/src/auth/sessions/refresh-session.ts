import type { Tokens } from '@makola/contract/auth/auth.ts'
import { eq, inArray } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { hash } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { derive } from '../derive.ts'
import { refreshGraceSeconds, sessionSeconds } from '../limits.ts'
import { refreshTokens, sessions } from '../tables.ts'
import { writeTokens } from './open-session.ts'

/**
 * Exchanges a refresh token for the session's next one. The successor is derived from the token itself, so repeating the call
 * within the grace period gives the same one, and only hashes are stored. A used token that comes later was copied: the whole
 * session ends (RFC 9700, 4.14.2).
 * @throws Problem `token-expired` or `token-revoked` (401).
 */
export async function refreshSession(platform: Platform, token: string): Promise<Tokens> {
  const successor = derive(platform, 'refresh', token).toString('base64url')
  const session = await transact(platform, (tx) => useToken(platform, tx, { tokenHash: hash(token), successor }))
  if (session === 'expired') throw refuse('auth.session-expired')
  if (session === 'ended') throw refuse('auth.session-ended')
  return writeTokens(platform, session, successor)
}

type Used = { accountId: string; sessionId: string } | 'expired' | 'ended'

/** Returns the problem instead of throwing it: an ended session must stay ended. */
async function useToken(
  platform: Platform,
  tx: Transaction,
  { tokenHash, successor }: { tokenHash: string; successor: string },
): Promise<Used> {
  const now = platform.clock.now()
  const isGiven = eq(refreshTokens.tokenHash, tokenHash)
  // Several tabs queue here: the first one uses the token, the others find it just used.
  const [session] = await tx
    .select()
    .from(sessions)
    .where(inArray(sessions.id, tx.select({ id: refreshTokens.sessionId }).from(refreshTokens).where(isGiven)))
    .for('update')
  if (!session) return 'ended'
  const [given] = await tx.select({ usedAt: refreshTokens.usedAt }).from(refreshTokens).where(isGiven)
  const usedAt = given?.usedAt ?? null
  const isCopied = usedAt !== null && addSeconds(usedAt, refreshGraceSeconds) < now
  if (isCopied || session.expiresAt <= now) {
    await tx.delete(sessions).where(eq(sessions.id, session.id))
    if (isCopied) platform.log.warn({ sessionId: session.id }, 'a used refresh token came back; its session was ended')
    return isCopied ? 'ended' : 'expired'
  }
  if (usedAt === null) {
    await tx.update(refreshTokens).set({ usedAt: now }).where(isGiven)
    await tx.insert(refreshTokens).values({ tokenHash: hash(successor), sessionId: session.id })
    await tx
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: addSeconds(now, sessionSeconds) })
      .where(eq(sessions.id, session.id))
  }
  return { accountId: session.accountId, sessionId: session.id }
}
