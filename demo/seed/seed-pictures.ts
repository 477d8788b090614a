import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { averageColor } from '../../api/src/media/pictures/clean-png.ts'
import { storePicture } from '../../api/src/media/pictures/store-picture.ts'
import { silentAt } from '../../api/src/platform/messaging/silent-at.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { readPictureFile } from '../picture-files.ts'

/** A committed picture: its owner, its file, its subject. */
export type DemoPicture = { storeId: string; file: string; alt: string }

/**
 * Stores pictures, several at once; returns their ids in the given order. Their smaller sizes are made when a page first
 * asks for them: hundreds of new pictures at once would keep a machine busy with sizes that nobody may want.
 */
export async function seedPictures(platform: Platform, pictures: readonly DemoPicture[]): Promise<string[]> {
  const silent = silentAt(platform, platform.clock.now())
  const ids: string[] = []
  const queue = pictures.entries()
  const keep = async () => {
    for (const [index, { storeId, file, alt }] of queue) {
      // Decoding takes longest, so it is done once, for the PNG and for its colour.
      const { data, info } = await sharp(await readPictureFile(file))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const bytes = await sharp(data, { raw: info }).png({ compressionLevel: 1 }).toBuffer()
      const color = await averageColor(sharp(data, { raw: info }))
      ids[index] = (await storePicture(silent, { storeId, bytes, alt, color })).id
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, keep))
  return ids
}
