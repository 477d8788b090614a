import type { ParcelCounts, ParcelRow } from '@makola/contract/orders/parcels.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

type List = { data: ParcelRow[]; meta: { next: string | null; counts: ParcelCounts } }

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let product: ProductWithVariants

const address = { name: 'Chiọma Eze', line1: '2 Broad Street', city: 'Enugu', countryCode: 'NG' }
const days = ['2026-03-01T22:30:00Z', '2026-03-01T23:30:00Z', '2026-03-03T12:00:00Z', '2026-03-04T12:00:00Z']

/** Four paid orders, oldest first; one that is not paid, and one of another store. */
beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { countryCode: 'NG' }))
  product = await aProduct(shop, { storeId: store.id, stock: 100 })
  const products = [product]
  const given = [
    { number: 'AAAA2222', address },
    { number: 'BBBB3333', email: 'bola_b@example.test', quantity: 3 },
    { number: 'CCCC4444', phone: '+2348030001102' },
    { number: 'DDDD5555' },
  ]
  for (const [index, order] of given.entries()) {
    await aPaidOrder(shop, { products, ...order, placedAt: new Date(days[index] ?? '') })
  }
  await anOrder(shop, { products })
  await aPaidOrder(shop, {})
  const packed = (await read(''))[0]
  await shop.request(`/parcels/${packed?.id}/pack`, { method: 'POST', headers: owner.headers })
  expect(await brokenInvariants(shop)).toEqual([])
}, 60_000)
afterAll(() => shop.close())

const ask = (query: string, by = owner) => shop.request(`/orders/?store=${store.id}${query}`, { headers: by.headers })
const list = async (query: string): Promise<List> => (await ask(query)).json()
const read = async (query: string) => (await list(query)).data
const numbers = async (query: string) => (await read(query)).map(({ number }) => number.slice(0, 4))

describe('the list of a store', () => {
  test('has its paid parcels, newest first, with both amounts and a count for each state', async () => {
    const { data, meta } = await list('')
    expect(data.map(({ number }) => number)).toEqual(['DDDD5555-A', 'CCCC4444-A', 'BBBB3333-A', 'AAAA2222-A'])
    expect(meta).toEqual({
      next: null,
      counts: { new: 3, packed: 1, refunded: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 },
    })
    expect(data[2]).toEqual({
      id: expect.any(String),
      orderId: expect.any(String),
      number: 'BBBB3333-A',
      state: 'new',
      orderState: 'paid',
      placedAt: '2026-03-01T23:30:00.000Z',
      sendBy: expect.any(String),
      isLate: false,
      buyerName: 'Ada Obi',
      destination: 'Lagos, Nigeria',
      itemCount: 3,
      refundedCount: 0,
      isRefunded: false,
      refundable: { amount: 350_000, currency: 'NGN' },
      total: { amount: 350_000, currency: 'NGN' },
      storeTotal: { amount: 3500, currency: 'USD' },
      cashDue: null,
      isPickup: false,
    })
  })

  test('is filtered by state, while the counts stay', async () => {
    expect(await numbers('&state=packed')).toEqual(['DDDD'])
    expect(await list('&state=shipped')).toMatchObject({
      data: [],
      meta: { next: null, counts: { new: 3, packed: 1 } },
    })
  })

  test.each([
    ['q=cccc4444', ['CCCC']],
    ['q=CCCC4444-A', ['CCCC']],
    ['q=chioma', ['AAAA']],
    ['q=Chiọma%20EZE', ['AAAA']],
    ['q=bola_b%40', ['BBBB']],
    ['q=bolaxb', []],
    ['q=0803%20000%201102', ['CCCC']],
    ['q=%2B234-803-000', ['CCCC']],
    ['q=100%25', []],
  ])('is searched by number, name, email and phone: %s', async (query, found) => {
    expect(await numbers(`&${query}`)).toEqual(found)
  })

  test.each([
    // 22:30 in UTC is 23:30 in Lagos, 23:30 is half past midnight on the next day.
    ['from=2026-03-02', ['DDDD', 'CCCC', 'BBBB']],
    ['to=2026-03-01', ['AAAA']],
    ['from=2026-03-02&to=2026-03-03', ['CCCC', 'BBBB']],
    ['from=2026-03-05&to=2026-03-01', []],
  ])('is narrowed by days of its own time zone: %s', async (query, found) => {
    expect(await numbers(`&${query}`)).toEqual(found)
  })

  test('continues after a page, and refuses cursors of other queries', async () => {
    const first = await list('&limit=3')
    expect(first.data).toHaveLength(3)
    const second = await list(`&limit=3&cursor=${first.meta.next}`)
    expect(second.data.map(({ number }) => number)).toEqual(['AAAA2222-A'])
    expect(second.meta.next).toBeNull()
    const foreign = await ask(`&q=ada&cursor=${first.meta.next}`)
    expect(foreign.status).toBe(422)
    expect(await foreign.json()).toMatchObject({ errors: [{ parameter: 'cursor' }] })
  })

  test.each([
    'state=waiting',
    'state=nonsense',
    'from=1.3.2026',
    'to=2026-02-30',
    `q=${'x'.repeat(101)}`,
    'limit=0',
    'sort=x',
  ])('refuses %s', async (query) => {
    expect((await ask(`&${query}`)).status).toBe(422)
  })

  test('is private to its members', async () => {
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    expect((await ask('', packer)).status).toBe(200)
    const { owner: stranger } = await aStoreWithOwner(shop)
    expect((await ask('', stranger)).status).toBe(404)
    expect((await shop.request(`/orders/?store=${store.id}`)).status).toBe(401)
    expect((await shop.request('/orders/', { headers: owner.headers })).status).toBe(422)
  })
})

