import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { foldListings } from './fold-listings.ts'

/** 6,100 products, a minute apart: every tenth says "bead" twice, every third is sold out, every second is in a category below. */
let shop: TestPlatform
let storeId: string

beforeAll(async () => {
  shop = await openTestPlatform()
  await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
  storeId = (await aStore(shop, {})).id
  const { id: above } = await aCategory(shop, { slug: 'craft', name: 'Craft' })
  const { id: below } = await aCategory(shop, { slug: 'glass', name: 'Glass', parentId: above })
  await shop.database.execute(sql`
    with made as (
      insert into products (id, store_id, category_id, slug, name, description, status, min_price_minor, max_price_minor, created_at)
      select gen_random_uuid(), ${storeId}, case when i % 2 = 0 then ${below}::uuid else ${above}::uuid end, 'made-' || i,
        'Bead ' || i || case when i % 10 = 0 then ' bead' else '' end || case when i <= 300 or i > 6050 then ' coral' else '' end,
        '', 'active', i, i, timestamptz '2026-01-01' - i * interval '1 minute'
      from generate_series(1, 6100) as i returning id, slug, min_price_minor)
    insert into variants (id, product_id, store_id, sku, price_minor, on_hand)
    select gen_random_uuid(), id, ${storeId}, slug, min_price_minor, case when min_price_minor % 3 = 0 then 0 else 1 end from made`)
  await foldListings(shop.database)
  await shop.database.execute(sql`vacuum analyze`)
})
afterAll(() => shop.close())

type Page = { data: ProductCard[]; meta: { next: string | null; isCut: boolean } }

async function read(asked: string): Promise<Page> {
  const response = await shop.request(`/products/?${asked}`)
  expect(response.status).toBe(200)
  return response.json()
}

/** The ids on all pages; `between` happens after the first one. */
async function readAll(asked: string, between?: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const { data, meta }: Page = await read(`${asked}&limit=100${next && `&cursor=${next}`}`)
    if (seen.length === 0) await between?.()
    seen.push(...data.map(({ id }) => id))
    next = meta.next
  }
  return seen
}

/** The newest 2,000, those first that say it twice, and then the others by age; only those that are in stock when so asked. */
async function expected(isStocked: boolean): Promise<string[]> {
  const { rows } = await shop.database.execute<{ id: string }>(sql`
    with aged as (
      select id, name like '% bead%' as is_double, row_number() over (order by created_at desc) as age from products where slug like 'made-%')
    select id from aged
    where ${!isStocked} or exists (select from variants where product_id = aged.id and on_hand > 0)
    order by age > 2000, case when age <= 2000 then is_double end desc, case when age <= 2000 then id end desc, age`)
  return rows.map(({ id }) => id)
}

test.each([
  ['q=bead', false],
  ['q=bead&inStock=true', true],
  ['q=bead&category=craft', false],
])(
  'of too many matches of %s, those among the newest products are ranked, and the others follow by age',
  async (asked, isStocked) => {
    expect(await readAll(asked)).toEqual(await expected(isStocked))
  },
)

test('a product that is added between two pages moves no other', async () => {
  const before = await readAll('q=bead')
  let id = ''
  const seen = await readAll('q=bead', async () => {
    id = (await aProduct(shop, { storeId, name: 'Bead of today' })).id
  })
  expect(seen.filter((each) => each !== id)).toEqual(before)
  await shop.database.execute(sql`update products set status = 'draft' where id = ${id}`)
})

test('matches in a store are all ranked', async () => {
  const { id } = await aProduct(shop, { storeId, name: 'Bead bead bead' })
  await shop.database.execute(sql`update products set created_at = timestamptz '2020-01-01' where id = ${id}`)
  expect((await read(`q=bead&store=${storeId}&limit=1`)).data).toMatchObject([{ id }])
  await shop.database.execute(sql`update products set status = 'draft' where id = ${id}`)
})

test('by price nothing is left out that fits into the list, however many of the newest products match', async () => {
  const { data, meta } = await read('q=coral&sort=-price&limit=100')
  expect(meta.isCut).toBe(false)
  const oldest = Array.from({ length: 50 }, (_, index) => 6100 - index)
  expect(data.map(({ price }) => price?.amount)).toEqual([
    ...oldest,
    ...Array.from({ length: 50 }, (_, index) => 300 - index),
  ])
  expect((await read('q=bead&sort=price')).meta.isCut).toBe(true)
})
