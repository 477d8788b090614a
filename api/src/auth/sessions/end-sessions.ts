import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { accessChanged } from '../../platform/http/stream.ts'
import { hash } from '../../platform/ids.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { notFound } from '../../platform/problem.ts'
import { refreshTokens, sessions } from '../tables.ts'

// Each tells the open pages of the account, in every process: those that were signed out learn it at once.

/** Signs an account out everywhere, or everywhere but in one session. */
export async function endSessions(tx: Transaction, accountId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  await tx.delete(sessions).where(and(eq(sessions.accountId, accountId), others))
  signal(tx, accessChanged, { listenerId: accountId })
}

/**
 * Signs out one session of an account.
 * @throws Problem `not-found` (404).
 */
export async function endSession(tx: Transaction, accountId: string, id: string): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound('session')
  signal(tx, accessChanged, { listenerId: accountId })
}

/** Signs out the session that a refresh token, used or not, belongs to. */
export async function endSessionOf(tx: Transaction, token: string): Promise<void> {
  const found = tx
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hash(token)))
  const ended = await tx
    .delete(sessions)
    .where(inArray(sessions.id, found))
    .returning({ accountId: sessions.accountId })
  for (const { accountId } of ended) signal(tx, accessChanged, { listenerId: accountId })
}
