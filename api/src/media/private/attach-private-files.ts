import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { refuseField } from '../../platform/problem.ts'
import { privateFiles } from '../tables.ts'
import type { Uploader } from './open-private-file.ts'

export type FileOwner = {
  /** A key of the owning module's `fileReaders`. */
  kind: string
  id: string
  /** Nobody attaches what another person has uploaded. */
  uploadedBy: Uploader
  /** The place of the files in the call, for the refusal. */
  pointer: string
}

/**
 * Gives uploaded files to what they belong to: from now on they are not swept.
 * @throws Problem `validation-failed` (422) when one has not arrived, is another person's, or belongs to something already.
 */
export async function attachPrivateFiles(
  tx: Transaction,
  fileIds: readonly string[],
  { kind, id, uploadedBy, pointer }: FileOwner,
): Promise<void> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  const attached = await tx
    .update(privateFiles)
    .set({ ownerKind: kind, ownerId: id })
    .where(
      and(
        inArray(privateFiles.id, wanted),
        eq(privateFiles.uploadedBy, uploadedBy),
        isNotNull(privateFiles.storedAt),
        isNull(privateFiles.ownerId),
      ),
    )
    .returning({ id: privateFiles.id })
  if (attached.length < wanted.length) throw refuseField(pointer, 'media.file-not-usable')
}
