import { mkdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrivateUpload } from '@makola/contract/media/private-files.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aPictureSite, aPng } from '../../../../testing/builders/media.ts'
import { type AnOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { trackingToken } from '../../orders/tracking/tracking-token.ts'
import { newId } from '../../platform/ids.ts'
import type { FileAsker, MayReadFile } from '../../platform/module.ts'
import { transact } from '../../platform/platform.ts'
import { rateLimits } from '../../platform/tables.ts'
import { privateFiles } from '../tables.ts'
import { attachPrivateFiles, type FileOwner } from './attach-private-files.ts'
import { privateFilesAtATime } from './open-private-file.ts'
import { sweepPrivateFiles } from './sweep-private-files.ts'

let shop: TestPlatform
let order: AnOrder
let buyer: SignedIn
let site: ReturnType<typeof aPictureSite>
let jpeg: Buffer
const asked: FileAsker[] = []

beforeAll(async () => {
  shop = await openTestPlatform()
  order = await aPaidOrder(shop)
  buyer = await anAccount(shop)
  site = aPictureSite(shop)
  jpeg = await sharp(await aPng({ width: 2400, height: 1200 }))
    .withExif({ IFD0: { Make: 'A camera', Copyright: 'Ada Obi' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .jpeg()
    .toBuffer()
  // An owning module’s rule: here the holder of the order's link may read.
  const mayRead: MayReadFile = async (_platform, _ownerId, asker) => {
    asked.push(asker)
    return asker.token === token()
  }
  ;(shop.fileReaders as Map<string, MayReadFile>).set('claim', mayRead)
})
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

const token = () => trackingToken(shop, order.orderId)
const open = (json: object, path = `/orders/track/${token()}/files`, headers?: HeadersInit) =>
  shop.request(path, { method: 'POST', ...(headers && { headers }), json })
const opened = async (bytes: Uint8Array, contentType: string, path?: string, headers?: HeadersInit) => {
  const answer = await open({ contentType, contentLength: bytes.byteLength }, path, headers)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: PrivateUpload }).data
}
const put = (upload: PrivateUpload, bytes: Uint8Array, change: { url?: string; type?: string } = {}) =>
  site.request(change.url ?? upload.put.url, {
    method: 'PUT',
    headers: {
      ...upload.put.headers,
      ...(change.type && { 'content-type': change.type }),
      'content-length': String(bytes.byteLength),
    },
    body: new Uint8Array(bytes),
  })
const send = async (bytes: Uint8Array, contentType: string) => {
  const upload = await opened(bytes, contentType)
  return { id: upload.id, answer: await put(upload, bytes) }
}
const attach = (ids: string[], change: Partial<FileOwner> = {}) =>
  transact(shop, (tx) =>
    attachPrivateFiles(tx, ids, {
      kind: 'claim',
      id: newId(),
      uploadedBy: `order:${order.orderId}`,
      pointer: '/pictures',
      ...change,
    }),
  )
const read = (id: string, withToken = token()) => shop.request(`/private-files/${id}?token=${withToken}`)
const problemOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors?: { code: string }[] }
  return { status: answer.status, code: errors?.[0]?.code }
}
const fileOf = async (id: string) => {
  const [file] = await shop.database.select().from(privateFiles).where(eq(privateFiles.id, id))
  if (!file) throw new Error('no such file')
  return file
}

describe('a private picture', () => {
  test('is drawn anew without what a camera writes, sealed, and read by those who may', async () => {
    const { id, answer } = await send(jpeg, 'image/jpeg')
    expect(answer.status).toBe(200)
    await attach([id])
    const answered = await read(id)
    expect(answered.status).toBe(200)
    expect(answered.headers.get('cache-control')).toBe('no-store')
    expect(answered.headers.get('content-type')).toBe('application/octet-stream')
    const bytes = Buffer.from(await answered.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 1000 })
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()

    const { key } = await fileOf(id)
    const sealed = Buffer.from((await shop.objects.get(key)) ?? [])
    expect(sealed.length).toBe(bytes.length + 28)
    expect(sealed.includes(bytes.subarray(0, 64))).toBe(false)
    expect((await site.request(`/media/${key}`)).status).toBe(404)
  })

  test('is nobody else’s: not another order’s, not without a link, not before it belongs to something', async () => {
    const { id } = await send(await aPng(), 'image/png')
    expect((await read(id)).status).toBe(404)
    await attach([id])
    const other = await aPaidOrder(shop)
    const strangers = [read(id, trackingToken(shop, other.orderId)), shop.request(`/private-files/${id}`)]
    expect((await Promise.all(strangers)).map(({ status }) => status)).toEqual([404, 404])
    expect((await read(newId())).status).toBe(404)
    expect((await read(id)).status).toBe(200)
    await shop.request(`/private-files/${id}`, { headers: buyer.headers })
    expect(asked.at(-1)).toMatchObject({ caller: { accountId: buyer.id } })
  })

  test('of an owner that no module answers for is read by nobody', async () => {
    const { id } = await send(await aPng(), 'image/png')
    await attach([id], { kind: 'unknown' })
    expect((await read(id)).status).toBe(404)
  })

  test('whose object was changed is not shown', async () => {
    const { id } = await send(await aPng(), 'image/png')
    await attach([id])
    const { key } = await fileOf(id)
    const sealed = Buffer.from((await shop.objects.get(key)) ?? [])
    sealed.writeUInt8(sealed.readUInt8(40) ^ 1, 40)
    await shop.objects.put(key, sealed)
    expect((await read(id)).status).toBe(500)
    await shop.objects.delete([key])
    expect((await read(id)).status).toBe(404)
  })
})

