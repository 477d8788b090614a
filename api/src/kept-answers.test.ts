import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aCategory, aProduct } from '../../testing/builders/catalogue.ts'
import { aRate } from '../../testing/builders/rates.ts'
import { aStore } from '../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { modules } from './modules.ts'
import { createLog } from './platform/log.ts'
import { openShopChanges, type ShopChanges } from './platform/messaging/shop-changes.ts'
import { createSite } from './serve.ts'

type Site = Awaited<ReturnType<typeof createSite>>
let shop: TestPlatform
/** A process that keeps answers, and one that makes each anew. */
let [keeping, making]: (Site | undefined)[] = []
let changes: ShopChanges
let addresses: string[] = []
const [productCount, storeCount] = [24, 3]

beforeAll(async () => {
  shop = await openTestPlatform()
  const rounding = { type: 'increment', increment: '50', mode: 'ceil' } as const
  const naira = await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1418.26', rounding })
  const dollar = await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
  const stores: string[] = []
  for (const [index, currency] of ['USD', 'NGN', 'KES'].entries())
    stores.push((await aStore(shop, { slug: `store-${index}`, currency })).id)
  const top = await aCategory(shop, { slug: 'kind-0' })
  const below = await aCategory(shop, { slug: 'kind-1', parentId: top.id })
  const apart = await aCategory(shop, { slug: 'kind-2' })
  for (let index = 0; index < productCount; index++) {
    await aProduct(shop, {
      slug: `product-${index}`,
      name: `Basket ${['red', 'blue', 'green'][index % 3]} ${index}`,
      storeId: stores[index % storeCount] ?? '',
      categoryId: [top, below, apart][index % 3]?.id ?? null,
      priceMinor: 1_000 + index * 100,
      stock: [0, 1, 7, 30][index % 4] ?? 0,
      status: index % 7 === 6 ? 'draft' : 'active',
    })
  }
  await shop.database.execute(sql`insert into cross_rates (from_currency, rate_id, rate)
    values ('KES', ${naira.id}, 11), ('KES', ${dollar.id}, 0.0077) on conflict do nothing`)
  addresses = addressesAt([naira.id, dollar.id])
  changes = openShopChanges(shop.databaseUrl, createLog('silent'))
  keeping = await createSite({ ...shop, changes }, modules, { isDraining: false })
  making = await createSite({ ...shop, config: { ...shop.config, answerCacheMegabytes: 0 } }, modules, {
    isDraining: false,
  })
})
afterAll(async () => {
  await changes.close()
  await shop.close()
})

function addressesAt(rates: string[]): string[] {
  const scopes = [
    '',
    '&store=store-0',
    '&store=store-1',
    '&category=kind-0',
    '&category=kind-1',
    '&category=kind-2',
    '&featured=true',
  ]
  const kinds = ['', '&sort=price', '&sort=-price', '&inStock=true', '&min=200000', '&q=basket', '&limit=3']
  return [
    '/api/categories',
    '/api/categories?store=store-1',
    '/api/stores/',
    '/api/rates/',
    '/api/shop',
    ...Array.from({ length: storeCount }, (_, index) => `/api/stores/store-${index}`),
    ...rates.flatMap((rate) => [
      `/api/rates/${rate}`,
      `/api/search/suggest?q=bask&rate=${rate}`,
      `/api/search/suggest?rate=${rate}`,
      ...Array.from({ length: storeCount }, (_, index) => `/api/shipping/estimate?store=store-${index}&rate=${rate}`),
      ...Array.from({ length: productCount }, (_, index) => `/api/products/product-${index}?rate=${rate}`),
      ...scopes.flatMap((scope) => kinds.map((kind) => `/api/products/?rate=${rate}${scope}${kind}`)),
      ...scopes.map((scope) => `/api/products/facets?rate=${rate}${scope}`),
    ]),
  ]
}

