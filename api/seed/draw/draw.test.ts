import { XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoProducts } from '../demo-products.ts'
import { demoStores } from '../demo-stores.ts'
import { altText } from './alt-text.ts'
import { coverPixels, drawCover } from './draw-cover.ts'
import { drawLogo, logoPixels } from './draw-logo.ts'
import { drawProduct, productPicturePixels } from './draw-product.ts'
import { objects } from './objects.ts'
import { renderPng } from './render-png.ts'

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
    expect(demoStores.map(({ logo }) => altText(logo))).toContain('Rift Roasters: a coffee bean')
  })
})

describe('rendering', () => {
  const [store] = demoStores
  const [picture] = pictures

  test.each([
    ['product', () => (picture ? drawProduct(picture) : ''), productPicturePixels, productPicturePixels],
    ['cover', () => (store ? drawCover(store.cover) : ''), coverPixels.width, coverPixels.height],
    ['logo', () => (store ? drawLogo(store.logo) : ''), logoPixels, logoPixels],
  ] as const)('a %s becomes an opaque PNG of its size, not a blank one', async (_, draw, width, height) => {
    const png = await renderPng(draw(), width, height)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height, hasAlpha: false })
    const { channels } = await sharp(png).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
  })
})
