import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPicture, aPng } from '../../../../testing/builders/media.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import type { ObjectStore } from '../../platform/storage/object-store.ts'
import { presentPicture } from './present-picture.ts'
import { servePictures } from './serve-picture.ts'
import { storePicture } from './store-picture.ts'

let shop: TestPlatform
let site: Hono
/** Keys in the order of writing. */
let written: string[]

beforeAll(async () => {
  shop = await openTestPlatform()
  const watched: ObjectStore = {
    ...shop.objects,
    put: (key, bytes) => {
      written.push(key)
      return shop.objects.put(key, bytes)
    },
  }
  site = new Hono()
  servePictures(site, { ...shop, objects: watched })
})
beforeEach(() => {
  written = []
})
afterAll(() => shop.close())

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const uuidOf = (name: string) => name.replace('.png', '')

describe('storePicture', () => {
  test('stores the bytes under a random name, with size and average colour', async () => {
    const bytes = await aPng({ width: 300, height: 200, color: '#336699' })
    const row = await storePicture(shop, { storeId: newId(), bytes, alt: 'A blue field' })
    expect(row.name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.png$/)
    expect(row).toMatchObject({ alt: 'A blue field', width: 300, height: 200, color: '#336699' })
    expect(Buffer.from((await shop.objects.get(row.name)) ?? []).equals(bytes)).toBe(true)
    expect(presentPicture(row, '/media')).toEqual({
      id: row.id,
      url: `/media/${row.name}`,
      name: row.name,
      alt: 'A blue field',
      width: 300,
      height: 200,
      color: '#336699',
    })
  })

  test('averages a transparent picture as it looks on white', async () => {
    const half = { create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const
    const { color } = await storePicture(shop, { storeId: newId(), bytes: await sharp(half).png().toBuffer(), alt: '' })
    expect(color).toBe('#ffffff')
  })
})

describe('serving pictures', () => {
  test('the original, cached for ever', async () => {
    const { name } = await aPicture(shop)
    const response = await site.request(`/media/${name}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await sharp(await bytesOf(response)).metadata()).width).toBe(640)
  })

  test.each(['webp', 'avif'])('a %s at a width, made once and then kept', async (format) => {
    const { name } = await aPicture(shop)
    const path = `/media/320/${uuidOf(name)}.${format}`
    const response = await site.request(path)
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const bytes = await bytesOf(response)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 240 })
    expect(await bytesOf(await site.request(path))).toEqual(bytes)
    expect(written).toEqual([`variants/320/${uuidOf(name)}.${format}`])
  })

  test('never larger than the original', async () => {
    const { name } = await aPicture(shop, { width: 200, height: 100 })
    const bytes = await bytesOf(await site.request(`/media/1280/${uuidOf(name)}.webp`))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 })
  })

  test('concurrent first requests do the work once', async () => {
    const { name } = await aPicture(shop)
    const path = `/media/480/${uuidOf(name)}.webp`
    const answers = await Promise.all(Array.from({ length: 12 }, () => site.request(path)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200))
    expect(written).toHaveLength(1)
  })

  test('anything else is not found and not cached', async () => {
    const { name } = await aPicture(shop)
    const uuid = uuidOf(name)
    const missing = crypto.randomUUID()
    const paths = [
      `/media/${missing}.png`,
      `/media/320/${missing}.webp`,
      `/media/${uuid}`,
      `/media/${uuid}.webp`,
      `/media/${name.toUpperCase()}`,
      `/media/321/${uuid}.webp`,
      `/media/0320/${uuid}.webp`,
      `/media/320/${uuid}.png`,
      `/media/320/${uuid}.gif`,
      `/media/320/${name}.webp`,
      '/media/..%2Fsecret',
      '/media/variants',
      '/media/320/..%2F..%2Fsecret',
      '/media/%00.png',
    ]
    for (const path of paths) {
      const response = await site.request(path)
      expect(response.status, path).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(written).toEqual([])
  })
})

test('a stored picture is prepared in the sizes of lists and product pages', async () => {
  const { name } = await aPicture(shop)
  await shop.jobs.drain(shop)
  for (const width of [320, 480, 640, 960]) {
    expect(await shop.objects.get(`variants/${width}/${uuidOf(name)}.webp`), String(width)).not.toBeNull()
  }
  expect(await shop.objects.get(`variants/160/${uuidOf(name)}.webp`)).toBeNull()
})
