import type { Verification } from '@makola/contract/verification/verification.ts'
import { inArray } from 'drizzle-orm'
import { privateFiles } from '../media/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { VerificationRow } from './tables.ts'

/** An application as its store sees it; its documents by name only. */
export async function presentVerification(db: Queryable, row: VerificationRow): Promise<Verification> {
  const { id, kind, state, countryCode, legalName, numberKind, number, address, contactEmail, contactPhone } = row
  const { expiresOn, reasons, note, submittedAt, decidedAt, documentIds } = row
  const files = await db.select().from(privateFiles).where(inArray(privateFiles.id, documentIds))
  const documents = documentIds.flatMap((fileId) => {
    const file = files.find((candidate) => candidate.id === fileId)
    return file ? [{ id: fileId, name: file.name, contentType: file.contentType }] : []
  })
  return {
    ...{ id, kind, state, countryCode, legalName, numberKind, number, address, contactEmail, contactPhone },
    ...{ expiresOn, documents, reasons, note },
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
