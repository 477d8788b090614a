import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aCategory, aProduct } from '../../testing/builders/catalogue.ts'
import { aRate } from '../../testing/builders/rates.ts'
import { aStore } from '../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { modules } from './modules.ts'
import { createLog } from './platform/log.ts'
import { openShopChanges, type ShopChanges } from './platform/messaging/shop-changes.ts'
import { createSite } from './serve.ts'

type Site = Awaited<ReturnType<typeof createSite>>
type Process = { site: Site; changes: ShopChanges }
let shop: TestPlatform
/** Two processes of the shop; nothing is asked of the second but answers. */
let processes: Process[]
let otherChanges: ShopChanges
const ids: Record<string, string> = {}

beforeAll(async () => {
  shop = await openTestPlatform()
  const naira = await aRate(shop, { countryCode: 'NG', currency: 'NGN' })
  const cedi = await aRate(shop, { countryCode: 'GH', currency: 'GHS' })
  const weavers = await aStore(shop, { slug: 'weavers', currency: 'USD' })
  const roasters = await aStore(shop, { slug: 'roasters', currency: 'KES' })
  const cloth = await aCategory(shop, { slug: 'cloth' })
  const scarves = await aCategory(shop, { slug: 'scarves', parentId: cloth.id })
  const food = await aCategory(shop, { slug: 'food' })
  const scarf = await aProduct(shop, {
    storeId: weavers.id,
    categoryId: scarves.id,
    name: 'Scarf',
    slug: 'scarf',
    stock: 2_000,
    productOptions: [{ name: 'Colour', values: ['Red'] }],
  })
  const shawl = await aProduct(shop, { storeId: weavers.id, categoryId: scarves.id, name: 'Shawl', slug: 'shawl' })
  const coffee = await aProduct(shop, { storeId: roasters.id, categoryId: food.id, name: 'Coffee', slug: 'coffee' })
  Object.assign(ids, {
    naira: naira.id,
    cedi: cedi.id,
    weavers: weavers.id,
    scarf: scarf.id,
    scarfVariant: scarf.variantId,
    shawl: shawl.id,
    shawlVariant: shawl.variantId,
    coffee: coffee.id,
    food: food.id,
  })
  await shop.database.execute(sql`
    insert into cross_rates (from_currency, rate_id, rate) values ('USD', ${naira.id}, 1500), ('KES', ${naira.id}, 11),
      ('USD', ${cedi.id}, 12), ('KES', ${cedi.id}, 0.1) on conflict do nothing`)
  // The home page shows only what has a picture.
  await shop.database.execute(sql`
    with picture as (
      insert into pictures (id, store_id, name, width, height, color)
      values (gen_random_uuid(), ${weavers.id}, 'first.png', 1, 1, '#000000') returning id)
    insert into product_pictures select products.id, picture.id, 1 from products, picture`)
  otherChanges = openShopChanges(shop.databaseUrl, createLog('silent'))
  const open = async (changes: ShopChanges) => ({
    changes,
    site: await createSite({ ...shop, changes }, modules, { isDraining: false }),
  })
  processes = [await open(shop.changes), await open(otherChanges)]
})
afterAll(async () => {
  await otherChanges.close()
  await shop.close()
})

const addresses: Record<string, () => string> = {
  'the scarf': () => `/api/products/scarf?rate=${ids.naira}`,
  'the scarf in cedis': () => `/api/products/scarf?rate=${ids.cedi}`,
  'the coffee': () => `/api/products/coffee?rate=${ids.naira}`,
  'all products': () => `/api/products/?rate=${ids.naira}`,
  'the store’s products': () => `/api/products/?rate=${ids.naira}&store=weavers`,
  'the products of cloth': () => `/api/products/?rate=${ids.naira}&category=cloth`,
  'the products of food': () => `/api/products/?rate=${ids.naira}&category=food`,
  'food by price': () => `/api/products/?rate=${ids.naira}&category=food&sort=price`,
  'cloth by price': () => `/api/products/?rate=${ids.naira}&category=cloth&sort=price`,
  'food in stock': () => `/api/products/?rate=${ids.naira}&category=food&inStock=true`,
  'cloth in stock': () => `/api/products/?rate=${ids.naira}&category=cloth&inStock=true`,
  'red cloth': () => `/api/products/?rate=${ids.naira}&category=cloth&options=colour:red`,
  'a search': () => `/api/products/?rate=${ids.naira}&q=coffee`,
  'facets of cloth': () => `/api/products/facets?rate=${ids.naira}&category=cloth`,
  'facets of food': () => `/api/products/facets?rate=${ids.naira}&category=food`,
  'the home page': () => `/api/home/?rate=${ids.naira}`,
  categories: () => '/api/categories',
  stores: () => '/api/stores/',
  'the store': () => '/api/stores/weavers',
  'the other store': () => '/api/stores/roasters',
  rates: () => '/api/rates/',
  'the rate': () => `/api/rates/${ids.naira}`,
  delivery: () => `/api/shipping/estimate?rate=${ids.naira}&store=weavers`,
  'the shop': () => '/api/shop',
  'the form of an address': () => '/api/orders/address-form?country=NG',
}
const every = Object.keys(addresses)
const inNaira = () => every.filter((name) => addresses[name]?.().includes(`rate=${ids.naira}`))
const ofCloth = [
  'the home page',
  'all products',
  'the store’s products',
  'the products of cloth',
  'cloth by price',
  'cloth in stock',
  'red cloth',
]
const ofScarf = ['the scarf', 'the scarf in cedis', ...ofCloth]