/** A change of one of the products, stores or rates, whichever `n` chooses. */
const kindsOfChange: readonly ((n: number) => SQL)[] = [
  (n) => sql`update variants set held = (held + ${(n % 5) + 1}) % (on_hand + 1) where product_id = ${product(n)}`,
  (n) => sql`update variants set on_hand = held + ${n % 30} where product_id = ${product(n)}`,
  (n) => sql`with priced as (update variants set price_minor = ${1_000 + (n % 900)} where product_id = ${product(n)})
    update products set min_price_minor = ${1_000 + (n % 900)}, max_price_minor = ${1_000 + (n % 900)} where id = ${product(n)}`,
  (n) => sql`update products set name = ${`Basket of ${n}`} where id = ${product(n)}`,
  (n) => sql`update products set status = ${n % 2 ? 'active' : 'archived'} where id = ${product(n)}`,
  (n) => sql`update products set featured = not featured where id = ${product(n)}`,
  (n) =>
    sql`update products set category_id = (select id from categories where slug = ${`kind-${n % 3}`}) where id = ${product(n)}`,
  (
    n,
  ) => sql`insert into pinned_prices select id, ${n % 2 ? 'NGN' : 'USD'}, ${100 + n} from variants where product_id = ${product(n)}
    on conflict (variant_id, currency) do update set amount_minor = excluded.amount_minor`,
  (n) => sql`delete from pinned_prices using variants where variants.id = variant_id and product_id = ${product(n)}`,
  (n) => sql`update stores set name = ${`Store ${n}`} where slug = ${`store-${n % storeCount}`}`,
  (n) => sql`update stores set status = ${n % 4 ? 'open' : 'closed'} where slug = ${`store-${n % storeCount}`}`,
  (n) => sql`update rates set margin_pct = ${n % 40} where country_code = ${n % 2 ? 'NG' : 'US'}`,
  (n) =>
    sql`update cross_rates set rate = rate * ${1 + (n % 9) / 10} where from_currency = ${['USD', 'NGN', 'KES'][n % 3]}`,
  (n) => sql`insert into store_rates (store_id, rate_id, margin_pct, updated_by, updated_at)
    select stores.id, rates.id, ${n % 50}, 'test', now() from stores, rates where stores.slug = ${`store-${n % storeCount}`}
    on conflict (store_id, rate_id) do update set margin_pct = excluded.margin_pct`,
  (n) => sql`update categories set name = ${`Kind ${n}`} where slug = ${`kind-${n % 3}`}`,
  (n) => sql`with zone as (insert into delivery_zones (id, store_id, name, country_codes, position)
      select gen_random_uuid(), id, 'Zone', '{*}', ${n} from stores where slug = ${`store-${n % storeCount}`} returning id)
    insert into delivery_options (id, zone_id, name, price_minor, min_days, max_days)
    select gen_random_uuid(), id, 'Courier', ${n}, 1, 2 from zone`,
]
const product = (n: number) => sql`(select id from products where slug = ${`product-${n % productCount}`})`

const change = fc.record({
  kind: fc.nat(kindsOfChange.length - 1),
  n: fc.nat(10_000),
  looks: fc.nat(addresses.length + 40),
})

const read = async (site: Site | undefined, address: string) => {
  const response = await site?.request(address)
  return `${address} ${response?.status} ${response?.status === 200 ? await response.text() : ''}`
}
/** Where an address is busy, a kept answer may be a second old. */
const becomesRight = (address: string) =>
  vi.waitFor(async () => expect(await read(keeping, address)).toBe(await read(making, address)), { timeout: 2_000 })

test('after any history, every kept answer is what it would be if it were made anew', {
  timeout: 240_000,
}, async () => {
  expect(addresses.length).toBeGreaterThan(150)
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (history) => {
      for (const address of addresses) await read(keeping, address)
      for (const { kind, n, looks } of history) {
        await shop.database.execute(kindsOfChange[kind]?.(n) ?? sql`select 1`)
        // Somebody looks in between, so that answers are also made anew during the history.
        await read(keeping, addresses[looks % addresses.length] ?? '')
      }
      for (const address of addresses) await becomesRight(address)
    }),
    { numRuns: 5, endOnFailure: true },
  )
})
