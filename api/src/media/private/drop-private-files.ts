import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { privateFileDropped } from '../events.ts'
import { privateFiles } from '../tables.ts'
import type { FileOwner } from './attach-private-files.ts'

/** Deletes files of one owner for good, with their objects. */
export async function dropPrivateFiles(
  tx: Transaction,
  fileIds: readonly string[],
  { kind, id }: Pick<FileOwner, 'kind' | 'id'>,
): Promise<void> {
  if (fileIds.length === 0) return
  const dropped = await tx
    .delete(privateFiles)
    .where(and(inArray(privateFiles.id, [...fileIds]), eq(privateFiles.ownerKind, kind), eq(privateFiles.ownerId, id)))
    .returning({ key: privateFiles.key })
  for (const { key } of dropped) emit(tx, privateFileDropped, { key })
}
