import sharp from 'sharp'
import type { Platform } from '../../platform/platform.ts'
import { limitPixels } from '../pictures/find-png-fault.ts'
import { checkInTurn } from '../pictures/in-turn.ts'
import type { PictureRow } from '../pictures/present-picture.ts'
import { storeFetchedPicture } from '../uploads/store-fetched-picture.ts'
import { readSealedFile } from './read-private-file.ts'

/** Enough for a picture beside a text. */
const longestSide = 1200

/**
 * Copies a private picture into the public ones of a store, after a person has approved it. Until the copy is used it counts as an
 * unused upload, and is swept like one.
 * @throws Problem `not-found` (404); `dependency-unavailable` (503).
 */
export async function publishPrivateFile(
  platform: Platform,
  fileId: string,
  { storeId, alt }: { storeId: string; alt: string },
): Promise<PictureRow> {
  const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  const draw = async () => {
    const bytes = await readSealedFile(platform, fileId)
    return sharp(bytes, { limitInputPixels: limitPixels, failOn: 'error' }).resize(size).png().toBuffer()
  }
  const drawn = await checkInTurn(draw, { isPatient: true })
  return storeFetchedPicture(platform, { storeId, bytes: drawn, alt })
}
