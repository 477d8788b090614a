import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { chooseQuick, compressQuickly, compressWell, readAccepted } from './compress-answer.ts'

describe('the encodings that a client accepts', () => {
  test.each([
    ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip']],
    ['gzip;q=0.5, br;q=1.0', ['br', 'gzip']],
    ['GZIP', ['gzip']],
    ['*', ['br', 'zstd', 'gzip']],
    ['br;q=0, *', ['zstd', 'gzip']],
    ['gzip; q=0.000, zstd;q=0, br', ['br']],
    ['gzip, *;q=0', ['gzip']],
    ['identity', []],
    ['deflate', []],
    ['x-gzip, brotli', []],
    ['', []],
    [null, []],
  ])('are read from %s', (header, encodings) => {
    expect([...readAccepted(header)]).toEqual(encodings)
  })

  test('give the quickest one', () => {
    expect(chooseQuick(readAccepted('gzip, br, zstd'))).toBe('zstd')
    expect(chooseQuick(readAccepted('gzip, br'))).toBe('gzip')
    expect(chooseQuick(readAccepted('br'))).toBeNull()
  })
})

test('what is compressed is the same when it is opened', async () => {
  const bytes = Buffer.from('makola '.repeat(400))
  expect(zstdDecompressSync(compressQuickly(bytes, 'zstd'))).toEqual(bytes)
  expect(gunzipSync(compressQuickly(bytes, 'gzip'))).toEqual(bytes)
  expect(brotliDecompressSync(await compressWell(bytes))).toEqual(bytes)
})
