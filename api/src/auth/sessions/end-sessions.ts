import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { hash } from '../../platform/ids.ts'
import { notFound } from '../../platform/problem.ts'
import { refreshTokens, sessions } from '../tables.ts'

/** Signs an account out everywhere, or everywhere but in one session. */
export async function endSessions(db: Queryable, accountId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), others))
}

/**
 * Signs out one session of an account.
 * @throws Problem `not-found` (404).
 */
export async function endSession(db: Queryable, accountId: string, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound('session')
}

/** Signs out the session that a refresh token, used or not, belongs to. */
export async function endSessionOf(db: Queryable, token: string): Promise<void> {
  const found = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hash(token)))
  await db.delete(sessions).where(inArray(sessions.id, found))
}
