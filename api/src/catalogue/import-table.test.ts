import type { ImportReport } from '@makola/contract/product-imports.ts'
import { array, assert, asyncProperty, constantFrom, integer, option, record, string, uniqueArray } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCaller } from '../../testing/api-caller.ts'
import { brokenInvariants } from '../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn } from '../../testing/builders/auth.ts'
import { aCategory, aProduct } from '../../testing/builders/catalogue.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../testing/builders/stores.ts'
import { commitWhenAwaited } from '../../testing/commit-when-awaited.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { newId } from '../platform/ids.ts'
import { invariants } from './invariants.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
  operator = await anOperator(shop)
  await aCategory(shop, { slug: 'shoes', name: 'Shoes' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

type Place = { store: StoreRow; owner: SignedIn }
const here = (): Place => ({ store, owner })

async function take(csv: string | Uint8Array<ArrayBuffer>, query = '', { store: to, owner: by } = here()) {
  // Twenty a minute are taken; whoever sends more waits.
  shop.clock.advance(4)
  const response = await shop.request(`/products/import?store=${to.slug}${query}`, {
    method: 'POST',
    body: csv,
    headers: { 'content-type': 'text/csv; charset=utf-8', ...by.headers },
  })
  return { status: response.status, body: (await response.json()) as { data: ImportReport; type: string } }
}

async function give({ store: from, owner: by } = here()) {
  const response = await shop.request(`/products/export?store=${from.slug}`, { headers: by.headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const table = (...lines: string[]) =>
  ['Handle,Title,Vendor,Variant SKU,Variant Price,Variant Inventory Qty', ...lines, ''].join('\n')
const none = {
  isWritten: true,
  created: 0,
  changed: 0,
  refused: 0,
  faultyLines: 0,
  notes: [],
  unknownCategories: [],
  stockUnsaid: 0,
  pictures: 0,
  rows: [],
  rowsLeftOut: 0,
}

describe('a table that is sent', () => {
  test('says line by line what would happen, and changes nothing until it is meant', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const csv = table('mug,Mug,Ada,M-1,10.50,3', 'bowl,Bowl,Ada,B-1,20,1')
    const tried = await take(csv, '&dryRun=true', place)
    expect(tried).toMatchObject({
      status: 200,
      body: {
        data: { isWritten: false, created: 2, rows: [{ line: 2, name: 'Mug', outcome: 'created' }, { line: 3 }] },
      },
    })
    const taken = await take(csv, '', place)
    expect(taken.body.data).toMatchObject({ isWritten: true, created: 2 })
    expect((await take(csv, '', place)).body.data).toEqual({ ...none, unchanged: 2 })
    const changed = await take(table('mug,Mug,Ada,M-1,11,2'), '&dryRun=true', place)
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
    expect((await take(csv, '', place)).body.data).toEqual({ ...none, unchanged: 2 })
  })

  test('is taken whole or not at all, unless what is good may go in', async () => {
    const place = await aStoreWithOwner(shop)
    const csv = table('good,Good,,G,1,1', 'bad,Bad,,B,free,1')
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

  test('leaves alone what it has no column for', async () => {
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

  test('does not add categories to the shop: it says which there are not', async () => {
    const place = await aStoreWithOwner(shop)
    const csv = 'Handle,Title,Type,Variant Price\na,A,Shoes,1\nb,B,Spaceships,1\n'
    const { body } = await take(csv, '', place)
    expect(body.data.unknownCategories).toEqual([{ name: 'Spaceships', products: 1 }])
    expect((await take(csv, '', place)).body.data).toMatchObject({ unchanged: 2 })
    expect(await (await shop.request('/categories/')).text()).not.toContain('Spaceships')
  })

  test('features nothing, unless an operator sends it', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const lines = (featured: boolean) => [
      'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty,Featured',
      `mug,Mug,M-1,10,3,${featured}`,
    ]
    const csv = lines(true).join('\n')
    const refused = await take(csv, '', place)
    const why = { line: 2, outcome: 'refused', column: 'Featured', why: expect.stringContaining('operator') }
    expect(refused.body.data).toMatchObject({ isWritten: false, rows: [why] })
    expect((await take(csv, '', { ...place, owner: operator })).body.data).toMatchObject({ created: 1 })
    expect((await take(csv, '', place)).body.data).toEqual({ ...none, unchanged: 1 })
    expect((await take(lines(false).join('\n'), '', place)).body.data).toMatchObject({ refused: 1 })
  })

  test('with prices is not taken into a store whose currency is changed at this moment', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const change: [string, string, string] = ['update stores set currency = $2 where id = $1', place.store.id, 'USD']
    const csv = table('mug,Mug,Ada,M-1,10.50,3')
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

  test('changes prices with a line in the audit', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    await take(table('mug,Mug,,M-1,10,3'), '', place)
    await take(table('mug,Mug,,M-1,12,3'), '', place)
    const { rows } = await shop.database.execute(
      `select actor, action, before, after from audit_entries where store_id = '${place.store.id}' and action = 'price.changed'`,
    )
    expect(rows).toEqual([
      {
        actor: place.owner.email,
        action: 'price.changed',
        before: { price: 'NGN 10.00' },
        after: { price: 'NGN 12.00' },
      },
    ])
  })

  test('is refused as a whole when it is none, too large, or in another encoding', async () => {
    const csv = table('a,A,,A,1,1')
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
    expect((await take('')).body.data).toMatchObject({ isWritten: false, refused: 1 })
    expect((await take(csv, '&dryRun=maybe')).status).toBe(422)
    expect((await take(csv, '&fast=true')).status).toBe(422)
  })

  test('is followed under an id of the caller’s choice, and taken once', async () => {
    const place = await aStoreWithOwner(shop)
    const importId = newId()
    const csv = table('a,A,,A,1,1')
    const first = await take(csv, `&import=${importId}`, place)
    expect(first.body.data).toMatchObject({ isWritten: true, created: 1 })
    // The line was lost, and the browser asks once more.
    expect((await take(csv, `&import=${importId}`, place)).body).toEqual(first.body)
    const ask = (by: SignedIn) => shop.request(`/products/imports/${importId}`, { headers: by.headers })
    expect(await (await ask(place.owner)).json()).toMatchObject({
      data: { state: 'done', problem: null, report: { created: 1 } },
    })
    expect((await ask(owner)).status).toBe(404)
    expect((await take(csv, `&import=${importId}`)).status).toBe(404)
    const failed = newId()
    expect((await take(new Uint8Array([0x61, 0xff]), `&import=${failed}`, place)).status).toBe(400)
    const { body } = await apiCaller(shop).get<{ data: object }>(`/products/imports/${failed}`, {
      headers: place.owner.headers,
    })
    expect(body.data).toMatchObject({ state: 'failed', problem: expect.stringContaining('UTF-8'), report: null })
    expect((await take(csv, `&import=${failed}`, place)).body.data).toMatchObject({ unchanged: 1 })
  })

  test('that was interrupted says so, and one that runs is not begun again', async () => {
    const place = await aStoreWithOwner(shop)
    const importId = newId()
    await shop.database.execute(`
      insert into imports (id, store_id, state, rows, products, stored, started_at, told_at)
      select '${importId}', '${place.store.id}', 'running', 10, 5, 2, at, at from (values ('${shop.clock.now().toISOString()}'::timestamptz)) as said (at)`)
    const state = async () =>
      (await (await shop.request(`/products/imports/${importId}`, { headers: place.owner.headers })).json()).data
    expect(await state()).toMatchObject({ state: 'running', rows: 10, products: 5, stored: 2 })
    expect((await take(table('a,A,,A,1,1'), `&import=${importId}`, place)).status).toBe(409)
    shop.clock.advance(200)
    expect(await state()).toMatchObject({ state: 'failed', problem: expect.stringContaining('interrupted') })
    expect((await take(table('a,A,,A,1,1'), `&import=${importId}`, place)).body.data).toMatchObject({ created: 1 })
  })

  test('in a row too often is asked to wait', async () => {
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

  test('needs someone of the store who may write products', async () => {
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

describe('a table that is given out', () => {
  test('opens in a spreadsheet, runs nothing there, and is kept by nobody', async () => {
    const place = await aStoreWithOwner(shop, { slug: 'formulas', currency: 'NGN' })
    await aProduct(shop, {
      storeId: place.store.id,
      name: '=1+1',
      brand: '@cmd',
      priceMinor: 150_000,
      stock: 2,
      sku: '-5',
    })
    const { headers, text } = await give(place)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="formulas-products.csv"')
    expect(headers.get('cache-control')).toBe('no-store')
    const [head = '', line = ''] = text.split('\r\n')
    expect(head).toMatch(/^Product ID,Handle,Title,/)
    expect(line).toContain(",'=1+1,,'@cmd,")
    expect(line).toContain(',-5,1500.00,,2,3,,')
  })

  test('has a line for each variant of more products than one statement reads', async () => {
    const place = await aStoreWithOwner(shop)
    const lines = Array.from({ length: 1001 }, (_, n) => `p-${n},P${n},,SKU-${n},1,1`)
    expect((await take(table(...lines), '', place)).body.data.created).toBe(1001)
    const { text } = await give(place)
    expect(text.split('\r\n')).toHaveLength(1003)
    expect((await take(text, '', place)).body.data).toEqual({ ...none, unchanged: 1001 })
  })

  test('is taken back without a change, whatever the products are called', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'JPY' })
    const unit = constantFrom('a', 'É', '=', '-', "'", '"', ',', ';', '\\', ' ', '+', '<', '&', '@', '0')
    const text = string({ unit, minLength: 1, maxLength: 12 }).filter((value) => value.trim() !== '')
    const products = array(
      record({
        name: text,
        description: string({ unit: constantFrom('<b>', 'a', '&', '\n', '"', ',', '</b>', '=') }),
        brand: option(text),
        tags: array(text, { maxLength: 3 }),
        categorySlug: constantFrom('shoes', null),
        status: constantFrom('draft', 'active', 'archived'),
        featured: constantFrom(true, false),
        weightGrams: option(integer({ min: 0, max: 5000 })),
        optionName: text,
        values: uniqueArray(text, { minLength: 1, maxLength: 3, selector: (value) => value.trim() }),
        price: integer({ min: 0, max: 100_000 }),
        compareAt: option(integer({ min: 0, max: 100_000 })),
        stock: integer({ min: 0, max: 50 }),
        pinned: constantFrom(
          [],
          [{ amount: 1, currency: 'KWD' }],
          [
            { amount: 250, currency: 'USD' },
            { amount: 7, currency: 'NGN' },
          ],
        ),
      }),
      { minLength: 1, maxLength: 4 },
    )
    await assert(
      asyncProperty(products, async (given) => {
        for (const { optionName, values, price, compareAt, stock, pinned, categorySlug, ...product } of given) {
          const yen = (amount: number) => ({ amount, currency: 'JPY' })
          const variants = values.map((value, index) => ({
            sku: `${Math.random()}`.slice(2),
            options: { [optionName]: value },
            price: yen(price + index),
            compareAt: compareAt === null ? null : yen(compareAt),
            stock,
            lowStockThreshold: stock,
            pinnedPrices: pinned,
          }))
          const options = [
            { name: optionName, values: [...values, 'unused'].filter((value, at, all) => all.indexOf(value) === at) },
          ]
          const body = { ...product, store: place.store.slug, category: categorySlug, options, variants }
          const made = await apiCaller(shop).post('/products/', body, { headers: operator.headers })
          expect([made.status, made.body]).toMatchObject([201, {}])
        }
        const { text: csv } = await give(place)
        const { body } = await take(csv, '', place)
        expect(body.data).toMatchObject({ isWritten: true, created: 0, changed: 0, refused: 0, rows: [] })
        expect((await give(place)).text).toBe(csv)
      }),
      {
        numRuns: 8,
        examples: [
          [
            [
              {
                name: 'a',
                description: '',
                brand: null,
                tags: [],
                categorySlug: null,
                status: 'draft',
                featured: false,
                weightGrams: null,
                optionName: 'a',
                values: [' @'],
                price: 0,
                compareAt: null,
                stock: 0,
                pinned: [],
              },
            ],
          ],
        ],
      },
    )
  })
})
