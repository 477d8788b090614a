import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import {
  anUpload,
  aPictureSite,
  aPng,
  completeUpload,
  putBytes,
  sendPicture,
} from '../../../../testing/builders/media.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { pictures, uploads } from '../tables.ts'
import { announcedAtATime } from './open-upload.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let stranger: SignedIn
let png: Uint8Array

beforeAll(async () => {
  shop = await openTestPlatform()
  const own = await aStoreWithOwner(shop)
  store = own.store
  owner = own.owner
  stranger = (await aStoreWithOwner(shop)).owner
  png = await aPng({ width: 900, height: 600, color: '#336699' })
})
afterAll(() => shop.close())

const open = (json: object, headers: HeadersInit = owner.headers) =>
  shop.request('/uploads/', {
    method: 'POST',
    headers,
    json: { store: store.slug, contentType: 'image/png', contentLength: png.byteLength, ...json },
  })
const send = (bytes: Uint8Array, alt = '') => sendPicture(shop, { store: store.id, headers: owner.headers, bytes, alt })
const changePicture = (id: string, json: object, headers: HeadersInit = owner.headers) =>
  shop.request(`/pictures/${id}`, { method: 'PATCH', headers, json })
const problemOf = async (answer: Response) => {
  const { type, errors } = (await answer.json()) as { type: string; errors?: { pointer: string; code: string }[] }
  return { status: answer.status, type, ...(errors?.[0] && { pointer: errors[0].pointer, code: errors[0].code }) }
}
const counts = async () => [await shop.database.$count(uploads), await shop.database.$count(pictures)]
const missing = '019aa0aa-0000-7000-8000-000000000000'

describe('requesting an upload address', () => {
  test('returns the image and one signed PUT', async () => {
    const answer = await open({})
    expect(answer.status).toBe(201)
    const { data } = await answer.json()
    expect(data.name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.png$/)
    expect(data).toMatchObject({
      url: `/media/${data.name}`,
      put: { method: 'PUT', headers: { 'content-type': 'image/png' } },
    })
    expect(new URL(data.put.url, 'http://shop').pathname).toBe(`/media/uploads/${data.name}`)
  })

  test('is limited for a store that sends nothing, and not for one that does', async () => {
    const { store: idle, owner: idler } = await aStoreWithOwner(shop)
    toNextWindow(shop, announcedAtATime)
    const given = { store: idle.id, headers: (await signInAs(shop, idler.id)).headers }
    const sent = await sendPicture(shop, { ...given, bytes: png })
    expect(sent.answer.status).toBe(200)
    const ask = () => open({ store: idle.id }, given.headers)
    const answers = await Promise.all(Array.from({ length: announcedAtATime.calls + 2 }, ask))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(announcedAtATime.calls)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused && (await problemOf(refused))).toMatchObject({ status: 429, type: 'rate-limited' })
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
    owner = { ...owner, ...(await signInAs(shop, owner.id)) }
    stranger = { ...stranger, ...(await signInAs(shop, stranger.id)) }
    expect((await open({})).status).toBe(201)
  })

  test('twice returns two names', async () => {
    const given = { store: store.id, headers: owner.headers, contentLength: 10 }
    const [one, two] = await Promise.all([anUpload(shop, given), anUpload(shop, given)])
    expect(one.name).not.toBe(two.name)
    expect(one.id).not.toBe(two.id)
  })

  test.each([
    ['an SVG', { contentType: 'image/svg+xml' }, '/contentType'],
    ['a page', { contentType: 'text/html' }, '/contentType'],
    ['a JPEG', { contentType: 'image/jpeg' }, '/contentType'],
    ['nothing', { contentLength: 0 }, '/contentLength'],
    ['a fraction', { contentLength: 1.5 }, '/contentLength'],
    ['a size as text', { contentLength: '10' }, '/contentLength'],
    ['a byte too many', { contentLength: 10_000_001 }, '/contentLength'],
    ['30 MB', { contentLength: 30_000_000 }, '/contentLength'],
    ['a name of its own', { name: '../../secret.png' }, '/name'],
    ['an endless text', { alt: 'a'.repeat(201) }, '/alt'],
    ['a NUL', { alt: 'a\u0000b' }, '/alt'],
    ['no store', { store: null }, '/store'],
  ])('%s is refused by name', async (_what, json, pointer) => {
    const before = await counts()
    expect(await problemOf(await open(json))).toMatchObject({ status: 422, type: 'validation-failed', pointer })
    expect(await counts()).toEqual(before)
  })

  test('needs the permission to write products', async () => {
    expect(await problemOf(await open({}, {}))).toMatchObject({ status: 401, type: 'unauthenticated' })
    expect(await problemOf(await open({}, stranger.headers))).toMatchObject({ status: 404, type: 'not-found' })
    expect(await problemOf(await open({ store: 'no-such-store' }))).toMatchObject({ status: 404 })
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    expect(await problemOf(await open({}, packer.headers))).toMatchObject({ status: 403, type: 'forbidden' })
    expect((await open({}, (await anOperator(shop)).headers)).status).toBe(201)
  })
})

