import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { altText } from '../data/alt-text.ts'
import { demoProducts } from '../data/products.ts'
import { demoStores } from '../data/stores.ts'
import { pictureFolder } from '../picture-files.ts'
import { allDrawings } from './all-drawings.ts'
import { drawCover } from './draw-cover.ts'
import { drawLogo } from './draw-logo.ts'
import { drawProduct } from './draw-product.ts'
import { type DrawnFrom, drawnFromFile, fingerprint } from './drawn-from.ts'
import { objects } from './objects.ts'
import { palette } from './palette.ts'
import { renderWebp } from './render-webp.ts'

const pictures = demoProducts.flatMap((product) => product.pictures)

/** References to definitions that are not there, and numbers that could not be computed. */
function faultsOf(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const uses = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, fill, href]) => fill ?? href)
  return [
    ...uses.filter((use) => !ids.has(use)).map((use) => `#${use} is missing`),
    ...(svg.match(/NaN|undefined|Infinity/g) ?? []),
  ]
}

const expectSound = (svg: string) => {
  expect(XMLValidator.validate(svg)).toBe(true)
  expect(faultsOf(svg)).toEqual([])
}

describe('drawing', () => {
  test('every product picture is valid SVG, reproducible, and different from every other', () => {
    const drawn = pictures.map(drawProduct)
    for (const svg of drawn) expectSound(svg)
    expect(pictures.map(drawProduct)).toEqual(drawn)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('what somebody wears hangs on no hanger', () => {
    const [dress] = pictures
    if (!dress) throw new Error('The demo has no dress')
    const brass = palette.brass
    expect(drawProduct(dress)).toContain(brass)
    expect(drawProduct({ ...dress, view: 'use' })).not.toContain(brass)
  })

  test('every kind of object is on sale', () => {
    expect(new Set(pictures.map(({ kind }) => kind))).toEqual(new Set(Object.keys(objects)))
  })

  test('every store has a cover and a logo of its own', () => {
    const covers = demoStores.map(({ cover }) => drawCover(cover))
    const logos = demoStores.map(({ logo }) => drawLogo(logo))
    for (const svg of [...covers, ...logos]) expectSound(svg)
    expect(demoStores.map(({ cover }) => drawCover(cover))).toEqual(covers)
    expect(new Set([...covers, ...logos]).size).toBe(demoStores.length * 2)
  })

  test('the alt text describes the picture', () => {
    const [first, second] = demoProducts[0]?.pictures ?? []
    expect(first && altText(first)).toBe('Ikoyi wrap dress')
    expect(second && altText(second)).toBe('The cloth of Ikoyi wrap dress')
    expect(demoProducts[0]?.pictures.map(altText)).toContain('Ikoyi wrap dress, worn')
    expect(demoStores.map(({ logo }) => altText(logo))).toContain('Rift Roasters: a coffee bean')
  })
})

describe('rendering', () => {
  const [cover, logo] = allDrawings()
  const product = allDrawings().at(-1)

  test.each([
    ['product', product],
    ['cover', cover],
    ['logo', logo],
  ] as const)('a %s becomes an opaque WebP of its size, light and not blank', async (_, drawing) => {
    const { svg, width, height, mostBytes } = drawing ?? { svg: '', width: 0, height: 0, mostBytes: 0 }
    const webp = await renderWebp(svg, width, height, mostBytes)
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width, height, hasAlpha: false })
    expect(webp.byteLength).toBeLessThanOrEqual(mostBytes)
    const { channels } = await sharp(webp).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
  })
})

describe('the committed pictures', () => {
  const files = globSync('**/*.webp', { cwd: pictureFolder }).sort()

  test('are those that the drawings give today; if not, run `npm run demo:draw`', () => {
    const drawings = allDrawings()
    const drawnFrom: DrawnFrom = JSON.parse(readFileSync(drawnFromFile, 'utf8'))
    expect(drawnFrom).toEqual(Object.fromEntries(drawings.map((drawing) => [drawing.file, fingerprint(drawing)])))
    expect(files).toEqual(drawings.map(({ file }) => file).sort())
  })

  test('weigh at most 60 kB each, a cover 120 kB, further views 40 kB, and 16 MB together', () => {
    const weights = allDrawings().map(({ file, mostBytes }) => {
      const { size } = statSync(join(pictureFolder, file))
      expect(mostBytes).toBeLessThanOrEqual(file.includes('-cover') ? 120_000 : 60_000)
      expect(size, file).toBeLessThanOrEqual(mostBytes)
      return size
    })
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(16_000_000)
  })

  test('have the size in pixels that they were drawn in', async () => {
    for (const { file, width, height } of allDrawings()) {
      const metadata = await sharp(join(pictureFolder, file)).metadata()
      expect(metadata, file).toMatchObject({ format: 'webp', width, height })
    }
  })
})