describe('among 100,000 orders', () => {
  beforeAll(async () => {
    // Built once at the end, which is much quicker than row by row.
    await shop.database.execute(sql`drop index orders_search`)
    for (let first = 1; first <= 100_000; first += 10_000) {
      await shop.database.execute(sql`
      with model as (select * from orders where number = 'DDDD5555'),
      copied as (
        insert into orders (id, number, state, country_code, currency, rate_snapshot, email, phone, address, items_minor,
          delivery_minor, total_minor, tracking_hash, held_until, placed_at, paid_at)
        select gen_random_uuid(), 'Z' || lpad(n::text, 7, '0'), 'paid', country_code, currency, rate_snapshot,
          'buyer' || n || '@example.test', '+23480' || lpad(n::text, 8, '0'),
          address || jsonb_build_object('name', 'Buyer ' || n), items_minor, delivery_minor, total_minor, 'hash ' || n,
          held_until, '2026-01-01'::timestamptz + make_interval(mins => n), paid_at
        from model cross join generate_series(${first}::int, ${first + 9999}::int) as n
        returning id, number, placed_at)
      insert into parcels (id, order_id, store_id, number, state, delivery_name, min_days, max_days, items_minor,
        delivery_minor, store_currency, items_store_minor, delivery_store_minor, placed_at)
      select gen_random_uuid(), copied.id, store_id, copied.number || '-A',
        (array['new', 'packed', 'shipped', 'delivered'])[1 + abs(hashtext(copied.number)) % 4], delivery_name, min_days,
        max_days, parcels.items_minor, parcels.delivery_minor, store_currency, items_store_minor, delivery_store_minor,
        copied.placed_at
      from copied join model on true join parcels on parcels.order_id = model.id`)
    }
    await shop.database.execute(sql`create index orders_search on orders using gin (search_text gin_trgm_ops)`)
    await shop.database.execute(sql`vacuum analyze orders, parcels`)
  }, 120_000)
  test.each([
    '',
    '&state=new',
    '&q=buyer54321',
    '&q=Z0054321',
    '&q=0800054321',
    '&q=buyer',
    '&from=2026-02-01&to=2026-02-28',
  ])('a page takes less than 100 ms: %s', async (query) => {
    await list(query)
    const times = []
    for (let turn = 0; turn < 5; turn++) {
      const start = performance.now()
      await list(query)
      times.push(performance.now() - start)
    }
    expect(Math.min(...times)).toBeLessThan(100)
  })
})