describe('an uploaded picture', () => {
  test('is served to nobody before it is checked, in any size', async () => {
    const upload = await anUpload(shop, { store: store.id, headers: owner.headers, contentLength: png.byteLength })
    const site = aPictureSite(shop)
    expect((await putBytes(site, upload, png)).status).toBe(200)
    const paths = [`/media/${upload.name}`, `/media/320/${upload.name.replace('.png', '.webp')}`]
    for (const path of paths) {
      const early = await site.request(path)
      expect(early.status, path).toBe(404)
      expect(early.headers.get('cache-control')).toBe('no-store')
    }
    expect((await completeUpload(shop, upload.id, owner.headers)).status).toBe(200)
    for (const path of paths) expect((await site.request(path)).status, path).toBe(200)
  })

  test('is checked, cleaned and assigned to the store', async () => {
    const secret = 'Ada Obi, 6.45 N 3.39 E'
    const bytes = await sharp(png)
      .withExif({ IFD0: { Artist: secret } })
      .png()
      .toBuffer()
    expect(bytes.includes(secret)).toBe(true)
    const { upload, answer } = await send(bytes, 'A blue field')
    expect(answer.status).toBe(200)
    const { data } = await answer.json()
    const { id, name, url } = upload
    expect(data).toEqual({ id, name, url, alt: 'A blue field', width: 900, height: 600, color: '#336699' })
    const kept = Buffer.from((await shop.objects.get(name)) ?? [])
    expect(kept.includes(secret)).toBe(false)
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    const [row] = await shop.database.select().from(pictures).where(eq(pictures.id, id))
    expect(row?.storeId).toBe(store.id)
  })

  test('is turned upright', async () => {
    const { answer } = await send(await sharp(png).withMetadata({ orientation: 6 }).png().toBuffer())
    expect((await answer.json()).data).toMatchObject({ width: 600, height: 900 })
  })

  test('is prepared in the sizes of lists', async () => {
    const { upload } = await send(png)
    await shop.jobs.drain(shop)
    expect(await shop.objects.get(`variants/320/${upload.name.replace('.png', '')}.webp`)).not.toBeNull()
  })

  test('is the same picture however often it is confirmed', async () => {
    const { upload, answer } = await send(png)
    const again = await completeUpload(shop, upload.id, owner.headers)
    expect(await again.json()).toEqual(await answer.json())
  })

  test('is checked once, even by concurrent requests', async () => {
    const upload = await anUpload(shop, { store: store.id, headers: owner.headers, contentLength: png.byteLength })
    await putBytes(aPictureSite(shop), upload, png)
    const answers = await Promise.all(Array.from({ length: 8 }, () => completeUpload(shop, upload.id, owner.headers)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect((await completeUpload(shop, upload.id, owner.headers)).status).toBe(200)
    expect(await shop.objects.get(upload.name)).not.toBeNull()
  })

  test('can have an alt text', async () => {
    const { upload } = await send(png)
    const answer = await changePicture(upload.id, { alt: 'Seen from the side' })
    expect(answer.status).toBe(200)
    expect((await answer.json()).data).toMatchObject({ id: upload.id, alt: 'Seen from the side' })
    expect((await changePicture(upload.id, { alt: '' })).status).toBe(200)
    expect(await problemOf(await changePicture(upload.id, {}))).toMatchObject({ status: 422, pointer: '/alt' })
    expect(await problemOf(await changePicture(upload.id, { alt: 'x', storeId: missing }))).toMatchObject({
      status: 422,
    })
    expect(await problemOf(await changePicture(missing, { alt: 'x' }))).toMatchObject({ status: 404 })
  })

  test('does not exist for another store, and is forbidden to a role without permission', async () => {
    const { upload } = await send(png)
    const theirs = [
      await completeUpload(shop, upload.id, stranger.headers),
      await completeUpload(shop, missing, stranger.headers),
      await changePicture(upload.id, { alt: 'Mine' }, stranger.headers),
      await changePicture(missing, { alt: 'Mine' }, stranger.headers),
    ]
    const details = await Promise.all(theirs.map(async (answer) => (await answer.json()).detail))
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(details[0]).toBe(details[1])
    expect(details[2]).toBe(details[3])
    const accountant = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: accountant.id, role: 'accounts' })
    expect((await completeUpload(shop, upload.id, accountant.headers)).status).toBe(403)
    expect((await changePicture(upload.id, { alt: 'x' }, accountant.headers)).status).toBe(403)
    expect((await completeUpload(shop, upload.id, {})).status).toBe(401)
    expect((await changePicture(upload.id, { alt: 'x' }, {})).status).toBe(401)
  })
})

