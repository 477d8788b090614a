import { randomUUID } from 'node:crypto'
import { sealBytes } from '../../auth/seal-secret.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { privateFolder } from '../../platform/storage/object-store.ts'
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
