import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { type VerificationRow, verifications } from './tables.ts'

/**
 * The application that a store was verified by last, also when it has expired since; null before the first. A newer one that waits or
 * was refused does not change in whose name the store is.
 */
export async function findIdentity(db: Queryable, storeId: string): Promise<VerificationRow | null> {
  const [row] = await db
    .select()
    .from(verifications)
    .where(and(eq(verifications.storeId, storeId), inArray(verifications.state, ['verified', 'expired'])))
    .orderBy(desc(verifications.decidedAt), desc(verifications.id))
    .limit(1)
  return row ?? null
}
