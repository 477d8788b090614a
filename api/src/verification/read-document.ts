import { eq } from 'drizzle-orm'
import { openOwnedFile } from '../media/private/read-private-file.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { verifications } from './tables.ts'

/**
 * Opens a document for the staff. That it was read, and by whom, is written before the bytes leave.
 * @throws Problem `not-found` (404), also for a file of another application; `dependency-unavailable` (503).
 */
export async function readDocument(
  platform: Platform,
  by: SignedInCaller,
  { id, fileId }: { id: string; fileId: string },
): Promise<Uint8Array> {
  const [row] = await platform.database.select().from(verifications).where(eq(verifications.id, id))
  if (!row?.documentIds.includes(fileId)) throw notFound('file')
  const bytes = await openOwnedFile(platform, fileId, { kind: 'verification', id })
  await transact(platform, (tx) =>
    recordAudit(tx, platform.clock, {
      storeId: row.storeId,
      by,
      action: 'document.read',
      subject: { id: fileId, name: row.legalName },
      after: { verification: id },
    }),
  )
  return bytes
}
