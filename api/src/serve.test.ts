import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { aCategory, aProduct } from '../../testing/builders/catalogue.ts'
import { aRate } from '../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { modules } from './modules.ts'
import { createLog } from './platform/log.ts'
import { openSignals, type Signals } from './platform/messaging/signals.ts'
import { createSite } from './serve.ts'

type Site = Awaited<ReturnType<typeof createSite>>
let shop: TestPlatform
let site: Site
/** Another process of the same shop. */
let other: Site
let signals: Signals
beforeAll(async () => {
  shop = await openTestPlatform()
  signals = await openSignals(shop.databaseUrl, createLog('silent'))
  site = await createSite(shop, modules, { isDraining: false })
  other = await createSite({ ...shop, signals }, modules, { isDraining: false })
})
afterAll(async () => {
  await signals.close()
  await shop.close()
})

describe('the site outside the API', () => {
  it('answers an address that no database can look up with a problem, without internal details', async () => {
    const response = await site.request('/sandbox/pay/%00')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ type: 'malformed-request' })
  })

  it('shows its metrics to this machine only', async () => {
    expect(await (await site.request('/metrics')).text()).toContain('http_requests_total')
    expect((await site.request('http://shop.example/metrics')).status).toBe(404)
    expect((await site.request('/metrics', { headers: { 'x-forwarded-for': '198.51.100.7' } })).status).toBe(404)
  })

  it('sends the same security headers with cached and uncached answers', async () => {
    for (const path of ['/api/shop', '/api/shop', '/api/cart', '/health/live']) {
      const { headers } = await site.request(path)
      expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'DENY'])
    }
  })
})

describe('a change of public data', () => {
  const ids = { rate: '', product: '', variant: '', store: '', category: '' }
  beforeAll(async () => {
    const rate = await aRate(shop)
    const category = await aCategory(shop)
    const product = await aProduct(shop, { categoryId: category.id })
    const { id, storeId, variantId } = product
    Object.assign(ids, { rate: rate.id, product: id, variant: variantId, store: storeId, category: category.id })
  })

  const list = () => `/api/products/?rate=${ids.rate}`
  const page = () => `/api/products/${ids.product}?rate=${ids.rate}`
  const delivery = () => `/api/shipping/estimate?rate=${ids.rate}&store=${ids.store}`
  test.each<[string, () => string, () => SQL]>([
    ['price', page, () => sql`update variants set price_minor = price_minor + 1 where id = ${ids.variant}`],
    ['margin of a store', page, setStoreRate],
    ['stock', page, () => sql`update variants set held = held + 1 where id = ${ids.variant}`],
    ['pinned price', page, () => sql`insert into pinned_prices values (${ids.variant}, 'NGN', 777)`],
    ['rate', () => '/api/rates/', () => sql`update rates set rate = rate * 2 where id = ${ids.rate}`],
    ['name', list, () => sql`update products set name = name || '!' where id = ${ids.product}`],
    ['picture', page, addPicture],
    ['text of a picture', page, () => sql`update pictures set alt = 'A basket'`],
    ['store', list, () => sql`update stores set name = name || '!' where id = ${ids.store}`],
    [
      'category',
      () => '/api/categories',
      () => sql`update categories set name = name || '!' where id = ${ids.category}`,
    ],
    ['place of delivery', delivery, addDelivery],
    ['cost of delivery', delivery, () => sql`update delivery_options set price_minor = price_minor + 1`],
    ['setting', () => '/api/shop', () => sql`insert into settings values ('maintenanceBanner', 'false')`],
    ['whole catalogue', list, () => sql`truncate products cascade`],
  ])('is seen by another process within a second: a %s', async (_, path, change) => {
    const read = async () => (await other.request(path())).text()
    const before = await read()
    expect(await read()).toBe(before)
    await shop.database.execute(change())
    await vi.waitFor(async () => expect(await read()).not.toBe(before), { timeout: 1_000, interval: 20 })
  })

  function setStoreRate(): SQL {
    return sql`insert into store_rates (store_id, rate_id, margin_pct, updated_by, updated_at)
      values (${ids.store}, ${ids.rate}, 20, 'a test', now())`
  }
  function addPicture(): SQL {
    return sql`with picture as (
        insert into pictures (id, store_id, name, width, height, color)
        values (gen_random_uuid(), ${ids.store}, 'a.png', 1, 1, '#000000') returning id)
      insert into product_pictures select ${ids.product}, id, 0 from picture`
  }
  function addDelivery(): SQL {
    return sql`with zone as (
        insert into delivery_zones (id, store_id, name, country_codes)
        values (gen_random_uuid(), ${ids.store}, 'Nigeria', '{NG}') returning id)
      insert into delivery_options (id, zone_id, name, price_minor, min_days, max_days)
      select gen_random_uuid(), id, 'Courier', 100, 1, 2 from zone`
  }
})