async function countSources(site: Site): Promise<Record<string, number>> {
  const text = await (await site.request('/metrics')).text()
  return Object.fromEntries(
    [...text.matchAll(/shared_answers_total\{kind="call",source="(\w+)"\} (\d+)/g)].map(([, source, n]) => [
      source,
      Number(n),
    ]),
  )
}

/** The addresses that a process makes anew now, one asked after the other. */
async function madeAnew({ site, changes }: Process): Promise<string[]> {
  const anew: string[] = []
  for (const name of every) {
    await vi.waitFor(async () => expect(await changes.catchUp()).toBe(true))
    const before = await countSources(site)
    const response = await site.request(addresses[name]?.() ?? '')
    expect([name, response.status]).toEqual([name, 200])
    const after = await countSources(site)
    if ((after.kept ?? 0) === (before.kept ?? 0)) anew.push(name)
  }
  return anew
}

/** Changes something once both processes keep every answer. Returns what they forget, when they have heard of it. */
async function forgottenBy(change: SQL): Promise<string[]> {
  for (const one of processes) {
    await vi.waitFor(async () => expect(await madeAnew(one)).toEqual([]), 10_000)
  }
  await shop.database.execute(change)
  for (const { changes } of processes) {
    changes.expectChange()
    expect(await changes.catchUp()).toBe(true)
  }
  const [here, there] = [await madeAnew(processes[0] as Process), await madeAnew(processes[1] as Process)]
  expect(here).toEqual(there)
  return here
}

