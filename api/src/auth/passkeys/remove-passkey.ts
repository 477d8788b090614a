import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { passkeys } from '../tables.ts'

/**
 * Forgets a passkey of an account.
 * @throws Problem `not-found` (404).
 */
export async function removePasskey(db: Queryable, accountId: string, id: string): Promise<void> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning({ id: passkeys.id })
  if (removed.length === 0) throw notFound('passkey')
}
