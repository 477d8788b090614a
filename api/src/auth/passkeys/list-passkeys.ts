import type { Passkey } from '@makola/contract/auth/auth.ts'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { passkeys } from '../tables.ts'

/** An account's passkeys, oldest first. */
export async function listPasskeys(db: Queryable, accountId: string): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id))
  return rows.map(presentPasskey)
}

export function presentPasskey({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
