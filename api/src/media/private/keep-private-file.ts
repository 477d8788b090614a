import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { sealBytes } from '../../auth/two-factor/seal-secret.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { privateFolder } from '../../platform/storage/object-store.ts'
import { privateFileDropped } from '../events.ts'
import { privateFiles } from '../tables.ts'
import type { Uploader } from './open-private-file.ts'

type Kept = {
  bytes: Uint8Array
  contentType: typeof privateFiles.$inferSelect.contentType
  name: string
  owner: { kind: string; id: string }
  uploadedBy: Uploader
}

/** Seals and stores a file that the shop made itself; returns its id. */
export async function keepPrivateFile(platform: Platform, { bytes, owner, ...told }: Kept): Promise<string> {
  const id = newId()
  const key = `${privateFolder}${randomUUID()}`
  await platform.objects.put(key, sealBytes(platform, id, bytes, 'private-file'))
  const now = platform.clock.now()
  await platform.database.insert(privateFiles).values({
    ...told,
    ...{ id, key, contentLength: bytes.length, createdAt: now, storedAt: now },
    ...{ ownerKind: owner.kind, ownerId: owner.id },
  })
  return id
}

/** Deletes the files of things, with their objects. */
export async function dropPrivateFiles(tx: Transaction, kind: string, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length === 0) return
  const dropped = await tx
    .delete(privateFiles)
    .where(and(eq(privateFiles.ownerKind, kind), inArray(privateFiles.ownerId, [...ownerIds])))
    .returning({ key: privateFiles.key })
  for (const { key } of dropped) emit(tx, privateFileDropped, { key })
}
