import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCategory, aProduct, type GivenProduct } from '../../../../testing/builders/catalogue.ts'
import { aPicture } from '../../../../testing/builders/media.ts'
import { aMember, aStore, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

type Page = {
  data: InventoryRow[]
  meta: { next: string | null; total: number; counts: Record<string, number> }
  errors?: object[]
}

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
  const shoes = await aCategory(shop, { slug: 'shoes', name: 'Shoes' })
  const boots = await aCategory(shop, { slug: 'boots', name: 'Boots', parentId: shoes.id })
  const make = (name: string, sku: string, more: GivenProduct) =>
    aProduct(shop, { storeId: store.id, name, sku, ...more })
  await make('Élan mascara', 'C-3', { priceMinor: 300, stock: 0 })
  await make('Ankle boot', 'B-2', { priceMinor: 900, stock: 2, categoryId: boots.id, status: 'draft' })
  await make('Clog', 'D-4', { priceMinor: 100, stock: 50, categoryId: shoes.id })
  await make('Sandal', 'A-1', { priceMinor: 500, stock: 9, status: 'archived' })
  await aProduct(shop, {
    storeId: store.id,
    name: 'Shirt',
    variants: [
      { sku: 'E-5', priceMinor: 700, stock: 4 },
      { sku: 'E-6', priceMinor: 800, stock: 3 },
    ],
  })
  const { store: elsewhere } = await aStoreWithOwner(shop)
  await aProduct(shop, { storeId: elsewhere.id, name: 'Their clog', sku: 'D-4' })
})
afterAll(() => shop.close())

async function list(query = '', headers: Record<string, string> = owner.headers) {
  return apiCaller(shop).get<Page>(`/inventory/?store=${store.slug}${query}`, { headers })
}
const names = ({ body }: { body: Page }) => body.data.map(({ name }) => name)

describe('matching products, by id', () => {
  test('are the same as in the list, under every filter', async () => {
    for (const query of ['', 'q=clog', 'status=draft', 'category=shoes', 'stock=low', 'q=shi&status=active']) {
      const ids = await apiCaller(shop).get<{ data: string[] }>(`/stores/${store.slug}/product-ids?${query}`, {
        headers: owner.headers,
      })
      expect(ids.status, query).toBe(200)
      const listed = (await list(`&limit=100&${query}`)).body.data.map(({ id }) => id)
      expect(listed.length, query).toBeGreaterThan(0)
      expect(ids.body.data, query).toEqual(listed.toSorted())
    }
  })

  test('are hidden from strangers', async () => {
    const { headers } = await anAccount(shop)
    expect((await apiCaller(shop).get(`/stores/${store.slug}/product-ids`, { headers })).status).toBe(404)
  })
})

