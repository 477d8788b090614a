import { and, eq, lt, lte } from 'drizzle-orm'
import { type Platform, transact } from '../platform/platform.ts'
import { dropDocuments } from './drop-documents.ts'
import { expireVerification } from './expire-verification.ts'
import { verifications } from './tables.ts'

/** Asks for documents that have run out, and deletes those whose time of keeping is over. */
export async function runDueVerifications(platform: Platform): Promise<void> {
  const { database, clock } = platform
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
  const ranOut = await database
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.state, 'verified'), lt(verifications.expiresOn, today)))
  for (const { id } of ranOut) await transact(platform, (tx) => expireVerification(platform, tx, id))
  const over = await database.select().from(verifications).where(lte(verifications.documentsUntil, now))
  for (const row of over) {
    await transact(platform, async (tx) => {
      await dropDocuments(tx, row)
      await tx.update(verifications).set({ documentIds: [], documentsUntil: null }).where(eq(verifications.id, row.id))
    })
  }
}
