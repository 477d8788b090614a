import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { anUpload, aPictureSite, aPng, completeUpload } from '../../../../testing/builders/media.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { type FakeS3, startFakeS3 } from '../../../../testing/servers/fake-s3.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { pictures, uploads } from '../tables.ts'

let s3: FakeS3
let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let png: Uint8Array

beforeAll(async () => {
  s3 = await startFakeS3()
  shop = await openTestPlatform(s3.environment)
  const own = await aStoreWithOwner(shop)
  store = own.store
  owner = own.owner
  png = await aPng({ width: 60, height: 40 })
})
beforeEach(async () => {
  s3.manner = 'plain'
  // A storage that hung is left alone for a few seconds.
  await expect.poll(() => shop.objects.check().catch(() => 'down'), { timeout: 10_000 }).not.toBe('down')
}, 15_000)
afterAll(async () => {
  await shop.close()
  await s3.close()
})

const unavailable = { type: 'dependency-unavailable', status: 503, detail: expect.stringContaining('picture storage') }
const open = () =>
  shop.request('/uploads/', {
    method: 'POST',
    headers: owner.headers,
    json: { store: store.id, contentType: 'image/png', contentLength: png.byteLength },
  })

test('uploads go straight to the bucket, and the shop reads them there', async () => {
  const upload = await anUpload(shop, { store: store.id, headers: owner.headers, contentLength: png.byteLength })
  expect(upload.put.url).toContain(`${s3.environment.S3_ENDPOINT}/pictures/${upload.name}?`)
  const { url, method, headers } = upload.put
  expect((await fetch(url, { method, headers, body: new Uint8Array(png) })).status).toBe(200)
  const answer = await completeUpload(shop, upload.id, owner.headers)
  expect(answer.status).toBe(200)
  const site = aPictureSite(shop)
  expect((await site.request(`/media/${upload.name}`)).status).toBe(200)
  expect((await site.request(upload.put.url.replace(/^.*pictures/, '/media/uploads'), { method: 'PUT' })).status).toBe(
    404,
  )
})

test('with a hanging storage an upload is refused with an explanation within seconds, and none is started', async () => {
  const before = await shop.database.$count(uploads)
  s3.manner = 'silent'
  const startedAt = performance.now()
  const answer = await open()
  expect(await answer.json()).toMatchObject(unavailable)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(performance.now() - startedAt).toBeLessThan(6_000)
  expect(await shop.database.$count(uploads)).toBe(before)
}, 15_000)

test('with a hanging storage a check ends without a partial picture, and succeeds later', async () => {
  const upload = await anUpload(shop, { store: store.id, headers: owner.headers, contentLength: png.byteLength })
  s3.objects.set(upload.name, Buffer.from(png))
  const before = await shop.database.$count(pictures)
  s3.manner = 'silent'
  expect(await (await completeUpload(shop, upload.id, owner.headers)).json()).toMatchObject(unavailable)
  expect(await shop.database.$count(pictures)).toBe(before)
  s3.manner = 'plain'
  const complete = async () => (await completeUpload(shop, upload.id, owner.headers)).status
  await expect.poll(complete, { timeout: 10_000 }).toBe(200)
}, 25_000)

test('with a hanging storage pictures answer 503 soon, all those of a page together', async () => {
  const site = aPictureSite(shop)
  const names = Array.from({ length: 40 }, () => crypto.randomUUID())
  s3.manner = 'silent'
  const startedAt = performance.now()
  const answers = await Promise.all(names.map((name) => site.request(`/media/320/${name}.webp`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(performance.now() - startedAt).toBeLessThan(6_000)
}, 15_000)
