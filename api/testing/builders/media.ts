import sharp from 'sharp'
import type { PictureRow } from '../../src/media/present-picture.ts'
import { storePicture } from '../../src/media/store-picture.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Platform } from '../../src/platform/platform.ts'

type GivenPicture = { storeId?: string; alt?: string; width?: number; height?: number; color?: string }

/** The bytes of a PNG in one colour. */
export function aPng({ width = 640, height = 480, color = '#c05020' }: GivenPicture = {}): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
}

/** A stored picture of 640 × 480 in one colour, of no store that there is, unless told otherwise. */
export async function aPicture(shop: Platform, given: GivenPicture = {}): Promise<PictureRow> {
  return storePicture(shop, {
    storeId: given.storeId ?? newId(),
    bytes: await aPng(given),
    alt: given.alt ?? 'A picture',
  })
}
