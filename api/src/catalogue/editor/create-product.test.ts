import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { commitWhenAwaited } from '../../../../testing/database/commit-when-awaited.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { invariants } from '../invariants.ts'
import { stockMovements } from '../stock/tables.ts'
import { products } from '../tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let stranger: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
  stranger = (await aStoreWithOwner(shop)).owner
  await aCategory(shop, { slug: 'shoes', name: 'Shoes' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

async function send(method: string, path: string, json?: unknown, headers: Record<string, string> = owner.headers) {
  const response = await shop.request(path, { method, headers, ...(json !== undefined && { json }) })
  return { status: response.status, body: response.status === 204 ? null : await response.json() }
}

const naira = (amount: number) => ({ amount, currency: 'NGN' })
const shoe = (more: object = {}) => ({ store: store.slug, name: 'Shoe', price: naira(250_000), stock: 5, ...more })
const create = (more: object = {}, headers: Record<string, string> = owner.headers) =>
  send('POST', '/products/', shoe(more), headers)

const movementsOf = (variantId: string) =>
  shop.database
    .select({ kind: stockMovements.kind, quantity: stockMovements.quantity, actor: stockMovements.actor })
    .from(stockMovements)
    .where(eq(stockMovements.variantId, variantId))
    .orderBy(stockMovements.at, stockMovements.id)

describe('adding a product', () => {
  test('stores it as a draft with one variant and its first stock', async () => {
    const { status, body } = await create({
      name: '  Crème Sandal ',
      category: 'shoes',
      tags: ['a', 'b'],
      brand: 'Ada',
    })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      name: 'Crème Sandal',
      slug: 'creme-sandal',
      status: 'draft',
      category: { slug: 'shoes' },
      tags: ['a', 'b'],
      brand: 'Ada',
      storePrice: naira(250_000),
      version: 1,
      variants: [{ sku: 'CREME-SANDAL', title: '', storePrice: naira(250_000) }],
    })
    const [variant] = body.data.variants
    expect(await movementsOf(variant.id)).toEqual([{ kind: 'initial', quantity: 5, actor: `account:${owner.id}` }])
  })

  test('stores variants by option, with pinned prices', async () => {
    const { status, body } = await create({
      price: undefined,
      stock: undefined,
      status: 'active',
      options: [
        { name: 'Size', values: ['40', '41'] },
        { name: 'Colour', values: ['Indigo'] },
      ],
      variants: [
        { sku: 'A-40', options: { Size: '40', Colour: 'Indigo' }, price: naira(100), compareAt: naira(150), stock: 1 },
        {
          sku: 'A-41',
          options: { Size: '41', Colour: 'Indigo' },
          price: naira(300),
          stock: 0,
          pinnedPrices: [{ amount: 99, currency: 'USD' }],
        },
      ],
    })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      storePrice: naira(100),
      available: 1,
      variants: [
        { sku: 'A-40', title: '40 / Indigo', available: 1 },
        { sku: 'A-41', title: '41 / Indigo', options: { Size: '41', Colour: 'Indigo' } },
      ],
    })
  })

  test('is priced in the store’s currency at the moment of writing, not a moment before', async () => {
    const place = await aStoreWithOwner(shop, { currency: 'NGN' })
    const change: [string, string, string] = ['update stores set currency = $2 where id = $1', place.store.id, 'USD']
    const add = () => create({ store: place.store.slug }, place.owner.headers)
    expect(await commitWhenAwaited(shop, [change], add)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/price/currency' }] },
    })
  })

  test('is not featured by its own store', async () => {
    expect(await create({ featured: true })).toMatchObject({ status: 403, body: { type: 'forbidden' } })
    const { headers } = await anOperator(shop)
    expect((await create({ featured: true }, headers)).body.data).toMatchObject({ featured: true })
  })

  test('gives a second product of the same name another address', async () => {
    const slugs = []
    for (const name of ['Kente', 'Kente', 'Kente', '布'])
      slugs.push((await create({ name, sku: `S-${slugs.length}` })).body.data.slug)
    expect(slugs).toEqual([
      'kente',
      expect.stringMatching(/^kente-[a-z0-9]{6}$/),
      expect.stringMatching(/^kente-/),
      'product',
    ])
    expect(new Set(slugs).size).toBe(4)
  })

  test('refuses a SKU that the store already has, and accepts it in another store', async () => {
    expect((await create({ sku: 'ONE' })).status).toBe(201)
    const { status, body } = await create({ sku: 'ONE', name: 'Another' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ type: 'duplicate', detail: 'Another product of this store has this SKU.' })
    await aProduct(shop, { sku: 'TWO' })
    expect((await create({ sku: 'TWO' })).status).toBe(201)
    expect((await create({ slug: 'taken', sku: 'T1' })).status).toBe(201)
    expect((await create({ slug: 'taken', sku: 'T2' })).body.detail).toBe('Another product has this address.')
  })

  test('refuses a SKU that the store has in another Unicode form', async () => {
    expect((await create({ sku: 'caf\u00e9' })).status).toBe(201)
    expect(await create({ sku: 'cafe\u0301' })).toMatchObject({ status: 409, body: { type: 'duplicate' } })
  })

  const option = { name: 'Size', values: ['S', 'M'] }
  const variant = (sku: string, size: string, more: object = {}) => ({
    sku,
    options: { Size: size },
    price: naira(1),
    stock: 1,
    ...more,
  })
  test.for<[string, object, string[]]>([
    ['another currency', { price: { amount: 1, currency: 'USD' } }, ['/price/currency']],
    ['an absurd price', { price: naira(100_000_000_001) }, ['/price/amount']],
    ['no price and no stock', { price: undefined, stock: undefined }, ['/price', '/stock']],
    ['an unknown category', { category: 'nowhere' }, ['/category']],
    ['an unknown picture', { pictures: ['019aa0aa-0000-7000-8000-000000000000'] }, ['/pictures/0']],
    ['13 pictures', { pictures: Array(13).fill('019aa0aa-0000-7000-8000-000000000000') }, ['/pictures']],
    ['options without variants', { options: [option] }, ['/variants']],
    ['a price beside variants', { options: [option], stock: undefined, variants: [variant('V', 'S')] }, ['/price']],
    [
      'variants that repeat',
      { options: [option], price: undefined, stock: undefined, variants: [variant('V', 'S'), variant('V', 'S')] },
      ['/variants/1/sku', '/variants/1/options'],
    ],
    [
      'values that no option has',
      {
        options: [option],
        price: undefined,
        stock: undefined,
        variants: [variant('V', 'XL'), variant('W', 'S', { options: { Size: 'S', Hue: 'x' } })],
      },
      ['/variants/0/options', '/variants/1/options'],
    ],
    [
      'amounts of other currencies',
      {
        options: [option],
        price: undefined,
        stock: undefined,
        variants: [
          variant('V', 'S', {
            compareAt: { amount: 1, currency: 'EUR' },
            pinnedPrices: [naira(1), { amount: 1, currency: 'EUR' }, { amount: 2, currency: 'EUR' }],
          }),
        ],
      },
      ['/variants/0/compareAt/currency', '/variants/0/pinnedPrices/2', '/variants/0/pinnedPrices/0'],
    ],
  ])('refuses %s', async ([, more, pointers]) => {
    const { status, body } = await create(more)
    expect(status).toBe(422)
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers)
  })

  test('needs the permission in the store', async () => {
    expect((await create({}, {})).status).toBe(401)
    const foreign = await create({}, stranger.headers)
    const unknown = await send('POST', '/products/', shoe({ store: 'no-such-store' }))
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(foreign.body.detail).toBe(unknown.body.detail)
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    expect((await create({}, packer.headers)).status).toBe(403)
    const operator = await anOperator(shop)
    expect((await create({ sku: 'BY-OPERATOR' }, operator.headers)).status).toBe(201)
  })

  test('is refused to staff who set no prices and no stock', async () => {
    const { headers } = await anAccount(shop, { staffRole: 'catalogue' })
    const before = await shop.database.$count(products)
    expect(await create({ sku: 'PRICED' }, headers)).toMatchObject({ status: 403, body: { type: 'forbidden' } })
    expect(await shop.database.$count(products)).toBe(before)
  })
})
