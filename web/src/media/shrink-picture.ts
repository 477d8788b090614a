import { browserWords, type Words } from '../ui/words/use-words.ts'

/** The longest side of what is uploaded, in pixels: more than any screen of the shop shows, also at double density. */
const longestSide = 2000
/** The API's limit, in bytes. */
const largestPng = 10_000_000
/** No phone's camera makes larger photos, and decoding one could crash a phone; in bytes. */
const largestFile = 25_000_000

/** A file that cannot become a picture; the message says why, to the person who chose it. */
export class UnreadablePicture extends Error {}

/** The size of a picture scaled to at most `longest` on its longest side: never enlarged, at least one pixel. */
export function fitWithin(
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const share = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/** Why this file is refused before it is read; null when it may be tried. */
export function refuseFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, t: Words): string | null {
  if (size === 0) return t('media.refused.empty')
  if (size > largestFile) return t('media.refused.large')
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) return t('media.refused.svg')
  if (type !== '' && !type.startsWith('image/')) return t('media.refused.no-picture')
  return null
}

/**
 * Converts any picture that the browser can read to a PNG of at most 2000 pixels and 10 MB: upright, without metadata (place,
 * time, name).
 * @throws UnreadablePicture
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const t = browserWords()
  const refusal = refuseFile(file, t)
  if (refusal) throw new UnreadablePicture(refusal)
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new UnreadablePicture(explainUnreadable(file, t), { cause })
  })
  try {
    // A noisy photo barely compresses: then it has to be smaller.
    for (let longest = longestSide; ; longest *= 0.8) {
      const png = await drawPng(bitmap, fitWithin(bitmap, longest), t)
      if (png.size <= largestPng) return png
    }
  } finally {
    bitmap.close()
  }
}

function explainUnreadable({ name, type }: File, t: Words): string {
  if (/heic|heif/i.test(type) || /\.hei[cf]$/i.test(name)) return t('media.refused.heic')
  return t('media.refused.unreadable')
}

function drawPng(bitmap: ImageBitmap, { width, height }: { width: number; height: number }, t: Words): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePicture(t('media.refused.no-memory'))
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png)
      else reject(new UnreadablePicture(t('media.refused.not-converted')))
    }, 'image/png')
  })
}