describe('a file that is not a picture', () => {
  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    [
      'an SVG with a script',
      'media.not-png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a JPEG', 'media.not-png', () => sharp(png).jpeg().toBuffer()],
    ['a cut PNG', 'media.ends-early', () => png.slice(0, 400)],
    [
      'a PNG that is a page too',
      'media.something-behind',
      () => Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
    ],
    [
      'a bomb',
      'media.too-many-pixels',
      async () =>
        sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
    ],
    ['a PNG with rotten pixels', 'media.damaged', () => rotten(png)],
  ])('%s is refused with the reason, and gone', async (_what, code, bytes) => {
    const before = await counts()
    const { upload, answer } = await send(await bytes())
    expect(await problemOf(answer)).toEqual({ status: 422, type: 'validation-failed', pointer: '/file', code })
    await shop.jobs.drain(shop)
    expect(await counts()).toEqual(before)
    expect(await shop.objects.get(upload.name)).toBeNull()
    expect((await completeUpload(shop, upload.id, owner.headers)).status).toBe(404)
  })

  test('has no smaller sizes before it is checked', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const upload = await anUpload(shop, { store: store.id, headers: owner.headers, contentLength: bytes.byteLength })
    const site = aPictureSite(shop)
    await putBytes(site, upload, bytes)
    expect((await site.request(`/media/320/${upload.name.replace('.png', '')}.webp`)).status).toBe(404)
  })

  test('may not have arrived yet', async () => {
    const upload = await anUpload(shop, { store: store.id, headers: owner.headers, contentLength: 10 })
    expect(await problemOf(await completeUpload(shop, upload.id, owner.headers))).toMatchObject({
      status: 409,
      type: 'wrong-state',
    })
    // It may still come.
    expect((await completeUpload(shop, upload.id, owner.headers)).status).toBe(409)
  })
})

/** The chunks are complete and valid; their compressed content is not. */
function rotten(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes)
  const data = copy.indexOf('IDAT') + 4
  copy.fill(0xab, data + 10, data + 200)
  return copy
}
