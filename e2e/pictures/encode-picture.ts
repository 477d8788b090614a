import sharp from 'sharp'

/** Phones are pictured with two pixels for each of theirs, so that small text stays readable. */
const widthOf = { phone: 480, laptop: 760 }
export const mostBytes = 35_000

/** Makes a screenshot smaller, and a WebP as good as its weight allows. */
export async function encodePicture(png: Buffer, on: keyof typeof widthOf): Promise<Buffer> {
  const pixels = await sharp(png).resize({ width: widthOf[on], withoutEnlargement: true }).png().toBuffer()
  for (let quality = 70; quality >= 20; quality -= 5) {
    const webp = await sharp(pixels).webp({ quality, effort: 6 }).toBuffer()
    if (webp.byteLength <= mostBytes) return webp
  }
  throw new Error(`A picture does not fit into ${mostBytes} bytes.`)
}
