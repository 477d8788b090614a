import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import { array, assert, asyncProperty, constantFrom, integer, option, record, string, uniqueArray } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPicture } from '../../../../testing/builders/media.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { nothingNew, tableOf, tableSender } from '../../../../testing/calls/send-tables.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { transact } from '../../platform/platform.ts'
import { blockProduct } from '../editor/block-product.ts'
import { invariants } from '../invariants.ts'

type Listed = { data: InventoryRow[]; meta: { total: number; counts: Record<string, number> } }

let shop: TestPlatform
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
  await aCategory(shop, { slug: 'shoes', name: 'Shoes' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

const take: ReturnType<typeof tableSender>['take'] = (...sent) => tableSender(shop).take(...sent)
const give: ReturnType<typeof tableSender>['give'] = (place) => tableSender(shop).give(place)

describe('an exported table', () => {
  test('opens in a spreadsheet, runs nothing there, and is not cached', async () => {
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
    expect(line).toContain(',-5,,1500.00,,2,3,,')
  })

  test('has a line for each variant, over more products than one statement reads', async () => {
    const place = await aStoreWithOwner(shop)
    const lines = Array.from({ length: 1001 }, (_, n) => `p-${n},P${n},,SKU-${n},1,1`)
    expect((await take(tableOf(...lines), '', place)).body.data.created).toBe(1001)
    const { text } = await give(place)
    expect(text.split('\r\n')).toHaveLength(1003)
    expect((await take(text, '', place)).body.data).toEqual({ ...nothingNew, unchanged: 1001 })
  })

  test('names what the staff has taken down, and no file puts it back on sale', async () => {
    const place = await aStoreWithOwner(shop)
    const product = await aProduct(shop, { storeId: place.store.id, name: 'Vest', status: 'draft' })
    await transact(shop, (tx) => blockProduct(tx, product.id, shop.clock.now()))
    const inventory = async (status: string) =>
      (await apiCaller(shop).get<Listed>(`/inventory/?store=${place.store.slug}&status=${status}`, place.owner)).body
    expect((await inventory('taken-down')).meta).toMatchObject({
      total: 1,
      counts: { all: 1, draft: 0, active: 0, archived: 0, takenDown: 1 },
    })
    expect((await inventory('archived')).data).toEqual([])
    const { text } = await give(place)
    expect(text).toContain(',taken down,')
    expect((await take(text, '', place)).body.data).toEqual({ ...nothingNew, unchanged: 1 })
    const { body } = await take(text.replace('taken down', 'active'), '', place)
    expect(body.data).toMatchObject({
      changed: 1,
      rows: [{ changes: [{ from: 'draft', to: 'active' }], notes: [expect.stringContaining('stays taken down')] }],
    })
    expect((await inventory('taken-down')).data).toMatchObject([{ name: 'Vest', isBlocked: true }])
    // The same line in another store is a new product, which the file does not put on sale.
    const other = await aStoreWithOwner(shop)
    const copied = text.replace(product.id, '').replace(/VEST[^,]*/g, 'COPY-1')
    await take(copied, '', other)
    const { body: copies } = await apiCaller(shop).get<Listed>(`/inventory/?store=${other.store.slug}`, other.owner)
    expect(copies.data).toMatchObject([{ status: 'draft', isBlocked: false }])
  })

  test('names the picture of each variant, and takes another of the product’s', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const [front, wine, foreign] = await Promise.all(
      ['front', 'wine', 'foreign'].map((alt) => aPicture(shop, { storeId: place.store.id, alt })),
    )
    const price = { amount: 100, currency: 'NGN' }
    const colours = ['Forest', 'Wine']
    const made = await apiCaller(shop).post<{ data: Product }>(
      '/products/',
      {
        ...{ store: place.store.id, name: 'Shirt', pictures: [front?.id, wine?.id] },
        options: [{ name: 'Colour', values: colours }],
        variants: colours.map((Colour) => ({
          ...{ sku: Colour, options: { Colour }, price, stock: 1 },
          pictureId: Colour === 'Wine' ? wine?.id : null,
        })),
      },
      { headers: place.owner.headers },
    )
    const shown = async () =>
      (await apiCaller(shop).get<{ data: Product }>(`/products/${made.body.data.id}`, { headers: place.owner.headers }))
        .body.data.variants
    const { text } = await give(place)
    const [head = '', forest = '', last = ''] = text.split('\r\n')
    const cell = (line: string) => line.split(',')[head.split(',').indexOf('Variant Image')]
    expect([cell(forest), cell(last)]).toEqual(['', `/media/${wine?.name}`])
    expect((await take(text, '', place)).body.data).toEqual({ ...nothingNew, unchanged: 1 })

    const to = (name = '') => text.replace(last, last.replace(`/media/${wine?.name}`, name && `/media/${name}`))
    const refused = await take(to(foreign?.name), '', place)
    expect(refused.body.data).toMatchObject({
      refused: 1,
      rows: [{ column: 'Variant Image', why: 'The picture of Wine is not one of its product.' }],
    })
    const changed = await take(to(front?.name), '', place)
    expect(changed.body.data.rows).toMatchObject([
      { changes: [{ column: 'Variant Image (Wine)', from: `/media/${wine?.name}`, to: `/media/${front?.name}` }] },
    ])
    expect(await shown()).toMatchObject([{ pictureId: null }, { pictureId: front?.id }])
    await take(to(), '', place)
    expect(await shown()).toMatchObject([{ pictureId: null }, { pictureId: null }])
  })

  test('imports back without a change, whatever the products’ names', async () => {
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
          [{ amount: 1200, currency: 'KWD' }],
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