describe('what a change makes two processes forget, and nothing else', () => {
  const ofFood = ['the products of food', 'food by price', 'food in stock']
  test.each<[string, () => SQL, () => string[]]>([
    ['a sale that leaves many', () => holding(3), () => []],
    ['a sale that leaves fewer than a page counts to', () => holding(1_500), () => ['the scarf', 'the scarf in cedis']],
    ['a sale that leaves few', () => holding(1_995), () => ofScarf],
    ['a sale of the last', () => holding(2_000), () => [...ofScarf, 'facets of cloth']],
    ['units that come back', () => holding(0), () => [...ofScarf, 'facets of cloth']],
    ['words', () => sql`update products set name = 'Wrap' where id = ${ids.scarf}`, () => [...ofScarf, 'a search']],
    ['a draft', () => anotherProduct('draft'), () => []],
    ['a new product', () => anotherProduct('active'), () => [...ofCloth, 'a search', 'facets of cloth', 'categories']],
    [
      'a takedown',
      () => sql`update products set blocked_from = status, status = 'archived' where id = ${ids.shawl}`,
      () => [...ofCloth, 'a search', 'facets of cloth', 'categories'],
    ],
    [
      'a restored product',
      () => sql`update products set status = blocked_from, blocked_from = null where id = ${ids.shawl}`,
      () => [...ofCloth, 'a search', 'facets of cloth', 'categories'],
    ],
    [
      'a takedown in one country',
      () => sql`insert into product_blocks values ('GH', ${ids.scarf})`,
      () => [...ofScarf, 'a search', 'facets of cloth', 'categories'],
    ],
    [
      'a product restored in one country',
      () => sql`delete from product_blocks where product_id = ${ids.scarf}`,
      () => [...ofScarf, 'a search', 'facets of cloth', 'categories'],
    ],
    [
      'options',
      () => sql`update products set options = '[{"name": "Colour", "values": ["Blue"]}]' where id = ${ids.shawl}`,
      () => [...ofCloth, 'a search', 'facets of cloth'],
    ],
    ['a picture', addPicture, () => ofScarf],
    ['a new variant', addVariant, () => ofScarf],
    ['the lowest price', reprice, () => [...ofScarf, 'facets of cloth']],
    [
      'a pinned price',
      () => sql`insert into pinned_prices values (${ids.scarfVariant}, 'NGN', 777)`,
      () => [...ofScarf, 'facets of cloth'],
    ],
    [
      'a product that goes off sale',
      () => sql`update products set status = 'archived' where id = ${ids.shawl}`,
      () => [...ofCloth, 'a search', 'facets of cloth', 'categories'],
    ],
    [
      'a product that goes on sale',
      () => sql`update products set status = 'active' where id = ${ids.shawl}`,
      () => [...ofCloth, 'a search', 'facets of cloth', 'categories'],
    ],
    [
      'another category',
      () => sql`update products set category_id = ${ids.food} where id = ${ids.shawl}`,
      () => [...ofCloth, ...ofFood, 'a search', 'facets of cloth', 'facets of food', 'categories'],
    ],
    [
      'a store’s name',
      () => sql`update stores set name = 'Golden' where id = ${ids.weavers}`,
      () => [...ofScarf, ...ofFood, 'facets of cloth', 'facets of food', 'stores', 'the store', 'delivery'],
    ],
    [
      'a store’s break',
      () => sql`update stores set break_note = 'Back soon' where id = ${ids.weavers}`,
      () => [...ofScarf, ...ofFood, 'facets of cloth', 'facets of food', 'stores', 'the store', 'delivery'],
    ],
    [
      'a store’s days for returns',
      () => sql`update stores set return_days = 30 where id = ${ids.weavers}`,
      () => [...ofScarf, ...ofFood, 'facets of cloth', 'facets of food', 'stores', 'the store', 'delivery'],
    ],
    ['a store’s version', () => sql`update stores set version = version + 1 where id = ${ids.weavers}`, () => []],
    ['delivery', addZone, () => ['delivery']],
    [
      'a rate',
      () => sql`update rates set margin_pct = 3 where id = ${ids.naira}`,
      () => [...inNaira(), 'rates', 'the rate'],
    ],
    [
      'how one currency is converted',
      () => sql`update cross_rates set rate = 12 where rate_id = ${ids.naira} and from_currency = 'KES'`,
      () => [
        ...[
          'the home page',
          'the coffee',
          'all products',
          ...ofFood,
          'cloth by price',
          'a search',
          'facets of cloth',
          'facets of food',
        ],
        ...['rates', 'delivery'],
      ],
    ],
    ['what sells best', () => sql`insert into best_sellers values (${ids.scarf}, 3)`, () => ['the home page']],
    [
      'an offer',
      () => sql`insert into variants (id, product_id, store_id, sku, price_minor, compare_at_minor, position)
        select gen_random_uuid(), id, store_id, 'S3', 1, 2, 0 from products where slug = 'draft'`,
      () => ['the home page'],
    ],
    ['a category', () => sql`update categories set name = 'Fabric' where slug = 'cloth'`, () => every],
    ['a setting', () => sql`insert into settings values ('maintenanceBanner', 'true')`, () => every],
    ['a paused store', () => sql`update stores set status = 'paused' where id = ${ids.weavers}`, () => every],
    [
      'more than 500 products at once',
      () => sql`select tell_shop_change(array(select 'p:' || n from generate_series(1, 501) as n))`,
      () => every,
    ],
  ])('%s', async (_, change, forgotten) => {
    expect((await forgottenBy(change())).toSorted()).toEqual(forgotten().toSorted())
  })

  const holding = (units: number) => sql`update variants set held = ${units} where id = ${ids.scarfVariant}`
  function anotherProduct(status: string): SQL {
    return sql`insert into products (id, store_id, category_id, slug, name, status, min_price_minor, max_price_minor)
      select gen_random_uuid(), store_id, category_id, ${status}, 'Another', ${status}, 1, 1 from products where id = ${ids.scarf}`
  }
  function addPicture(): SQL {
    return sql`with picture as (
        insert into pictures (id, store_id, name, width, height, color)
        values (gen_random_uuid(), ${ids.weavers}, 'a.png', 1, 1, '#000000') returning id)
      insert into product_pictures select ${ids.scarf}, id, 0 from picture`
  }
  function addVariant(): SQL {
    return sql`insert into variants (id, product_id, store_id, sku, price_minor, position)
      values (gen_random_uuid(), ${ids.scarf}, ${ids.weavers}, 'S2', 2000, 1)`
  }
  function reprice(): SQL {
    return sql`with variant as (update variants set price_minor = 500 where id = ${ids.scarfVariant})
      update products set min_price_minor = 500 where id = ${ids.scarf}`
  }
  function addZone(): SQL {
    return sql`insert into delivery_zones (id, store_id, name, country_codes)
      values (gen_random_uuid(), ${ids.weavers}, 'Here', '{NG}')`
  }
})
