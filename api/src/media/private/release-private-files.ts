import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { privateFiles } from '../tables.ts'

/** The files of this owner belong to nothing any more: nobody reads them, and they are swept. */
export async function releasePrivateFiles(tx: Transaction, kind: string, ownerId: string): Promise<void> {
  await tx
    .update(privateFiles)
    .set({ ownerKind: null, ownerId: null })
    .where(and(eq(privateFiles.ownerKind, kind), eq(privateFiles.ownerId, ownerId)))
}
