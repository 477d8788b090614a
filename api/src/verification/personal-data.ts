import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import {
  actsOnPeople,
  fieldsWithout,
  fieldsWithoutHolder,
  forgetInLog,
  isActOnPerson,
  type LogEntry,
  payoutAct,
} from '../shop/forget-in-log.ts'
import { auditEntries } from '../shop/tables.ts'
import { isNamed } from '../shop/without-texts.ts'
import { stores } from '../stores/tables.ts'
import { dropDocuments } from './drop-documents.ts'
import { type VerificationRow, verifications } from './tables.ts'

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
    await forgetLegalNames(tx, own)
    const blank = { legalName: '', number: '', address: '', contactEmail: '', contactPhone: '', note: '' }
    await tx
      .update(verifications)
      .set({ ...blank, documentIds: [], documentsUntil: null })
      .where(eq(verifications.submittedBy, accountId))
  },
}

/**
 * Takes legal names, which need not be the account's, out of what the staff did with the applications, and a person's from payout
 * accounts.
 */
async function forgetLegalNames(tx: Transaction, own: readonly VerificationRow[]): Promise<void> {
  if (own.length === 0) return
  const { action, storeId } = auditEntries
  const storeIds = own.map((row) => row.storeId)
  const namesIn = (entry: LogEntry, kinds: readonly VerificationRow['kind'][]) =>
    own.filter((row) => row.storeId === entry.storeId && kinds.includes(row.kind)).map(({ legalName }) => legalName)
  const isOfOwn = ({ subjectId, after }: LogEntry) =>
    own.some(({ id, documentIds }) => id === subjectId || id === after?.verification || documentIds.includes(subjectId))
  const which = and(inArray(storeId, storeIds), inArray(action, [...actsOnPeople, payoutAct]))
  await forgetInLog(tx, which, (entry) => {
    const names = namesIn(entry, ['person', 'business'])
    if (!isActOnPerson(entry)) return fieldsWithoutHolder(entry, namesIn(entry, ['person']))
    if (!isOfOwn(entry) && !isNamed(entry.subject, names)) return null
    return { ...fieldsWithout(entry, names), subject: '' }
  })
}
