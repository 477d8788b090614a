import { sealBytes } from '../../api/src/auth/seal-secret.ts'
import type { Uploader } from '../../api/src/media/private/open-private-file.ts'
import { privateFiles } from '../../api/src/media/tables.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { privateFolder } from '../../api/src/platform/storage/object-store.ts'

type Sent = { by: Uploader; jpeg: Buffer; name?: string }

/** Stores a JPEG as a person would send it: sealed, and attached to nothing yet. Returns its id. */
export async function sendPrivateFile(platform: Platform, { by, jpeg, name = '' }: Sent): Promise<string> {
  const id = newId()
  const key = `${privateFolder}${newId()}`
  await platform.objects.put(key, sealBytes(platform, id, jpeg, 'private-file'))
  const now = platform.clock.now()
  await platform.database.insert(privateFiles).values({
    id,
    key,
    uploadedBy: by,
    contentType: 'image/jpeg',
    contentLength: jpeg.length,
    name,
    createdAt: now,
    storedAt: now,
  })
  return id
}