describe('the inventory', () => {
  test('lists every product of the store, whatever its status, with its stock', async () => {
    const { status, body } = await list('&sort=name')
    expect(status).toBe(200)
    expect(body.data[0]).toMatchObject({
      name: 'Ankle boot',
      sku: 'B-2',
      status: 'draft',
      category: { slug: 'boots', name: 'Boots' },
      price: { amount: 900, currency: 'NGN' },
      hasPriceRange: false,
      variantId: expect.any(String),
      variantCount: 1,
      onHand: 2,
      held: 0,
      available: 2,
      lowStockThreshold: 3,
      stockLevel: 'low',
      picture: null,
      version: 1,
    })
    expect(body.data.find(({ name }) => name === 'Shirt')).toMatchObject({
      sku: 'E-5',
      variantId: null,
      variantCount: 2,
      lowStockThreshold: null,
      price: { amount: 700, currency: 'NGN' },
      hasPriceRange: true,
      available: 7,
      stockLevel: 'low',
    })
    expect(body.meta).toEqual({
      next: null,
      total: 5,
      counts: { all: 5, active: 3, draft: 1, archived: 1, takenDown: 0 },
    })
  })

  test.for<[string, string[]]>([
    ['name', ['Ankle boot', 'Clog', 'Élan mascara', 'Sandal', 'Shirt']],
    ['sku', ['Sandal', 'Ankle boot', 'Élan mascara', 'Clog', 'Shirt']],
    ['price', ['Clog', 'Élan mascara', 'Sandal', 'Shirt', 'Ankle boot']],
    ['available', ['Élan mascara', 'Ankle boot', 'Shirt', 'Sandal', 'Clog']],
    ['updated', ['Élan mascara', 'Ankle boot', 'Clog', 'Sandal', 'Shirt']],
  ])('is sorted by %s, up and down, in pages that neither repeat nor lose one', async ([sort, expected]) => {
    for (const [order, wanted] of [
      [sort, expected],
      [`-${sort}`, expected.toReversed()],
    ] as const) {
      expect(names(await list(`&sort=${order}`))).toEqual(wanted)
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          `&sort=${order}&limit=2${cursor && `&cursor=${cursor}`}`,
        )
        seen.push(...names(page))
        cursor = page.body.meta.next
      }
      expect(seen).toEqual(wanted)
    }
  })

  test.for<[string, string[], Record<string, number>]>([
    ['&status=draft', ['Ankle boot'], { all: 5, active: 3, draft: 1, archived: 1 }],
    ['&category=shoes', ['Ankle boot', 'Clog'], { all: 2, active: 1, draft: 1, archived: 0 }],
    ['&category=none-such', [], { all: 0, active: 0, draft: 0, archived: 0 }],
    ['&stock=low', ['Ankle boot', 'Shirt'], { all: 2, active: 1, draft: 1, archived: 0 }],
    ['&stock=out', ['Élan mascara'], { all: 1, active: 1, draft: 0, archived: 0 }],
    ['&stock=low&status=active', ['Shirt'], { all: 2, active: 1, draft: 1, archived: 0 }],
    ['&q=elan', ['Élan mascara'], { all: 1, active: 1, draft: 0, archived: 0 }],
    ['&q=mascra', ['Élan mascara'], { all: 1, active: 1, draft: 0, archived: 0 }],
    ['&q=d-4', ['Clog'], { all: 1, active: 1, draft: 0, archived: 0 }],
    ['&q=e-6', ['Shirt'], { all: 1, active: 1, draft: 0, archived: 0 }],
    ['&q=sand', ['Sandal'], { all: 1, active: 0, draft: 0, archived: 1 }],
    ['&q=ank%20boo', ['Ankle boot'], { all: 1, active: 0, draft: 1, archived: 0 }],
    ['&q=b_2', [], { all: 0, active: 0, draft: 0, archived: 0 }],
    ['&q=%5C', [], { all: 0, active: 0, draft: 0, archived: 0 }],
    ['&q=%25', [], { all: 0, active: 0, draft: 0, archived: 0 }],
    ['&q=zzzz', [], { all: 0, active: 0, draft: 0, archived: 0 }],
  ])('narrowed by %s says how many there are of each status', async ([query, expected, counts]) => {
    for (const sort of ['name', 'available', 'sku']) {
      const { body } = await list(`${query}&sort=${sort}`)
      expect(names({ body }).toSorted()).toEqual(expected.toSorted())
      expect(body.meta.counts).toMatchObject(counts)
      expect(body.meta.total).toBe(expected.length)
    }
  })

  test('counts all matches of a misspelt word', async () => {
    const { store: large, owner: ofLarge } = await aStoreWithOwner(shop)
    await shop.database.execute(sql`
      with made as (
        insert into products (id, store_id, slug, name, min_price_minor, max_price_minor)
        select gen_random_uuid(), ${large.id}, 'bangle-' || i, 'Bangle ' || i, 100, 100 from generate_series(1, 250) as i
        returning id, store_id, slug)
      insert into variants (id, product_id, store_id, sku, price_minor) select gen_random_uuid(), id, store_id, slug, 100 from made`)
    const response = await shop.request(`/inventory/?store=${large.slug}&q=bnagle`, { headers: ofLarge.headers })
    expect((await response.json()).meta).toMatchObject({ total: 250, counts: { draft: 250 } })
  })

  test('takes one small statement, besides those for the store and the words', async () => {
    const sent: unknown[] = []
    const original = shop.database.$client.query
    const operator = await anOperator(shop)
    const record = (...args: unknown[]) => {
      sent.push(args[0])
      return (original as (...all: unknown[]) => unknown).apply(shop.database.$client, args)
    }
    shop.database.$client.query = record as typeof original
    const { body } = await list('&q=o&category=shoes&stock=low', operator.headers)
    shop.database.$client.query = original
    // The token's account, the store, the person's role there, the words, the list.
    expect(sent).toHaveLength(5)
    expect(JSON.stringify(body).length).toBeLessThan(100_000)
  })

  test('refuses unknown parameters by name', async () => {
    const { body } = await list('&limit=1')
    for (const query of ['&sort=colour', '&status=deleted', '&stock=lots', '&limit=0', '&what=1', '&cursor=AAAA']) {
      const { status, body: problem } = await list(query)
      expect([query, status]).toEqual([query, 422])
      expect(problem.errors).toMatchObject([{ parameter: query.slice(1).split('=')[0] }])
    }
    expect((await list(`&sort=name&cursor=${body.meta.next}`)).status).toBe(422)
    expect((await apiCaller(shop).get('/inventory/', { headers: owner.headers })).status).toBe(422)
  })
})

