import { randomUUID } from 'node:crypto'
import type { Upload } from '@makola/contract/media/media.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { uploads } from '../tables.ts'

/** The validity of an upload address, in seconds: enough for a large picture over a slow connection. */
const addressSeconds = 600

/** The most pictures that a store may have announced and not sent; finished ones do not count. */
export const announcedAtATime = { calls: 48, seconds: 600 }
export const announcedBy = (storeId: string) => `uploads:${storeId}`

/**
 * Chooses the name of a future picture and returns its upload address.
 * @throws Problem `dependency-unavailable` (503) at once when the storage could not take them, `rate-limited` (429).
 */
export async function openUpload(
  platform: Platform,
  { storeId, contentLength, alt }: { storeId: string; contentLength: number; alt: string },
): Promise<Upload> {
  const { database, objects, clock, config } = platform
  await objects.check()
  await countCall(platform, announcedBy(storeId), announcedAtATime)
  const id = newId()
  const name = `${randomUUID()}.png`
  const put = await objects.signPut({
    key: name,
    contentType: 'image/png',
    contentLength,
    expiresInSeconds: addressSeconds,
  })
  await database.insert(uploads).values({ id, storeId, name, contentLength, alt, createdAt: clock.now() })
  return { id, name, url: `${config.mediaUrl}/${name}`, put }
}
