import sharp from 'sharp'
import { Problem } from '../../platform/problem.ts'
import { refusal } from './clean-png.ts'
import { limitPixels } from './find-png-fault.ts'

/** The longest side of stored pictures, the same as the dashboard's limit. */
const longestSide = 2000

/**
 * Converts a JPEG or WebP photo to PNG; a PNG is unchanged. By the first bytes, not the name: nothing else reaches a program that
 * unpacks pictures.
 * @throws Problem `validation-failed` (422)
 */
export async function convertToPng(bytes: Uint8Array): Promise<Uint8Array> {
  const format = formatOf(bytes)
  if (format === 'png') return bytes
  if (format === null) throw refusal('not_a_picture')
  try {
    const photo = sharp(bytes, { limitInputPixels: limitPixels, failOn: 'error', animated: true })
    const { pages = 1 } = await photo.metadata()
    if (pages > 1) throw refusal('animated')
    const size = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
    return await photo.autoOrient().resize(size).png().toBuffer()
  } catch (error) {
    throw error instanceof Problem ? error : refusal('damaged')
  }
}

function formatOf(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\u0089PNG')) return 'png'
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null
}