test('is visible to the store’s members only: for others it does not exist', async () => {
  const product = await aProduct(shop, { storeId: (await aStore(shop)).id, name: 'Theirs' })
  const { get } = apiCaller(shop)
  const { headers } = owner
  const unknownId = '019aa0aa-0000-7000-8000-000000000000'
  expect((await list('', {})).status).toBe(401)
  const stranger = await anAccount(shop)
  for (const [path, noun] of [
    [`/inventory/?store=${product.storeId}`, 'store'],
    [`/inventory/?store=${unknownId}`, 'store'],
    [`/inventory/${product.id}`, 'product'],
    [`/inventory/${product.slug}`, 'product'],
    [`/inventory/${unknownId}`, 'product'],
    [`/inventory/variants/${product.variantId}/movements`, 'variant'],
    [`/inventory/variants/${unknownId}/movements`, 'variant'],
  ]) {
    for (const caller of [headers, stranger.headers]) {
      const { status, body } = await get(path ?? '', { headers: caller })
      expect([path, status, body.detail]).toEqual([path, 404, `This ${noun} does not exist.`])
    }
  }
})

test('a product to edit has every typed field, for every member', async () => {
  const picture = await aPicture(shop, { storeId: store.id })
  const { id, slug } = await aProduct(shop, {
    storeId: store.id,
    brand: 'Ada',
    productOptions: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      { options: { Size: 'M' }, priceMinor: 500, compareAtMinor: 700, stock: 0, pinned: { USD: 3, GHS: 40 } },
      { options: { Size: 'S' }, stock: 4 },
    ],
  })
  const packer = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
  const patched = await apiCaller(shop).patch(`/products/${id}`, { pictures: [picture.id] }, { headers: owner.headers })
  expect(patched.status).toBe(200)
  const { status, body, headers } = await apiCaller(shop).get<{ data: object }>(`/inventory/${slug}`, {
    headers: packer.headers,
  })
  expect(status).toBe(200)
  expect(headers.get('etag')).toMatch(/^"2\./)
  expect(body.data).toMatchObject({
    id,
    store: { id: store.id, currency: 'NGN' },
    brand: 'Ada',
    pictures: [{ id: picture.id }],
    options: [{ name: 'Size', values: ['S', 'M'] }],
    version: 2,
    variants: [
      {
        options: { Size: 'M' },
        price: { amount: 500, currency: 'NGN' },
        compareAt: { amount: 700, currency: 'NGN' },
        pinnedPrices: [
          { amount: 40, currency: 'GHS' },
          { amount: 3, currency: 'USD' },
        ],
        onHand: 0,
        available: 0,
        stockLevel: 'out',
        pictureId: null,
      },
      { options: { Size: 'S' }, compareAt: null, pinnedPrices: [], onHand: 4, stockLevel: 'ok' },
    ],
  })
})
