import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { emit } from '../platform/events.ts'
import { newId } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { invalidField } from '../platform/problem.ts'
import { pictureStored } from './events.ts'
import type { PictureRow } from './present-picture.ts'
import { pictures } from './tables.ts'

/** More than any screen shows; a small file can unfold to far more (a decompression bomb). */
const limitInputPixels = 40_000_000

/**
 * Keeps a PNG under a new random name and says so, for the smaller sizes to be made.
 * @throws Problem `validation-failed` when the bytes are no PNG, or one of more than 40 million pixels.
 */
export async function storePicture(
  platform: Platform,
  { bytes, alt }: { bytes: Uint8Array; alt: string },
): Promise<PictureRow> {
  const { width, height, color } = await readPng(bytes)
  const name = `${randomUUID()}.png`
  // The bytes come first: a row never names a picture that is not there.
  await platform.objects.put(name, bytes)
  return transact(platform, async (tx) => {
    const row = { id: newId(), name, alt, width, height, color, createdAt: platform.clock.now() }
    await tx.insert(pictures).values(row)
    emit(tx, pictureStored, { name })
    return row
  })
}

async function readPng(bytes: Uint8Array): Promise<{ width: number; height: number; color: string }> {
  const notPng = () => invalidField('/file', 'not_a_picture', 'Must be a PNG picture of at most 40 million pixels.')
  const picture = sharp(bytes, { limitInputPixels })
  const { format, width, height } = await picture.metadata().catch(() => {
    throw notPng()
  })
  if (format !== 'png') throw notPng()
  const average = await picture
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => {
      throw notPng()
    })
  return { width, height, color: `#${average.subarray(0, 3).toString('hex')}` }
}
