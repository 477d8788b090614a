import { dropPrivateFiles } from '../media/private/drop-private-files.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { VerificationRow } from './tables.ts'

/** Deletes the documents of an application for good. */
export function dropDocuments(tx: Transaction, { id, documentIds }: VerificationRow): Promise<void> {
  return dropPrivateFiles(tx, { kind: 'verification', ownerIds: [id], fileIds: documentIds })
}
