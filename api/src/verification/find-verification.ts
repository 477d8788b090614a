import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { type VerificationRow, verifications } from './tables.ts'

/** A store's newest application; null before the first. */
export async function findVerification(db: Queryable, storeId: string): Promise<VerificationRow | null> {
  const [row] = await db
    .select()
    .from(verifications)
    .where(eq(verifications.storeId, storeId))
    .orderBy(desc(verifications.submittedAt), desc(verifications.id))
    .limit(1)
  return row ?? null
}
