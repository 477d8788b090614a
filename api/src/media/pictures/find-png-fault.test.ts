import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { aPng } from '../../../../testing/builders/media.ts'
import { findPngFault, type PngFault } from './find-png-fault.ts'

let png: Buffer

beforeAll(async () => {
  png = Buffer.from(await aPng({ width: 40, height: 30 }))
})

/** A PNG that claims this size; its pixels are those of the small one. */
function claiming(width: number, height: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(width, 16)
  copy.writeUInt32BE(height, 20)
  return copy
}

/** With a chunk put in behind the header. */
function withChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const chunk = Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

test('a valid PNG has no fault, even with a camera’s metadata', async () => {
  expect(findPngFault(png)).toBeNull()
  const withExif = await sharp(png)
    .withExif({ IFD0: { Artist: 'Ada' } })
    .png()
    .toBuffer()
  expect(findPngFault(withExif)).toBeNull()
  expect(findPngFault(claiming(10_000, 4_000))).toBeNull()
})

const faults: [string, PngFault, () => Buffer | Promise<Buffer>][] = [
  ['nothing', 'not_png', () => Buffer.alloc(0)],
  ['an SVG with a script', 'not_png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a web page', 'not_png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a JPEG', 'not_png', () => sharp(png).jpeg().toBuffer()],
  ['a PNG without its header', 'not_png', () => Buffer.concat([png.subarray(0, 8), png.subarray(33)])],
  ['half a PNG', 'ends_early', () => png.subarray(0, Math.floor(png.length / 2))],
  ['a PNG without its end', 'ends_early', () => png.subarray(0, png.length - 12)],
  ['a PNG cut in its end', 'ends_early', () => png.subarray(0, png.length - 1)],
  [
    'a chunk that claims four gigabytes',
    'ends_early',
    () => Buffer.concat([png.subarray(0, 33), Buffer.alloc(64, 0xff)]),
  ],
  ['a PNG with a page behind it', 'something_behind', () => Buffer.concat([png, Buffer.from('<script>1</script>')])],
  ['a PNG with an archive behind it', 'something_behind', () => Buffer.concat([png, Buffer.from('PK\x03\x04')])],
  ['two PNGs', 'something_behind', () => Buffer.concat([png, png])],
  ['a moving PNG', 'animated', () => withChunk('acTL', Buffer.alloc(8))],
  ['a bomb', 'too_many_pixels', () => claiming(8_000, 5_001)],
  ['a line', 'too_many_pixels', () => claiming(10_001, 1)],
  ['no width', 'too_many_pixels', () => claiming(0, 30)],
  ['an endless width', 'too_many_pixels', () => claiming(0xffffffff, 0xffffffff)],
]

test.each(faults)('%s: %s', async (_what, fault, bytes) => {
  expect(findPngFault(await bytes())).toBe(fault)
})
