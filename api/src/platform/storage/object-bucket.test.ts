import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../../../testing/servers/fake-s3.ts'
import { noSwift, type S3Server, startSwift } from '../../../../testing/servers/start-swift.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import type { ObjectStore, SignedPut } from './object-store.ts'
import { openObjectStore } from './open-object-store.ts'

const openStore = (environment: Record<string, string>) =>
  openObjectStore(readConfig(environment), { secret: '', clock: systemClock })
const unavailable = { type: 'dependency-unavailable', status: 503, retryAfterSeconds: 5 }
const wanted = { key: 'a.png', contentType: 'image/png', contentLength: 5, expiresInSeconds: 600 }
const textOf = async (store: ObjectStore, key: string) => Buffer.from((await store.get(key)) ?? []).toString()
const send = ({ url, method, headers }: SignedPut, body: string, changed: Record<string, string> = {}) =>
  fetch(url, { method, headers: { ...headers, ...changed }, body })

describe.skipIf(noSwift)(`a bucket of a real S3 server${noSwift ? ` (${noSwift})` : ''}`, () => {
  let server: S3Server
  let store: ObjectStore

  beforeAll(async () => {
    server = await startSwift()
    store = await openStore(server.environment)
  }, 90_000)
  afterAll(() => server?.close())

  test('stores, measures, returns and deletes', async () => {
    await store.put('variants/320/some.webp', Buffer.from('twelve bytes'))
    expect(await textOf(store, 'variants/320/some.webp')).toBe('twelve bytes')
    expect(await store.size('variants/320/some.webp')).toBe(12)
    await store.delete(['variants/320/some.webp', 'never-there.png'])
    expect(await store.get('variants/320/some.webp')).toBeNull()
    expect(await store.size('variants/320/some.webp')).toBeNull()
  })

  test('reports its abilities', async () => {
    expect(await store.check()).toMatch(/^the bucket pictures at http:.*: takes access settings, allows a second put$/)
  })

  test('accepts a signed PUT: this key, this type, this length, readable by all', async () => {
    const put = await store.signPut(wanted)
    expect(put).toMatchObject({ method: 'PUT', headers: { 'content-type': 'image/png', 'x-amz-acl': 'public-read' } })
    const signed = new URL(put.url)
    expect(signed.pathname).toBe('/pictures/a.png')
    expect(signed.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;x-amz-acl')
    expect((await send(put, 'bytes')).status).toBe(200)
    expect(await textOf(store, 'a.png')).toBe('bytes')
  })

  test('refuses any other PUT', async () => {
    const put = await store.signPut({ ...wanted, key: 'b.png' })
    const withoutAcl = { ...put, headers: { 'content-type': 'image/png' } }
    const refused = [
      await send(put, 'more bytes'),
      await send(put, 'few'),
      await send(put, 'bytes', { 'content-type': 'text/html' }),
      await send(put, 'bytes', { 'x-amz-acl': 'public-read-write' }),
      await send(withoutAcl, 'bytes'),
      await send({ ...put, url: put.url.replace('/b.png', '/c.png') }, 'bytes'),
      await send({ ...put, url: put.url.replace(/Signature=.{8}/, 'Signature=00000000') }, 'bytes'),
    ]
    expect(refused.map(({ status }) => status)).toEqual(Array(refused.length).fill(403))
    expect(await store.get('b.png')).toBeNull()
    expect(await store.get('c.png')).toBeNull()
  })

  test('with wrong keys counts as not answering', async () => {
    const stranger = await openStore({ ...server.environment, S3_SECRET_ACCESS_KEY: 'wrong' })
    await expect(stranger.check()).rejects.toMatchObject(unavailable)
    await expect(stranger.get('a.png')).rejects.toMatchObject(unavailable)
  })
})

describe('a bucket whose server', () => {
  let server: FakeS3
  let store: ObjectStore

  beforeEach(async () => {
    server = await startFakeS3()
    store = await openStore(server.environment)
  })
  afterEach(() => server.close())

  test('accepts no access settings gets none', async () => {
    server.manner = 'no-acl'
    expect(await store.check()).toContain('takes no access settings')
    const put = await store.signPut(wanted)
    expect(put.headers).toEqual({ 'content-type': 'image/png' })
    expect((await send(put, 'bytes')).status).toBe(200)
    await store.put('b.png', Buffer.from('bytes'))
    expect([...server.objects.keys()]).toEqual(['a.png', 'b.png'])
  })

  test('only supports conditional PUTs gets those', async () => {
    server.manner = 'conditional'
    expect(await store.check()).toContain('refuses a second put')
    const put = await store.signPut(wanted)
    expect(put.headers['if-none-match']).toBe('*')
    expect((await send(put, 'bytes')).status).toBe(200)
    expect((await send(put, 'other')).status).toBe(412)
    // The shop itself writes the cleaned picture in its place.
    await store.put('a.png', Buffer.from('clean'))
    expect(await textOf(store, 'a.png')).toBe('clean')
  })

  test('refuses counts as unavailable, and is used again after it recovers', async () => {
    server.manner = 'refusing'
    await expect(store.signPut(wanted)).rejects.toMatchObject(unavailable)
    server.manner = 'plain'
    expect((await store.signPut(wanted)).headers['x-amz-acl']).toBe('public-read')
  })

  test('fails now and then is tried three times', async () => {
    await store.check()
    server.manner = 'stumbling'
    server.asked = 0
    await expect(store.get('a.png')).rejects.toMatchObject(unavailable)
    expect(server.asked).toBe(3)
  })

  test('hangs is given up within seconds, and then not awaited for every picture', async () => {
    await store.check()
    server.manner = 'silent'
    const startedAt = performance.now()
    await expect(store.get('a.png')).rejects.toMatchObject(unavailable)
    const gaveUpAt = performance.now()
    expect(gaveUpAt - startedAt).toBeLessThan(6_000)
    await expect(store.get('b.png')).rejects.toMatchObject(unavailable)
    await expect(store.check()).rejects.toMatchObject(unavailable)
    expect(performance.now() - gaveUpAt).toBeLessThan(500)
    server.manner = 'plain'
    await expect.poll(() => store.get('a.png').catch(() => 'silent'), { timeout: 10_000 }).toBeNull()
  }, 20_000)

  test('is gone counts as unavailable', async () => {
    await server.close()
    await expect(store.check()).rejects.toMatchObject(unavailable)
    await expect(store.put('a.png', Buffer.from('bytes'))).rejects.toMatchObject(unavailable)
  })
})

describe('a signed address', () => {
  const settings = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'our-key', S3_SECRET_ACCESS_KEY: 'secret' }
  let server: FakeS3
  beforeEach(async () => {
    server = await startFakeS3()
  })
  afterEach(() => server.close())
  const sign = async (more: Record<string, string>) =>
    new URL(
      (
        await (
          await openStore({ ...settings, S3_ENDPOINT: server.environment.S3_ENDPOINT ?? '', ...more })
        ).signPut(wanted)
      ).url,
    )

  test('uses the region, endpoint, path style and keys of the settings; the region hint is wnam', async () => {
    const byHint = await sign({})
    expect(`${byHint.origin}${byHint.pathname}`).toBe(`${server.environment.S3_ENDPOINT}/pictures/a.png`)
    expect(byHint.searchParams.get('X-Amz-Credential')).toMatch(/^our-key\/\d{8}\/wnam\/s3\/aws4_request$/)
    const elsewhere = await sign({ S3_REGION: 'af-south-1' })
    expect(elsewhere.searchParams.get('X-Amz-Credential')).toContain('/af-south-1/')
  })
})

test('a bucket without keys is a fault in the settings', () => {
  expect(() => readConfig({ S3_BUCKET: 'pictures' })).toThrow(
    'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  )
})