test('a PDF comes back byte for byte', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
  const { id, answer } = await send(pdf, 'application/pdf')
  expect(answer.status).toBe(200)
  await attach([id])
  expect(Buffer.from(await (await read(id)).arrayBuffer())).toEqual(pdf)
})

describe('what is refused', () => {
  test.each([
    ['a type that is not taken', { contentType: 'image/svg+xml', contentLength: 10 }, 'media.not-a-private-type'],
    ['no length', { contentType: 'image/png', contentLength: 0 }, 'media.not-a-length'],
    ['too much', { contentType: 'image/png', contentLength: 10_000_001 }, 'media.not-a-length'],
  ])('announcing %s', async (_what, json, code) => {
    expect(await problemOf(await open(json))).toEqual({ status: 422, code })
  })

  test.each([
    ['a page as a PNG', Buffer.from('<script>'), 'image/png', 'media.not-png'],
    ['a page as a JPEG', Buffer.from('<script>'), 'image/jpeg', 'media.not-jpeg'],
    ['half a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg', 'media.damaged'],
    ['a page as a PDF', Buffer.from('<script>'), 'application/pdf', 'media.not-pdf'],
  ])('%s', async (_what, bytes, contentType, code) => {
    const { id, answer } = await send(bytes, contentType)
    expect(await problemOf(answer)).toEqual({ status: 422, code })
    expect(await shop.objects.get((await fileOf(id)).key)).toBeNull()
    await expect(attach([id])).rejects.toMatchObject({ type: 'validation-failed' })
  })

  test('another type, another file, other bytes and a later end than were signed', async () => {
    const png = await aPng()
    const upload = await opened(png, 'image/png')
    const elsewhere = upload.put.url.replace(upload.id, newId())
    const later = upload.put.url.replace(/expires=\d+/, 'expires=1999999999')
    const answers = [
      await put(upload, png, { type: 'image/jpeg' }),
      await put(upload, png, { type: 'text/html' }),
      await put(upload, png, { url: elsewhere }),
      await put(upload, png, { url: later }),
      await put(upload, png, { url: upload.put.url.replace(/signature=.*/, 'signature=abc') }),
      await put(upload, png.subarray(1)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    expect((await put(upload, png)).status).toBe(200)
    expect((await put(upload, png)).status).toBe(409)
  })

  test('ten at once for one address: one is stored', async () => {
    const png = await aPng()
    const upload = await opened(png, 'image/png')
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(upload, png)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  })

  test('an unknown order, and too many files', async () => {
    const file = { contentType: 'image/png', contentLength: 9 }
    expect((await open(file, `/orders/track/${'x'.repeat(43)}/files`)).status).toBe(404)
    const last = async (send: () => Promise<Response>) => {
      let answer = await send()
      for (let sent = 0; answer.status === 201 && sent < privateFilesAtATime.calls; sent++) answer = await send()
      return answer.status
    }
    expect(await last(() => open(file, '/private-files/', buyer.headers))).toBe(429)
    expect(await last(() => open(file))).toBe(429)
  })

  test('attaching what another person sent, what is in use, and what does not exist', async () => {
    const png = await aPng()
    const upload = await opened(png, 'image/png', '/private-files/', buyer.headers)
    await put(upload, png)
    await expect(attach([upload.id])).rejects.toMatchObject({ type: 'validation-failed' })
    await expect(attach([newId()])).rejects.toMatchObject({ type: 'validation-failed' })
    await attach([upload.id, upload.id], { uploadedBy: `account:${buyer.id}` })
    await expect(attach([upload.id], { uploadedBy: `account:${buyer.id}` })).rejects.toMatchObject({
      type: 'validation-failed',
    })
  })
})

test('a storage that does not answer is told, and the file is there afterwards', async () => {
  const { id } = await send(await aPng(), 'image/png')
  await attach([id])
  const path = join(shop.config.dataDir, 'media', (await fileOf(id)).key)
  await rename(path, `${path}-away`)
  await mkdir(path)
  const answer = await read(id)
  await rmdir(path)
  await rename(`${path}-away`, path)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ type: 'dependency-unavailable' })
  expect((await read(id)).status).toBe(200)
})

test('files that belong to nothing are deleted after a day, with their objects', async () => {
  const kept = await send(await aPng(), 'image/png')
  const unused = await send(await aPng(), 'image/png')
  await attach([kept.id])
  const keys = [(await fileOf(kept.id)).key, (await fileOf(unused.id)).key]
  const sweep = async () => {
    await sweepPrivateFiles(shop)
    await shop.jobs.drain(shop)
    return Promise.all(keys.map(async (key) => (await shop.objects.size(key)) !== null))
  }
  expect(await sweep()).toEqual([true, true])
  shop.clock.advance(86_401)
  expect(await sweep()).toEqual([true, false])
  await expect(fileOf(unused.id)).rejects.toThrow('no such file')
  expect((await read(kept.id)).status).toBe(200)
})
