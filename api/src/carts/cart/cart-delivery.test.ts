import type { Cart } from '@makola/contract/carts/carts.ts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCart, aQuote } from '../../../../testing/builders/carts.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { pinnedPrices } from '../../catalogue/tables.ts'
import { deliveryOptions, deliveryZones } from '../../shipping/tables.ts'
import { stores } from '../../stores/tables.ts'

let shop: TestPlatform
const rates: Record<string, string> = {}

beforeAll(async () => {
  shop = await openTestPlatform()
  rates.NG = (await aRate(shop, { rate: '1418.26' })).id
  rates.JP = (await aRate(shop, { countryCode: 'JP', currency: 'JPY', rate: '149.37' })).id
  rates.KW = (await aRate(shop, { countryCode: 'KW', currency: 'KWD', rate: '0.30715' })).id
  rates.GB = (await aRate(shop, { countryCode: 'GB', currency: 'GBP', rate: '0.79' })).id
})
afterAll(() => shop.close())

const courier = { name: 'Courier', priceMinor: 2500, freeOverMinor: 10_000, minDays: 1, maxDays: 4 }
const pickup = { name: 'Pick up', priceMinor: 0, minDays: 0, maxDays: 0, isPickup: true }

/** A store's product for `priceMinor`, in a cart alone; the store delivers as told. */
async function aStoreWithGoods({
  priceMinor = 5000,
  options = [courier, pickup] as object[],
  countryCodes = ['*'],
  currency = 'USD',
} = {}) {
  const store = await aStore(shop, { currency })
  await aDeliveryZone(shop, { storeId: store.id, countryCodes, options })
  const { variantId } = await aProduct(shop, { storeId: store.id, priceMinor, stock: 100 })
  return { store, variantId }
}

const cartOf = (variantIds: string[], { rate = rates.NG as string, quantity = 1 } = {}) =>
  aCart(shop, { rate, lines: variantIds.map((variantId) => ({ variantId, quantity })) })

const naira = (amount: number) => ({ amount, currency: 'NGN' })

