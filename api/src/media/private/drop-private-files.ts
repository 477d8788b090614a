import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { privateFileDropped } from '../events.ts'
import { privateFiles } from '../tables.ts'
import type { FileOwner } from './attach-private-files.ts'

type Dropped = {
  kind: FileOwner['kind']
  ownerIds: readonly string[]
  /** Those of the owners' files that go; without it all do. */
  fileIds?: readonly string[]
}

/** Deletes files of these owners for good, with their objects. */
export async function dropPrivateFiles(tx: Transaction, { kind, ownerIds, fileIds }: Dropped): Promise<void> {
  if (ownerIds.length === 0 || fileIds?.length === 0) return
  const dropped = await tx
    .delete(privateFiles)
    .where(
      and(
        eq(privateFiles.ownerKind, kind),
        inArray(privateFiles.ownerId, [...ownerIds]),
        fileIds && inArray(privateFiles.id, [...fileIds]),
      ),
    )
    .returning({ key: privateFiles.key })
  for (const { key } of dropped) emit(tx, privateFileDropped, { key })
}
