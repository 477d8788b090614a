/** Far more than any screen shows; a small file can unpack to much more (a decompression bomb). */
export const limitPixels = 40_000_000
const limitSide = 10_000

/** Why bytes are refused as a picture: the end of the code that says so to their sender. */
export type PngFault =
  | 'not_png'
  | 'not_a_picture'
  | 'too_many_pixels'
  | 'animated'
  | 'ends_early'
  | 'something_behind'
  | 'damaged'
  | 'wrong_size'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/**
 * Walks through a file's chunks (PNG, third edition, section 5) without unpacking anything: a complete, still PNG of a sane size.
 * Only unpacking shows if its pixels can be read.
 */
export function findPngFault(bytes: Uint8Array): PngFault | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.subarray(0, 8).equals(signature)) return 'not_png'
  for (let at = signature.length; ; ) {
    if (at + 12 > file.length) return 'ends_early'
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const next = at + 12 + length
    if (next > file.length) return 'ends_early'
    if (at === signature.length) {
      if (type !== 'IHDR' || length !== 13) return 'not_png'
      if (!isSaneSize(file.readUInt32BE(at + 8), file.readUInt32BE(at + 12))) return 'too_many_pixels'
    }
    if (type === 'acTL') return 'animated'
    if (type === 'IEND') return next === file.length ? null : 'something_behind'
    at = next
  }
}

const isSaneSize = (width: number, height: number) =>
  width > 0 && height > 0 && width <= limitSide && height <= limitSide && width * height <= limitPixels