describe('the delivery in a cart', () => {
  test.each(['NG', 'JP', 'KW'])('is what checkout preselects and adds up to its total, for %s', async (country) => {
    const dollars = await aStoreWithGoods({ priceMinor: 1999 })
    const pounds = await aStoreWithGoods({
      priceMinor: 3333,
      currency: 'GBP',
      options: [{ ...courier, priceMinor: 333 }],
    })
    const yen = await aStoreWithGoods({ priceMinor: 12_345, currency: 'JPY' })
    const dinars = await aStoreWithGoods({ priceMinor: 1234, currency: 'KWD', options: [pickup] })
    const goods = [dollars, pounds, yen, dinars]
    const rate = rates[country] as string
    const { browser, cart } = await cartOf(
      goods.map(({ variantId }) => variantId),
      { rate, quantity: 3 },
    )
    const quote = await aQuote(browser, { rate, country })
    expect(cart.total).toEqual(quote.total)
    expect(cart.deliveryTotal).toEqual(quote.deliveryTotal)
    expect(quote.deliveryTotal.amount).toBeGreaterThan(0)
    expect(cart.stores.map(({ delivery }) => [delivery?.option.id, delivery?.charge])).toEqual(
      quote.stores.map((store) => [store.chosenOptionId, store.delivery]),
    )
    expect(cart.stores.map(({ delivery }) => delivery?.option.name)).toEqual([
      'Courier',
      'Courier',
      'Courier',
      'Pick up',
    ])
    expect(cart.stores.map(({ delivery }) => delivery?.option)).toEqual(
      quote.stores.map((store) => store.options.find((option) => option.id === store.chosenOptionId)),
    )
    // Read again it is the same.
    const again = (await (await browser.request(`/cart/?rate=${rate}`)).json()) as { data: Cart }
    expect(again.data).toEqual(cart)
  })

  test('is free from the threshold on, and one unit below it says what is missing', async () => {
    const below = await aStoreWithGoods({ priceMinor: 9_999 })
    const { cart, browser } = await cartOf([below.variantId])
    expect(cart.stores[0]).toMatchObject({
      delivery: {
        charge: naira(3_545_650),
        missingForFree: naira(14_182_600 - 14_181_182),
        option: { name: 'Courier' },
      },
      deliveryProblem: null,
    })
    expect(cart.total).toEqual(naira(14_181_182 + 3_545_650))
    const change = { set: [{ variantId: below.variantId, quantity: 2 }] }
    const more = (await (await browser.request('/cart/', { method: 'PATCH', json: change })).json()) as { data: Cart }
    expect(more.data).toMatchObject({ deliveryTotal: naira(0), total: naira(2 * 14_181_182) })

    const exact = await aStoreWithGoods({ priceMinor: 10_000 })
    const free = (await cartOf([exact.variantId])).cart
    expect(free.stores[0]?.delivery).toMatchObject({ charge: naira(0), missingForFree: null })
    expect(free).toMatchObject({ deliveryTotal: naira(0), total: free.subtotal })
  })

  test('names the nearest threshold of what is brought, also of a dearer option', async () => {
    const slow = { name: 'Slow', priceMinor: 100, minDays: 9, maxDays: 9 }
    const { variantId } = await aStoreWithGoods({
      options: [courier, slow, { ...pickup, priceMinor: 9, freeOverMinor: 5001 }],
    })
    const { cart } = await cartOf([variantId])
    const goods = cart.subtotal.amount
    expect(cart.stores[0]?.delivery).toMatchObject({
      option: { name: 'Slow', freeOver: null },
      missingForFree: naira(14_182_600 - goods),
    })
    const plain = await aStoreWithGoods({ options: [slow] })
    expect((await cartOf([plain.variantId])).cart.stores[0]?.delivery?.missingForFree).toBeNull()
  })

  test('says the days on which an order paid now is expected', async () => {
    const { variantId } = await aStoreWithGoods()
    const dayAfter = (days: number) =>
      new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const { cart, browser } = await cartOf([variantId])
    expect(cart.stores[0]?.delivery?.option.arrival).toEqual({ from: dayAfter(1), to: dayAfter(4) })
    const response = await browser.request(`/shipping/estimate?store=${cart.stores[0]?.store.slug}&rate=${rates.NG}`)
    const { data } = (await response.json()) as { data: { options: { arrival: object }[] } }
    expect(data.options.map(({ arrival }) => arrival)).toEqual([
      { from: dayAfter(1), to: dayAfter(4) },
      { from: dayAfter(0), to: dayAfter(0) },
    ])
  })

  test('is to the country of the rate, and there is no total where a store does not deliver', async () => {
    const local = await aStoreWithGoods({ countryCodes: ['GB'] })
    const other = await aStoreWithGoods()
    const { cart, browser } = await cartOf([local.variantId, other.variantId])
    expect(cart).toMatchObject({
      country: 'Nigeria',
      total: null,
      deliveryTotal: null,
      stores: [
        { delivery: null, deliveryProblem: 'undeliverable' },
        { delivery: { option: { name: 'Courier' } }, deliveryProblem: null },
      ],
    })
    expect((await aQuote(browser, { rate: rates.NG as string, country: 'NG' })).undeliverable).toEqual([
      local.store.name,
    ])
    const there = (await (await browser.request(`/cart/?rate=${rates.GB}`)).json()) as { data: Cart }
    expect(there.data).toMatchObject({ country: 'United Kingdom', stores: [{ deliveryProblem: null }, {}] })
    expect(there.data.total).toEqual((await aQuote(browser, { rate: rates.GB as string, country: 'GB' })).total)
  })

  test('is not charged for a store on a break, or closed', async () => {
    const [away, other] = [await aStoreWithGoods(), await aStoreWithGoods()]
    const { browser } = await cartOf([away.variantId, other.variantId])
    for (const status of ['paused', 'closed'] as const) {
      await shop.database.update(stores).set({ status }).where(eq(stores.id, away.store.id))
      const { data } = (await (await browser.request(`/cart/?rate=${rates.NG}`)).json()) as { data: Cart }
      expect(data.stores[0]).toMatchObject({ delivery: null, deliveryProblem: null })
      const rest = data.stores[1]
      expect(data.deliveryTotal).toEqual(rest?.delivery?.charge)
      expect(data.total?.amount).toBe((rest?.subtotal.amount ?? 0) + (rest?.delivery?.charge.amount ?? 0))
    }
  })

  test('without a price in the currency leaves the cart readable', async () => {
    const dear = await aStoreWithGoods()
    const zones = shop.database
      .select({ id: deliveryZones.id })
      .from(deliveryZones)
      .where(eq(deliveryZones.storeId, dear.store.id))
    await shop.database.update(deliveryOptions).set({ priceMinor: 9e15 }).where(inArray(deliveryOptions.zoneId, zones))
    const { cart } = await cartOf([dear.variantId])
    expect(cart).toMatchObject({
      total: null,
      stores: [{ delivery: null, deliveryProblem: 'price-unavailable', lines: [{ problem: null }] }],
    })
    expect(cart.subtotal.amount).toBeGreaterThan(0)
  })

  test('a pinned price where the shop has no rate for the store’s currency is no price: nobody could value it', async () => {
    const far = await aStoreWithGoods({ currency: 'XAF' })
    await shop.database.insert(pinnedPrices).values({ variantId: far.variantId, currency: 'NGN', amountMinor: 700_000 })
    const { cart } = await cartOf([far.variantId])
    expect(cart).toMatchObject({
      subtotal: naira(0),
      total: null,
      stores: [{ delivery: null, lines: [{ problem: 'price-unavailable' }] }],
    })
    const { data } = await (await shop.request(`/products/?rate=${rates.NG}&store=${far.store.slug}`)).json()
    expect(data).toMatchObject([{ price: null }])
  })
})
