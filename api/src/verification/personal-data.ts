import { eq } from 'drizzle-orm'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { stores } from '../stores/tables.ts'
import { dropDocuments } from './drop-documents.ts'
import { verifications } from './tables.ts'

/** Applications that a person has sent. Erased, they say when a store was verified, and no longer in which name. */
export const personalData: PersonalData = {
  async export(db, { accountId }) {
    return {
      verifications: await db
        .select({
          store: stores.name,
          kind: verifications.kind,
          state: verifications.state,
          legalName: verifications.legalName,
          number: verifications.number,
          address: verifications.address,
          contactEmail: verifications.contactEmail,
          contactPhone: verifications.contactPhone,
          note: verifications.note,
          at: verifications.submittedAt,
        })
        .from(verifications)
        .innerJoin(stores, eq(stores.id, verifications.storeId))
        .where(eq(verifications.submittedBy, accountId)),
    }
  },
  async erase(tx, { accountId }) {
    const own = await tx.select().from(verifications).where(eq(verifications.submittedBy, accountId))
    for (const row of own) await dropDocuments(tx, row)
    const blank = { legalName: '', number: '', address: '', contactEmail: '', contactPhone: '', note: '' }
    await tx
      .update(verifications)
      .set({ ...blank, documentIds: [], documentsUntil: null })
      .where(eq(verifications.submittedBy, accountId))
  },
}
