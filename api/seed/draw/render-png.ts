import sharp from 'sharp'

/** Renders SVG text to a PNG of the given size in pixels. */
export function renderPng(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height).removeAlpha().png({ compressionLevel: 7 }).toBuffer()
}
