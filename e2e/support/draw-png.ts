import { randomFillSync } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** One colour, or noise, which no compression makes smaller. */
export type Paint = `#${string}` | 'noise'

/** A PNG (third edition) of three bytes a pixel. */
export function drawPng(width: number, height: number, paint: Paint): Buffer {
  const row = 1 + width * 3
  const colour = Buffer.from(paint.slice(1), 'hex')
  const pixels = Buffer.alloc(row * height)
  for (let y = 0; y < height; y++) {
    // The first byte of a row names its filter: 0, none.
    const line = pixels.subarray(y * row + 1, (y + 1) * row)
    if (paint === 'noise') randomFillSync(line)
    else line.fill(colour)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a channel, true colour.
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
