import type { StoreFigures } from '@makola/contract/orders/figures.ts'
import { dateIn } from '@makola/countries/date-in.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCart } from '../../../../testing/builders/carts.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPlacedOrder } from '../../../../testing/builders/checkouts.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { addSeconds } from '../../platform/clock.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const ask = (store: StoreRow, by: SignedIn, query = '') =>
  shop.request(`/stores/${store.slug}/figures${query}`, { headers: by.headers })
const figures = async (store: StoreRow, by: SignedIn, query = ''): Promise<StoreFigures> =>
  ((await (await ask(store, by, query)).json()) as { data: StoreFigures }).data
const usd = (amount: number) => ({ amount, currency: 'USD' })
const daysAgo = (days: number) => addSeconds(shop.clock.now(), -days * 86_400)

describe('figures', () => {
  test('cover the paid orders of the last days and of those before, in the store’s currency and time zone', async () => {
    const { store, owner } = await aStoreWithOwner(shop, { countryCode: 'KE' })
    const products = [await aProduct(shop, { storeId: store.id, stock: 50 })]
    // 1,500 US cents each: 1,000 and the delivery.
    for (const days of [0, 0, 3, 8]) await aPaidOrder(shop, { products, placedAt: daysAgo(days) })
    const given_up = await aPaidOrder(shop, { products, placedAt: daysAgo(2) })
    await shop.request(`/parcels/${given_up.parcelIds[0]}/cancel`, {
      method: 'POST',
      json: { reason: 'Torn' },
      headers: owner.headers,
    })
    await anOrder(shop, { products })
    await aPaidOrder(shop)
    const shown = await figures(store, owner, '?days=7')
    expect(shown).toMatchObject({
      storeId: store.id,
      timeZone: 'Africa/Nairobi',
      from: dateIn('Africa/Nairobi', daysAgo(6)),
      to: dateIn('Africa/Nairobi', shop.clock.now()),
      today: { sales: usd(3000), orders: 2 },
      period: { sales: usd(4500), orders: 3, averageOrder: usd(1500), conversionPct: null },
      previous: { sales: usd(1500), orders: 1, averageOrder: usd(1500) },
      toPack: 4,
      toShip: 0,
    })
    expect(shown.days).toHaveLength(7)
    expect(shown.days.map(({ sales }) => sales.amount)).toEqual([0, 0, 0, 1500, 0, 0, 3000])
    // Eight days ago is compared with yesterday: seven days before it.
    expect(shown.days.map(({ previousSales }) => previousSales.amount)).toEqual([0, 0, 0, 0, 0, 1500, 0])
  })

  test('count carts with something of the store, and those that became a paid order', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    await aDeliveryZone(shop, { storeId: store.id })
    const rate = (await aRate(shop)).id
    const { variantId } = await aProduct(shop, { storeId: store.id, stock: 50 })
    const lines = [{ variantId, quantity: 1 }]
    await aCart(shop, { rate, lines })
    const bought = await aPlacedOrder(shop, { rate, lines })
    await aPlacedOrder(shop, { rate, lines })
    await actInSandbox(shop, bought.placed.payment.reference, { action: 'approve' })
    await shop.jobs.drain(shop)
    expect((await figures(store, owner)).period).toMatchObject({ orders: 1, conversionPct: '33.3' })
  })

  test('count parcels to pack and low stock, equal to the lists behind them', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    await aProduct(shop, { storeId: store.id, stock: 2 })
    await aProduct(shop, { storeId: store.id, stock: 50 })
    await aProduct(shop, { storeId: store.id, stock: 0 })
    await aProduct(shop, { storeId: store.id, stock: 1, status: 'draft' })
    const sizes = { price: { amount: 1000, currency: store.currency }, lowStockThreshold: 3 }
    const variants = [3, 1, 0, 0, 9].map((stock, index) => ({
      ...sizes,
      stock,
      sku: `${store.slug}-${index}`,
      options: { Size: `S${index}` },
    }))
    const json = {
      store: store.id,
      name: 'Caftan',
      status: 'active',
      options: [{ name: 'Size', values: variants.map(({ options }) => options.Size) }],
      variants,
    }
    expect((await shop.request('/products/', { method: 'POST', json, headers: owner.headers })).status).toBe(201)
    for (const [level, name] of [
      ['low', 'lowStock'],
      ['out', 'outOfStock'],
    ] as const) {
      const path = `/inventory/?store=${store.slug}&status=active&stock=${level}`
      const { meta } = await (await shop.request(path, { headers: owner.headers })).json()
      expect(meta.total).toBe(2)
      expect((await figures(store, owner))[name], level).toBe(2)
    }
    const rows = await (
      await shop.request(`/inventory/?store=${store.slug}&q=Caftan`, { headers: owner.headers })
    ).json()
    expect(rows.data).toMatchObject([{ stockLevel: 'out', shortCount: 2, shortVariants: ['S2', 'S3'] }])
  })

  test('are 0 in a new store', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const shown = await figures(store, owner)
    expect(shown).toMatchObject({
      today: { sales: usd(0), orders: 0 },
      period: { averageOrder: null, conversionPct: null },
      toPack: 0,
      lowStock: 0,
      outOfStock: 0,
    })
    expect(shown.days).toHaveLength(30)
  })

  test('are private to the store’s members', async () => {
    const { store } = await aStoreWithOwner(shop)
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    expect((await ask(store, packer)).status).toBe(200)
    expect((await ask(store, (await aStoreWithOwner(shop)).owner)).status).toBe(404)
    expect((await shop.request(`/stores/${store.id}/figures`)).status).toBe(401)
    for (const query of ['?days=0', '?days=367', '?days=x', '?from=x'])
      expect((await ask(store, packer, query)).status).toBe(422)
  })
})
