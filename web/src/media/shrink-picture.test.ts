import { describe, expect, test } from 'vitest'
import { wordsOf } from '../ui/words/use-words.ts'
import { fitWithin, refuseFile } from './shrink-picture.ts'

describe('fitWithin', () => {
  test.each([
    [
      { width: 4000, height: 3000 },
      { width: 2000, height: 1500 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1500, height: 2000 },
    ],
    [
      { width: 2000, height: 2000 },
      { width: 2000, height: 2000 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 1, height: 1 },
      { width: 1, height: 1 },
    ],
    [
      { width: 12_000, height: 2 },
      { width: 2000, height: 1 },
    ],
  ])('%o becomes %o', (given, wanted) => {
    expect(fitWithin(given, 2000)).toEqual(wanted)
  })
})

describe('refuseFile', () => {
  const t = wordsOf('en')
  const file = { name: 'IMG_0001.jpg', type: 'image/jpeg', size: 25_000_000 }

  test('a photo of 25 MB may be tried, and so may one of an unknown type', () => {
    expect(refuseFile(file, t)).toBeNull()
    expect(refuseFile({ ...file, name: 'IMG_0001.HEIC', type: '' }, t)).toBeNull()
  })

  test.each([
    ['nothing', { size: 0 }, /empty/],
    ['more than 25 MB', { size: 25_000_001 }, /larger than 25 MB/],
    ['an SVG by its type', { type: 'image/svg+xml' }, /SVG drawings are not accepted/],
    ['an SVG by its name', { name: 'logo.SVG', type: '' }, /SVG drawings are not accepted/],
    ['a document', { name: 'list.pdf', type: 'application/pdf' }, /not a picture/],
  ])('%s is refused in words', (_what, change, words) => {
    expect(refuseFile({ ...file, ...change }, t)).toMatch(words)
  })
})
