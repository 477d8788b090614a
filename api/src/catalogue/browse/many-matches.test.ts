import type { Facets, ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { explainStatements, rowsLookedAt } from '../../../../testing/database/explain-statements.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { findNew, findOffers } from '../home/find-goods.ts'
import { pictureCategories } from '../home/picture-categories.ts'
import { suggestCategories } from '../suggestions/suggest-categories.ts'
import { foldListings } from './fold-listings.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
  await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
  const { id: model } = await aStore(shop, { slug: 'model', name: 'Model' })
  const { id: category } = await aCategory(shop, { slug: 'beads', name: 'Necklaces' })
  const picture = newId()
  await shop.database.execute(sql`
    insert into pictures (id, store_id, name, width, height, color)
    values (${picture}, ${model}, ${`${picture}.png`}, 1, 1, '#000000')`)
  await shop.database.execute(sql`
    insert into stores (id, slug, name, tagline, story, city, country_code, currency)
    select gen_random_uuid(), 'stall-' || i, 'Stall ' || i, tagline, story, city, country_code, currency
    from generate_series(1, 60) as i cross join stores where id = ${model}`)
  await shop.database.execute(sql`
    with stalls as (select id, row_number() over (order by slug) - 1 as n from stores where slug like 'stall-%'),
    made as (
      insert into products (id, store_id, category_id, slug, name, description, status, min_price_minor, max_price_minor)
      select gen_random_uuid(), stalls.id, ${category}, 'many-' || i, 'Bead ' || i, '', 'active', 100 + i, 100 + i
      from generate_series(1, 10002) as i join stalls on stalls.n = i % 60 returning id, store_id, slug, min_price_minor),
    pictured as (insert into product_pictures (product_id, picture_id, position) select id, ${picture}, 0 from made)
    insert into variants (id, product_id, store_id, sku, price_minor, on_hand)
    select gen_random_uuid(), id, store_id, slug, min_price_minor, 1 from made`)
  await foldListings(shop.database)
  // As a shop is after a while: without what the search index has not sorted in yet.
  await shop.database.execute(sql`vacuum analyze`)
})
afterAll(() => shop.close())

async function read<T>(path: string): Promise<T> {
  const response = await shop.request(path)
  expect(response.status).toBe(200)
  return response.json()
}
const facets = async (asked: string) => (await read<{ data: Facets }>(`/products/facets?${asked}`)).data

test('up to 10,000 matches are counted; of more, only that there are more', async () => {
  for (const asked of ['q=bead', 'min=1']) {
    const { total, isCapped, inStock, stores, storeCount, price } = await facets(asked)
    expect({ total, isCapped, inStock, storeCount }).toEqual({
      total: 10_000,
      isCapped: true,
      inStock: null,
      storeCount: 60,
    })
    expect(stores.map(({ count }) => count)).toEqual(Array.from({ length: 50 }, () => null))
    expect([price?.min.amount, price?.max.amount]).toEqual([101, 10_102])
  }
  const { total, isCapped, inStock } = await facets('q=bead&min=103')
  expect({ total, isCapped, inStock }).toEqual({ total: 10_000, isCapped: false, inStock: 10_000 })
})

test('shelves, pictures of categories and suggestions look at few of many products', async () => {
  const { database } = shop
  for (const find of [
    () => findNew(database),
    () => findOffers(database),
    () => pictureCategories(database, ''),
    () => suggestCategories(database, 'neckl', { mediaUrl: '' }),
  ]) {
    const steps = await explainStatements(shop, find)
    expect(rowsLookedAt(steps, 'products')).toBeLessThan(500)
    expect(rowsLookedAt(steps, 'variants')).toBeLessThan(2_000)
  }
})

test('of a word that 10,000 products have, no listing is read, and only the best are looked up in stock', async () => {
  const ofFacets = await explainStatements(shop, () => facets('q=beads'))
  expect(rowsLookedAt(ofFacets, 'listings')).toBeLessThan(100)
  const ofList = await explainStatements(shop, () => read('/products/?q=beads&inStock=true&limit=6'))
  expect(rowsLookedAt(ofList, 'variants')).toBeLessThan(100)
  // Three times the newest 2,000, once of them in the index alone.
  expect(rowsLookedAt(ofList, 'products')).toBeLessThan(7_000)
})

test('the fifty largest stores are named, the others found by their names', async () => {
  const { stores, storeCount } = await facets('')
  expect([stores.length, storeCount]).toEqual([50, 60])
  const { stores: named, total } = await facets('storeName=stall%2059')
  expect(named.map(({ name }) => name)).toEqual(['Stall 59'])
  expect(total).toBe(10_002)
  expect((await facets('storeName=nobody')).stores).toEqual([])
})

test('of words that more than 2,000 products have, the best are put in order by price, and the answer says so', async () => {
  type Page = { data: ProductCard[]; meta: { next: string | null; isCut: boolean } }
  const best = await aProduct(shop, { name: 'Bead bead bead', priceMinor: 1 })
  const first = await read<Page>('/products/?q=bead&sort=price&limit=1')
  expect(first).toMatchObject({ data: [{ id: best.id }], meta: { isCut: true } })
  const few = await read<Page>('/products/?q=bead&max=1500&sort=-price&limit=100')
  expect(few.meta.isCut).toBe(false)
  expect(few.data.map(({ price }) => price?.amount)).toEqual(Array.from({ length: 100 }, (_, index) => 1500 - index))
})

test('of a word that nothing has, no product is looked at; of a misspelt one the newest 300 and those that match', async () => {
  const { id } = await aProduct(shop, { name: 'Clay amphora' })
  for (const [typed, found, most] of [
    ['zzzzqqq', [], 0],
    ['amphroa', [{ id }], 310],
    ['amphroa of clya', [{ id }], 310],
  ] as const) {
    const steps = await explainStatements(shop, async () => {
      const { data } = await read<{ data: ProductCard[] }>(`/products/?q=${encodeURIComponent(typed)}`)
      expect(data).toMatchObject(found)
    })
    expect(rowsLookedAt(steps, 'products'), typed).toBeLessThanOrEqual(most)
    for (const table of ['listings', 'variants'])
      expect(rowsLookedAt(steps, table), `${typed}: ${table}`).toBeLessThan(10)
  }
})
