import { randomUUID } from 'node:crypto'
import type { NewPrivateFile, PrivateUpload } from '@makola/contract/media/private-files.ts'
import { addSeconds } from '../../platform/clock.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { privateFolder } from '../../platform/storage/object-store.ts'
import { privateFiles } from '../tables.ts'
import { signPrivatePut } from './sign-private-put.ts'

/** The validity of an upload address, in seconds: enough for a large file over a slow connection. */
const addressSeconds = 600
/** More than anyone shows of one order. */
export const privateFilesAtATime = { calls: 60, seconds: 3600 }

/** The uploader: the holder of an order's tracking link, or an account. */
export type Uploader = `order:${string}` | `account:${string}`

/**
 * Chooses the place of a future private file and returns its upload address.
 * @throws Problem `rate-limited` (429).
 */
export async function openPrivateFile(
  platform: Platform,
  uploadedBy: Uploader,
  { contentType, contentLength, name = '' }: NewPrivateFile,
): Promise<PrivateUpload> {
  const { database, clock } = platform
  await countCall(platform, `private-files:${uploadedBy}`, privateFilesAtATime)
  const id = newId()
  const createdAt = clock.now()
  const key = `${privateFolder}${randomUUID()}`
  await database.insert(privateFiles).values({ id, key, uploadedBy, contentType, contentLength, name, createdAt })
  const expires = String(Math.floor(addSeconds(createdAt, addressSeconds).getTime() / 1000))
  const signature = signPrivatePut(platform, { id, contentType, contentLength, expires })
  const query = new URLSearchParams({ expires, signature })
  return { id, put: { url: `/media/private/${id}?${query}`, method: 'PUT', headers: { 'content-type': contentType } } }
}
