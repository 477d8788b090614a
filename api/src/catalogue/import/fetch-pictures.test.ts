import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ImportPictures, ImportReport } from '@makola/contract/catalogue/product-imports.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator } from '../../../../testing/builders/auth.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { type Place, tableSender } from '../../../../testing/calls/send-tables.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import type { Outside } from '../../platform/http/download.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { invariants } from '../invariants.ts'
import { fetchPictures } from './fetch-pictures.ts'

let shop: TestPlatform
let place: Place
let worker: Platform
let port: number

/** The server of pictures: its answers by path, and the requests it got. */
const answers = new Map<string, (answer: ServerResponse) => unknown>()
const asked: string[] = []
const server = createServer(({ url = '' }, answer) => {
  asked.push(url)
  const give = answers.get(url)
  if (give) give(answer)
  else answer.writeHead(404).end()
})
/** This machine plays the public web. */
const here: Outside = { mayReach: (address) => address === '127.0.0.1', resolve: async () => ['127.0.0.1'] }

beforeAll(async () => {
  shop = await openTestPlatform()
  worker = { ...shop, outside: here }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  const green = { create: { width: 40, height: 30, channels: 3, background: '#008800' } } as const
  const give = (path: string, bytes: Uint8Array) => answers.set(path, (answer) => answer.end(bytes))
  give('/a.jpg', await sharp(green).jpeg().toBuffer())
  give('/b.png', await sharp(green).png().toBuffer())
  give('/c.webp', await sharp(green).webp().toBuffer())
  give(
    '/large.jpg',
    await sharp({ create: { ...green.create, width: 2600, height: 1300 } })
      .jpeg()
      .toBuffer(),
  )
  give('/page.png', Buffer.from('<html>Not found</html>'))
  give('/drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'))
  give('/cut.jpg', (await sharp(green).jpeg().toBuffer()).subarray(0, 150))
})
beforeEach(async () => {
  asked.length = 0
  place = await aStoreWithOwner(shop)
})
afterAll(async () => {
  server.close()
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

const at = (path: string) => `http://pictures.test:${port}${path}`

/** Imports products with addresses of pictures, and returns the report and the import's id. */
async function take(products: Record<string, string[]>, query = ''): Promise<{ id: string; report: ImportReport }> {
  const lines = Object.entries(products).flatMap(([name, addresses]) =>
    addresses.map((address, index) => (index === 0 ? `${name},${name},9,${address}` : `${name},,,${address}`)),
  )
  const id = newId()
  const csv = ['Handle,Title,Variant Price,Image Src', ...lines].join('\n')
  const { body } = await tableSender(shop).take(csv, `${query}&import=${id}`, place)
  return { id, report: body.data }
}

const work = (importId: string, by = worker) => fetchPictures(by, { storeId: place.store.id, importId })

async function tell(importId: string): Promise<ImportPictures> {
  const path = `/products/imports/${importId}/pictures`
  return (await apiCaller(shop).get<{ data: ImportPictures }>(path, { headers: place.owner.headers })).body.data
}

async function picturesOf(name: string) {
  const { rows } = await shop.database.execute<{ name: string; position: number; width: number; alt: string }>(`
    select pictures.name, position, width, alt from products join product_pictures on product_id = products.id
    join pictures on pictures.id = picture_id
    where products.name = '${name}' and products.store_id = '${place.store.id}' order by position`)
  return rows
}

test('pictures are fetched after the import, in the order of the file, and reported once', async () => {
  const json = { store: place.store.id, settings: [{ type: 'pictures-fetched', inBell: true, byEmail: true }] }
  await shop.request('/notifications/settings', { method: 'PUT', json, headers: place.owner.headers })
  const products = { Mug: [at('/a.jpg'), at('/b.png'), at('/c.webp')], Bowl: [at('/large.jpg')] }
  const { id, report } = await take(products)
  expect(report.pictures).toBe(4)
  expect(report.notes.join()).toContain('4 new picture addresses. We fetch the pictures after the import')
  expect(asked).toEqual([])
  expect(await tell(id)).toMatchObject({ waiting: 4, fetched: 0 })
  await shop.jobs.drain(worker)
  expect(await tell(id)).toMatchObject({ waiting: 0, fetched: 4, refused: 0, dropped: 0, leftOut: 0 })
  const [first, ...rest] = await picturesOf('Mug')
  expect(first).toMatchObject({ position: 0, width: 40, alt: 'Mug' })
  expect(rest.map(({ position }) => position)).toEqual([1, 2])
  expect(asked.filter((path) => path !== '/large.jpg')).toEqual(['/a.jpg', '/b.png', '/c.webp'])
  const bytes = (await shop.objects.get(first?.name ?? '')) ?? new Uint8Array()
  expect((await sharp(bytes).metadata()).format).toBe('png')
  expect(await picturesOf('Bowl')).toMatchObject([{ width: 2000 }])
  await work(id)
  await shop.jobs.drain(worker)
  const { rows } = await shop.database.execute(
    `select title, body, link from notifications where type = 'pictures-fetched' and store_id = '${place.store.id}'`,
  )
  const link = `/dashboard/inventory/?import=${id}`
  const [letter] = await lettersTo(shop, place.owner.email)
  expect(letter?.text).toContain(`${link}&store=${place.store.id}`)
  expect(rows).toEqual([{ title: '4 pictures of your import were fetched', body: 'All pictures were fetched.', link }])
})

test('importing the same file again fetches nothing twice, and retries refused pictures', async () => {
  const products = { Mug: [at('/a.jpg'), at('/a.jpg'), at('/gone.jpg')] }
  expect((await take(products, '&dryRun=true')).report.pictures).toBe(2)
  const { id } = await take(products)
  await work(id)
  expect(await tell(id)).toMatchObject({ fetched: 1, refused: 1 })
  asked.length = 0
  expect((await take(products, '&dryRun=true')).report).toMatchObject({ unchanged: 1, pictures: 1 })
  const again = await take(products)
  expect(again.report).toMatchObject({ unchanged: 1, pictures: 1 })
  await work(again.id)
  expect(asked).toEqual(['/gone.jpg'])
  expect(await picturesOf('Mug')).toHaveLength(1)
  const { headers } = place.owner
  const ours = await (await shop.request(`/products/export?store=${place.store.slug}`, { headers })).text()
  expect(ours).toMatch(/\/media\/[0-9a-f-]+\.png/)
  expect((await tableSender(shop).take(ours, '', place)).body.data).toMatchObject({ unchanged: 1, pictures: 0 })
})

test('a picture that a line names for its variant shows it once it is there', async () => {
  const head = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Variant Image'
  const table = (...images: string[]) =>
    [
      head,
      `shirt,Shirt,Colour,Forest,F,9,${at('/a.jpg')},${images[0]}`,
      `shirt,,,Wine,W,9,,${images[1]}`,
      `shirt,,,Lime,L,9,,${images[2]}`,
    ].join('\n')
  const shown = async () => {
    const { rows } = await shop.database.execute<{ sku: string; position: number | null }>(`
      select sku, product_pictures.position from variants left join product_pictures using (product_id, picture_id)
      where store_id = '${place.store.id}' order by variants.position`)
    return rows.map(({ sku, position }) => [sku, position])
  }
  const send = async (csv: string) => {
    const id = newId()
    const { body } = await tableSender(shop).take(csv, `&import=${id}`, place)
    return { id, report: body.data }
  }
  const first = await send(table('', at('/b.png'), ''))
  expect(first.report).toMatchObject({ created: 1, pictures: 2 })
  // The same file once more, with another variant for the picture on its way.
  await send(table('', at('/b.png'), at('/b.png')))
  expect(await shown()).toEqual([
    ['F', null],
    ['W', null],
    ['L', null],
  ])
  await work(first.id)
  expect(await shown()).toEqual([
    ['F', null],
    ['W', 1],
    ['L', 1],
  ])

  const again = await send(table(at('/a.jpg'), at('/b.png'), ''))
  expect(again.report).toMatchObject({ changed: 1, pictures: 0 })
  expect(await shown()).toEqual([
    ['F', 0],
    ['W', 1],
    ['L', null],
  ])
  const unnamed = await send(table(at('/a.jpg'), at('/b.png'), '').replace('Variant Image', 'Remark'))
  expect(unnamed.report).toMatchObject({ unchanged: 1 })
  expect(await shown()).toEqual([
    ['F', 0],
    ['W', 1],
    ['L', null],
  ])
})

test('a missing, private or malformed picture is refused with its reason, and the product stays unchanged', async () => {
  const addresses = ['/page.png', '/drawing.svg', '/cut.jpg', '/gone.png'].map(at)
  const { id } = await take({ Mug: [...addresses, 'http://10.0.0.1/a.png', 'http://[::1]/a.png', 'a.png'] })
  await work(id)
  const { addresses: told, refused } = await tell(id)
  expect(refused).toBe(7)
  expect(told.map(({ address, product, state, reason }) => [address, product, state, reason])).toEqual([
    [at('/page.png'), 'Mug', 'refused', 'This is not a JPEG, PNG or WebP picture.'],
    [at('/drawing.svg'), 'Mug', 'refused', 'This is not a JPEG, PNG or WebP picture.'],
    [at('/cut.jpg'), 'Mug', 'refused', 'The picture is damaged and cannot be read.'],
    [at('/gone.png'), 'Mug', 'refused', 'The server answered 404.'],
    ['http://10.0.0.1/a.png', 'Mug', 'refused', 'This address is not on the public internet.'],
    ['http://[::1]/a.png', 'Mug', 'refused', 'This address is not on the public internet.'],
    ['a.png', 'Mug', 'refused', 'This is not a web address.'],
  ])
  expect(await picturesOf('Mug')).toEqual([])
})

test('a server that is down is retried a few times, each time later', async () => {
  let left = 2
  answers.set('/later.png', (answer) => {
    if (left-- > 0) answer.writeHead(503).end()
    else answers.get('/b.png')?.(answer)
  })
  answers.set('/never.png', (answer) => answer.writeHead(503).end())
  const { id } = await take({ Mug: [at('/later.png')], Bowl: [at('/never.png')] })
  const waits: number[] = []
  for (const seconds of [0, 31, 91, 271]) {
    shop.clock.advance(seconds)
    await work(id)
    waits.push((await tell(id)).waiting)
  }
  expect(waits).toEqual([2, 2, 1, 0])
  expect(await tell(id)).toMatchObject({
    fetched: 1,
    refused: 1,
    addresses: [{ reason: 'The server answered 503.' }, {}],
  })
  expect(asked.filter((path) => path === '/never.png')).toHaveLength(4)
})

test('a killed fetch resumes: nothing is lost or doubled', async () => {
  const { id } = await take({ Mug: [at('/a.jpg')], Bowl: [at('/b.png')] })
  const put: Platform['objects']['put'] = (name, bytes) =>
    worker.objects.put(name, bytes).then(() => Promise.reject(new Error('the storage went away')))
  await work(id, { ...worker, objects: { ...worker.objects, put } })
  expect(await tell(id)).toMatchObject({ waiting: 2, fetched: 0 })
  // A process that died after its start: its leases last until they expire.
  await shop.database.execute(
    `update import_pictures set due_at = due_at + interval '60 seconds' where import_id = '${id}'`,
  )
  await work(id)
  expect(await tell(id)).toMatchObject({ waiting: 2, fetched: 0 })
  shop.clock.advance(91)
  await Promise.all([work(id), work(id)])
  expect(await tell(id)).toMatchObject({ waiting: 0, fetched: 2 })
  expect([await picturesOf('Mug'), await picturesOf('Bowl')]).toMatchObject([[{ position: 0 }], [{ position: 0 }]])
  expect(asked).toHaveLength(4)
})

test('a deleted product or store gets no picture, and the report says so', async () => {
  const { id } = await take({ Mug: [at('/a.jpg')], Bowl: [at('/slow.png')], Pot: [at('/b.png')] })
  const { headers } = place.owner
  const remove = async (name: string) => {
    const { rows } = await shop.database.execute<{ id: string }>(
      `select id from products where name = '${name}' and store_id = '${place.store.id}'`,
    )
    await apiCaller(shop).remove(`/products/${rows[0]?.id}`, undefined, { headers })
  }
  await remove('Mug')
  answers.set('/slow.png', (answer) => void remove('Bowl').then(() => answers.get('/b.png')?.(answer)))
  await work(id)
  const gone = 'The product was deleted in the meantime.'
  expect((await tell(id)).addresses).toMatchObject([{ reason: gone }, { reason: gone }, { state: 'fetched' }])
  expect(asked).not.toContain('/a.jpg')
  expect([await picturesOf('Bowl'), (await picturesOf('Pot')).length]).toEqual([[], 1])

  const later = await take({ Jar: [at('/a.jpg')] })
  const operator = await anOperator(shop)
  const json = { status: 'closed', reason: 'A test' }
  await shop.request(`/stores/${place.store.id}/suspension`, { method: 'PUT', json, headers: operator.headers })
  await work(later.id)
  expect((await tell(later.id)).addresses).toMatchObject([
    { state: 'dropped', reason: 'The store was suspended in the meantime.' },
  ])
})

test('at most three servers at once are called for a store, and a product gets no more pictures than it can have', async () => {
  let open = 0
  let most = 0
  const held: (() => unknown)[] = []
  for (let number = 0; number < 15; number++) {
    answers.set(`/n${number}.png`, (answer) => {
      most = Math.max(most, ++open)
      answer.on('close', () => open--)
      // Holds every answer until three requests have come.
      held.push(() => answers.get('/b.png')?.(answer))
      if (held.length === 3) for (const give of held.splice(0)) give()
    })
  }
  const many = Array.from({ length: 9 }, (_, number) => [`P${number}`, [at(`/n${number}.png`)]])
  const { id } = await take(Object.fromEntries(many))
  await work(id)
  expect(await tell(id)).toMatchObject({ fetched: 9 })
  expect(most).toBe(3)

  for (let number = 0; number < 15; number++)
    answers.set(`/n${number}.png`, (answer) => answers.get('/b.png')?.(answer))
  const crowd = Array.from({ length: 15 }, (_, number) => at(`/n${number}.png`))
  const full = await take({ Full: crowd })
  expect(full.report.pictures).toBe(12)
  await work(full.id)
  const more = await take({ Full: [at('/a.jpg')] })
  await work(more.id)
  expect(await tell(more.id)).toMatchObject({
    refused: 1,
    addresses: [{ reason: expect.stringContaining('12 pictures') }],
  })
})

test('without access to the network nothing is fetched, and the report says so', async () => {
  const closed = await openTestPlatform({ FETCH_PICTURES: 'off' })
  const csv = `Handle,Title,Variant Price,Image Src\nmug,Mug,9,${at('/a.jpg')}\n`
  const { body } = await tableSender(closed).take(csv, '', await aStoreWithOwner(closed))
  expect(body.data.pictures).toBe(1)
  expect(body.data.notes.join()).toContain('The shop does not fetch pictures from addresses')
  expect(await closed.jobs.drain({ ...closed, outside: here })).toBe(0)
  expect((await closed.database.execute('select id from import_pictures')).rows).toEqual([])
  expect(asked).toEqual([])
  await closed.close()
})
