import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { pictureStored } from '../events.ts'
import { pictures } from '../tables.ts'
import { averageColor } from './clean-png.ts'
import type { PictureRow } from './present-picture.ts'

/**
 * Stores a PNG that the shop itself drew, under a new random name, and emits the event that makes its sizes. Its average colour is
 * counted where it is not given.
 */
export async function storePicture(
  platform: Platform,
  { storeId, bytes, alt, color: known }: { storeId: string; bytes: Uint8Array; alt: string; color?: string },
): Promise<PictureRow> {
  const picture = sharp(bytes)
  const { width, height } = await picture.metadata()
  const color = known ?? (await averageColor(picture))
  const name = `${randomUUID()}.png`
  // The bytes come first: a row never names a picture that is not there.
  await platform.objects.put(name, bytes)
  return transact(platform, async (tx) => {
    const row = { id: newId(), storeId, name, alt, width, height, color, createdAt: platform.clock.now() }
    await tx.insert(pictures).values(row)
    emit(tx, pictureStored, { name })
    return row
  })
}
