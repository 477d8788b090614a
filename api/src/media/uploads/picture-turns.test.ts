import { randomFillSync } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anUpload, aPictureSite, aPng, completeUpload, putBytes } from '../../../../testing/builders/media.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { fitsPassword } from '../../auth/passwords/passwords.ts'
import { checkInTurn, mostWaiting } from '../pictures/in-turn.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

/** Uploads a picture so many times, and returns what confirms them all at once. */
async function sendAll(count: number, bytes: Uint8Array) {
  const { store, owner } = await aStoreWithOwner(shop)
  const site = aPictureSite(shop)
  const ids: string[] = []
  for (let number = 0; number < count; number++) {
    const upload = await anUpload(shop, { store: store.id, headers: owner.headers, contentLength: bytes.byteLength })
    expect((await putBytes(site, upload, bytes)).status).toBe(200)
    ids.push(upload.id)
  }
  return () => Promise.all(ids.map((id) => completeUpload(shop, id, owner.headers)))
}

/** Noise in black and white, which takes long to unpack and to pack, in few bytes. */
function noise(side: number): Promise<Uint8Array> {
  const pixels = randomFillSync(Buffer.alloc(side * side)).map((byte) => (byte & 1) * 255)
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

test('check large pictures, twelve at once: a password is checked between them, not behind them', async () => {
  const confirmAll = await sendAll(12, await noise(2000))
  const startedAt = performance.now()
  let areDone = false
  const checks = confirmAll().finally(() => {
    areDone = true
  })
  let longestMs = 0
  while (!areDone) {
    const askedAt = performance.now()
    await fitsPassword('harbour-lantern-42', null)
    longestMs = Math.max(longestMs, performance.now() - askedAt)
  }
  expect((await checks).map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(longestMs / (performance.now() - startedAt)).toBeLessThan(1 / 5)
})

test('check a picture when too many wait: is told to come back, and is taken then', async () => {
  const confirm = await sendAll(1, await aPng())
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>()
  const ahead = Array.from({ length: mostWaiting + 1 }, () => checkInTurn(() => end))
  const [refused] = await confirm()
  expect(refused?.headers.get('retry-after')).toBe('10')
  expect(await refused?.json()).toMatchObject({ status: 503, code: 'platform.overloaded' })
  const patient = checkInTurn(async () => 'a job', { isPatient: true })
  letGo()
  await Promise.all(ahead)
  expect(await patient).toBe('a job')
  const [taken] = await confirm()
  expect(taken?.status).toBe(200)
})
