import sharp from 'sharp'

/** The quality that the shop makes its own sizes in is 80: below it only where a picture is too heavy. */
const qualities = { best: 82, step: 4, least: 22 }

/** Renders SVG text to a WebP of the given size in pixels, as good as its weight in bytes allows. */
export async function renderWebp(svg: string, width: number, height: number, mostBytes: number): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (let quality = qualities.best; quality >= qualities.least; quality -= qualities.step) {
    const webp = await sharp(data, { raw }).webp({ quality, effort: 6 }).toBuffer()
    if (webp.byteLength <= mostBytes) return webp
  }
  throw new Error(`A picture of ${width} × ${height} does not fit into ${mostBytes} bytes.`)
}
