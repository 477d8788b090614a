import { randomUUID } from 'node:crypto'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { cleanPng } from '../pictures/clean-png.ts'
import { convertToPng } from '../pictures/convert-to-png.ts'
import { checkInTurn } from '../pictures/in-turn.ts'
import type { PictureRow } from '../pictures/present-picture.ts'
import { uploads } from '../tables.ts'
import { insertPicture } from './complete-upload.ts'

/**
 * Makes a picture of a file that the shop has fetched itself, checked and re-encoded like an upload. Until it is used it counts
 * as an unused upload, and is swept like one.
 * @throws Problem `validation-failed` (422) that says why this is not a picture we take.
 */
export async function storeFetchedPicture(
  platform: Platform,
  { storeId, bytes, alt }: { storeId: string; bytes: Uint8Array; alt: string },
): Promise<PictureRow> {
  const png = await checkInTurn(async () => cleanPng(await convertToPng(bytes)), { isPatient: true })
  const upload = { id: newId(), storeId, name: `${randomUUID()}.png`, alt }
  const { clock, database, objects } = platform
  await database.insert(uploads).values({ ...upload, contentLength: png.bytes.length, createdAt: clock.now() })
  await objects.put(upload.name, png.bytes)
  return insertPicture(platform, upload, png)
}
