import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { nothingNew, type Place, tableOf, tableSender } from '../../../../testing/calls/send-tables.ts'
import { commitWhenAwaited } from '../../../../testing/database/commit-when-awaited.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { invariants } from '../invariants.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
  operator = await anOperator(shop)
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

/** Imports into the tests' store by default. */
const take = (csv: string | Uint8Array<ArrayBuffer>, query = '', to: Place = { store, owner }) =>
  tableSender(shop).take(csv, query, to)
const give: ReturnType<typeof tableSender>['give'] = (place) => tableSender(shop).give(place)

describe('an uploaded table', () => {
  test('brings barcodes, and keeps those of a table without the column', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const head = 'Handle,Title,Variant SKU,Variant Barcode,Variant Price,Variant Inventory Qty'
    const csv = `${head}\ngong,Gong,G-1,'6001234567890,10.50,3\n`
    expect((await take(csv, '', place)).body.data).toMatchObject({ created: 1 })
    expect((await take(csv, '', place)).body.data).toMatchObject({ unchanged: 1 })
    await take(tableOf('gong,Gong,Ada,G-1,11,3'), '', place)
    const changed = await take(csv.replace("'600", '700'), '&dryRun=true', place)
    expect(changed.body.data.rows?.[0]?.changes).toContainEqual({
      column: 'Variant Barcode',
      from: '6001234567890',
      to: '7001234567890',
    })
    const long = await take(csv.replace('6001234567890', '6'.repeat(61)), '&dryRun=true', place)
    expect(long.body.data.rows?.[0]).toMatchObject({ outcome: 'refused', column: 'Variant Barcode' })
  })

  test('lists the changes line by line, and writes nothing in a dry run', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const csv = tableOf('mug,Mug,Ada,M-1,10.50,3', 'bowl,Bowl,Ada,B-1,20,1')
    const tried = await take(csv, '&dryRun=true', place)
    expect(tried).toMatchObject({
      status: 200,
      body: {
        data: { isWritten: false, created: 2, rows: [{ line: 2, name: 'Mug', outcome: 'created' }, { line: 3 }] },
      },
    })
    const taken = await take(csv, '', place)
    expect(taken.body.data).toMatchObject({ isWritten: true, created: 2 })
    expect((await take(csv, '', place)).body.data).toEqual({ ...nothingNew, unchanged: 2 })
    const changed = await take(tableOf('mug,Mug,Ada,M-1,11,2'), '&dryRun=true', place)
    expect(changed.body.data).toMatchObject({
      isWritten: false,
      changed: 1,
      rows: [
        {
          line: 2,
          outcome: 'changed',
          changes: [
            { column: 'Variant Price', from: '10.50', to: '11.00' },
            { column: 'Variant Inventory Qty', from: '3', to: '2' },
          ],
        },
      ],
    })
    expect((await take(csv, '', place)).body.data).toEqual({ ...nothingNew, unchanged: 2 })
  })

  test('is imported whole or not at all, unless partial import is requested', async () => {
    const place = await aStoreWithOwner(shop)
    const csv = tableOf('good,Good,,G,1,1', 'bad,Bad,,B,free,1')
    const refused = await take(csv, '', place)
    expect(refused.body.data).toMatchObject({
      isWritten: false,
      refused: 1,
      rows: [
        { line: 2, outcome: 'created' },
        { line: 3, outcome: 'refused', column: 'Variant Price', why: 'Must be an amount in USD, like 10.50.' },
      ],
    })
    expect((await take(csv, '&skipRefused=true', place)).body.data).toMatchObject({ isWritten: true, created: 1 })
  })

  test('leaves fields without a column unchanged', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const product = await aProduct(shop, {
      storeId: place.store.id,
      importKey: 'shopify:mug',
      name: 'Mug',
      brand: 'Ada',
      tags: ['clay'],
      description: '<p>Ours</p>',
      weightGrams: 300,
      sku: 'M-1',
      priceMinor: 100,
      compareAtMinor: 200,
      stock: 7,
      pinned: { USD: 5 },
    })
    await take('Handle,Title,Variant SKU,Variant Price\nmug,Mug,M-1,1.50\n', '', place)
    const { body } = await apiCaller(shop).get<{ data: object }>(`/inventory/${product.id}`, {
      headers: place.owner.headers,
    })
    expect(body.data).toMatchObject({
      brand: 'Ada',
      tags: ['clay'],
      description: '<p>Ours</p>',
      weightGrams: 300,
      variants: [{ price: { amount: 150 }, compareAt: { amount: 200 }, onHand: 7, pinnedPrices: [{ amount: 5 }] }],
    })
  })

  test('features nothing, unless an operator uploads it', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const lines = (featured: boolean) => [
      'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty,Featured',
      `mug,Mug,M-1,10,3,${featured}`,
    ]
    const csv = lines(true).join('\n')
    const refused = await take(csv, '', place)
    const why = { line: 2, outcome: 'refused', column: 'Featured', why: expect.stringContaining('our staff') }
    expect(refused.body.data).toMatchObject({ isWritten: false, rows: [why] })
    expect((await take(csv, '', { ...place, owner: operator })).body.data).toMatchObject({ created: 1 })
    expect((await take(csv, '', place)).body.data).toEqual({ ...nothingNew, unchanged: 1 })
    expect((await take(lines(false).join('\n'), '', place)).body.data).toMatchObject({ refused: 1 })
  })

  test('by staff who set no prices and no stock: brings texts, and each line that would set one is refused', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const byStaff = { ...place, owner: await anAccount(shop, { staffRole: 'catalogue' }) }
    const head = [
      'Handle,Title,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty,Low Stock Threshold,Pinned Prices',
    ]
    const table = (...lines: string[]) => [...head, ...lines, ''].join('\n')
    await take(table('mug,Mug,M-1,10,15,3,2,USD 1.00'), '', place)
    const { text: before } = await give(place)
    for (const [line, column] of [
      ['mug,Cup,M-1,11,15,3,2,USD 1.00', 'Variant Price'],
      ['mug,Cup,M-1,10,16,3,2,USD 1.00', 'Variant Compare At Price'],
      ['mug,Cup,M-1,10,15,3,2,USD 2.00', 'Pinned Prices'],
      ['mug,Cup,M-1,10,15,9,2,USD 1.00', 'Variant Inventory Qty'],
      ['mug,Cup,M-1,10,15,3,9,USD 1.00', 'Low Stock Threshold'],
      ['bowl,Bowl,B-1,20,,1,2,', 'Variant Price'],
    ] as const) {
      const row = { outcome: 'refused', column, why: expect.stringMatching(/^Your role does not allow you to set/) }
      for (const query of ['&dryRun=true', '', '&skipRefused=true']) {
        const { body } = await take(table(line), query, byStaff)
        expect(body.data, `${line} ${query}`).toMatchObject({ created: 0, changed: 0, rows: [row] })
      }
    }
    expect((await give(place)).text).toBe(before)
    const { body } = await take(before.replace(',Mug,', ',Cup,'), '', byStaff)
    expect(body.data).toMatchObject({ isWritten: true, changed: 1, refused: 0 })
    expect(
      (await take('Handle,Title,Variant SKU,Variant Price\nmug,Jar,M-1,10\n', '', byStaff)).body.data.changed,
    ).toBe(1)
    expect((await give(place)).text).toBe(before.replace(',Mug,', ',Jar,'))
  })

  test('with prices is refused by a store whose currency is changing at that moment', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const change: [string, string, string] = ['update stores set currency = $2 where id = $1', place.store.id, 'USD']
    const csv = tableOf('mug,Mug,Ada,M-1,10.50,3')
    const taken = await commitWhenAwaited(shop, [change], () => take(csv, '', place))
    expect(taken).toMatchObject({ status: 409, body: { type: 'wrong-state' } })
    expect((await take(csv, '', place)).body.data).toMatchObject({ created: 1 })
  })

  test('can name only products of its own store', async () => {
    const theirs = await aProduct(shop, { name: 'Theirs' })
    const { body } = await take(`Product ID,Handle,Title,Variant Price\n${theirs.id},x,Stolen,1\n`)
    expect(body.data).toMatchObject({
      isWritten: false,
      rows: [{ outcome: 'refused', column: 'Product ID', why: 'The store has no product with this ID.' }],
    })
    const twice = `Product ID,Handle,Title,Variant Price\n${theirs.id},x,A,1\n${theirs.id},y,B,1\n`
    expect((await take(twice)).body.data.refused).toBe(2)
  })

  test('records price changes in the activity log', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    await take(tableOf('mug,Mug,,M-1,10,3'), '', place)
    await take(tableOf('mug,Mug,,M-1,12,3'), '', place)
    const { rows } = await shop.database.execute(
      `select actor, action, before, after from audit_entries where store_id = '${place.store.id}' and action = 'price.changed'`,
    )
    expect(rows).toEqual([
      {
        actor: `account:${place.owner.id}`,
        action: 'price.changed',
        before: { price: 'NGN 10.00' },
        after: { price: 'NGN 12.00' },
      },
    ])
  })

  test('is refused as a whole when it is malformed, too large, or in another encoding', async () => {
    const csv = tableOf('a,A,,A,1,1')
    const as = async (type: string) =>
      (
        await shop.request(`/products/import?store=${store.slug}`, {
          method: 'POST',
          body: csv,
          headers: { 'content-type': type, ...owner.headers },
        })
      ).status
    expect(await as('application/json')).toBe(415)
    expect(await take(new Uint8Array([0x61, 0xff, 0xfe]))).toMatchObject({
      status: 400,
      body: { type: 'malformed-request' },
    })
    expect(await take('x'.repeat(20_000_001))).toMatchObject({ status: 413, body: { type: 'payload-too-large' } })
    expect(await take('')).toMatchObject({ status: 400, body: { type: 'malformed-request' } })
    expect((await take(csv, '&dryRun=maybe')).status).toBe(422)
    expect((await take(csv, '&fast=true')).status).toBe(422)
  })

  test('uploaded too often is rate-limited', async () => {
    const busy = await openTestPlatform()
    const place = await aStoreWithOwner(busy)
    const send = async () =>
      (
        await busy.request(`/products/import?store=${place.store.slug}`, {
          method: 'POST',
          body: '',
          headers: { 'content-type': 'text/csv', ...place.owner.headers },
        })
      ).status
    const statuses = await Promise.all(Array.from({ length: 45 }, send))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    await busy.close()
  })

  test('needs the permission to write products', async () => {
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    const stranger = (await aStoreWithOwner(shop)).owner
    expect((await take('', '', { store, owner: packer })).status).toBe(403)
    expect((await take('', '', { store, owner: stranger })).status).toBe(404)
    expect((await give({ store, owner: packer })).status).toBe(200)
    expect((await give({ store, owner: stranger })).status).toBe(404)
    expect((await shop.request(`/products/export?store=${store.slug}`)).status).toBe(401)
    expect(
      (
        await shop.request('/products/import?store=x', {
          method: 'POST',
          body: '',
          headers: { 'content-type': 'text/csv' },
        })
      ).status,
    ).toBe(401)
  })
})
