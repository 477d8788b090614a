import type { Session } from '@makola/contract/auth/auth.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { sessions } from '../tables.ts'

/** Lists the sessions of an account, last used first. */
export async function listSessions(
  { database, clock }: Platform,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<Session[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
  return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    isCurrent: id === sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}
