import { and, desc, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { type VerificationRow, verifications } from '../tables.ts'

/** The verified business of a store; null for a person, after a document ran out, and once its sender was erased. */
export async function findBusiness(db: Queryable, storeId: string): Promise<VerificationRow | null> {
  const isBusiness = and(eq(verifications.kind, 'business'), eq(verifications.state, 'verified'))
  const [row] = await db
    .select()
    .from(verifications)
    .where(and(eq(verifications.storeId, storeId), isBusiness, ne(verifications.legalName, '')))
    .orderBy(desc(verifications.submittedAt), desc(verifications.id))
    .limit(1)
  return row ?? null
}
