import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openObjectFolder } from './object-folder.ts'
import type { ObjectStore, ReceivedPut } from './object-store.ts'

const key = '0b6ff0c0-6f0a-4f5e-9a65-3b0f1c9d7a11.png'
const bytes = Buffer.from('twelve bytes')
let folder: string
let now: number
let store: ObjectStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'makola-objects-'))
  now = Date.parse('2026-11-21T10:00:00Z')
  store = openObjectFolder(folder, { secret: 'a secret that only tests know', clock: { now: () => new Date(now) } })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const stream = (...chunks: Buffer<ArrayBuffer>[]) => new Blob(chunks).stream()

/** A browser's request to a signed address, with the given dishonest changes. */
async function received(change: Partial<ReceivedPut> = {}): Promise<ReceivedPut> {
  const put = { key, contentType: 'image/png', contentLength: bytes.byteLength, expiresInSeconds: 600 }
  const { url, method, headers } = await store.signPut(put)
  const { pathname, searchParams } = new URL(url, 'http://shop')
  expect({ method, headers, pathname }).toEqual({
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    pathname: `/media/uploads/${key}`,
  })
  const signed = { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' }
  return { key, contentType: 'image/png', contentLength: bytes.byteLength, ...signed, body: stream(bytes), ...change }
}
const receive = async (change?: Partial<ReceivedPut>) => store.receivePut?.(await received(change))

describe('a signed put', () => {
  test('accepts exactly the announced bytes', async () => {
    await receive({ body: stream(bytes.subarray(0, 5), bytes.subarray(5)) })
    expect(await store.get(key)).toEqual(bytes)
    expect(await store.size(key)).toBe(bytes.byteLength)
  })

  test.each<[string, Partial<ReceivedPut>]>([
    ['another key', { key: '9b6ff0c0-6f0a-4f5e-9a65-3b0f1c9d7a11.png' }],
    ['another type', { contentType: 'image/svg+xml' }],
    ['another length', { contentLength: 13 }],
    ['a later end', { expires: '1999999999' }],
    ['another signature', { signature: 'a'.repeat(43) }],
    ['half a signature', { signature: 'abc' }],
    ['no signature', { signature: '', expires: '' }],
  ])('does not take %s', async (_what, change) => {
    await expect(receive(change)).rejects.toMatchObject({ type: 'forbidden', status: 403 })
    expect(readdirSync(folder)).toEqual([])
  })

  test('expires', async () => {
    const put = await received()
    now += 600_000
    await expect(store.receivePut?.(put)).rejects.toMatchObject({ type: 'forbidden' })
  })

  test('is used once: checked bytes cannot be replaced', async () => {
    await receive()
    await expect(receive({ body: stream(Buffer.from('other bytes!')) })).rejects.toMatchObject({ type: 'wrong-state' })
    expect(await store.get(key)).toEqual(bytes)
  })

  test.each<[string, ReceivedPut['body'], string]>([
    ['more than was announced', stream(bytes, Buffer.from('!')), 'payload-too-large'],
    ['less than was announced', stream(bytes.subarray(1)), 'malformed-request'],
    ['nothing', null, 'malformed-request'],
    ['a connection that breaks', broken(), 'malformed-request'],
  ])('keeps nothing of %s', async (_what, body, type) => {
    await expect(receive({ body })).rejects.toMatchObject({ type })
    expect(readdirSync(folder)).toEqual([])
  })
})

test('a missing object is null, and needs no deleting', async () => {
  expect(await store.get('variants/320/none.webp')).toBeNull()
  expect(await store.size('variants/320/none.webp')).toBeNull()
  await store.put('variants/320/some.webp', bytes)
  await store.delete(['variants/320/some.webp', 'variants/320/none.webp'])
  expect(await store.get('variants/320/some.webp')).toBeNull()
})

test('a key never leads out of the folder', async () => {
  for (const way of ['../secret', '/etc/passwd', 'a/../../b', '', 'A.png']) {
    await expect(async () => store.get(way)).rejects.toThrow(RangeError)
  }
})

test('a read-only folder counts as a storage that does not answer', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file stands in its place')
  const unavailable = { type: 'dependency-unavailable', status: 503 }
  await expect(store.check()).rejects.toMatchObject(unavailable)
  await expect(store.put(key, bytes)).rejects.toMatchObject(unavailable)
  await expect(receive()).rejects.toMatchObject(unavailable)
})

function broken(): ReceivedPut['body'] {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 4))
      controller.error(new Error('The other side hung up'))
    },
  })
}
