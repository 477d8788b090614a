import { randomUUID } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { emit } from '../platform/events.ts'
import { newId } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
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
  { storeId, bytes, alt }: { storeId: string; bytes: Uint8Array; alt: string },
): Promise<PictureRow> {
  const { width, height, color } = await readPng(bytes)
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

async function readPng(bytes: Uint8Array): Promise<{ width: number; height: number; color: string }> {
  let cause: unknown
  try {
    const picture = sharp(bytes, { limitInputPixels })
    const { format, width, height } = await picture.metadata()
    if (format === 'png') return { width, height, color: await averageColor(picture) }
  } catch (error) {
    cause = error
  }
  const detail = 'Must be a PNG picture of at most 40 million pixels.'
  throw new Problem('validation-failed', detail, {
    errors: [{ pointer: '/file', code: 'not_a_picture', detail }],
    cause,
  })
}

/** As it looks on white paper. */
async function averageColor(picture: Sharp): Promise<string> {
  const onePixel = picture.flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb')
  const bytes = await onePixel.raw().toBuffer()
  return `#${bytes.subarray(0, 3).toString('hex')}`
}
