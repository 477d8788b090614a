import { count, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import {
  aCheckout,
  aDeliverableProduct,
  aPlacedOrder,
  type Checkout,
  submit,
} from '../../../../testing/builders/checkouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { products, variants } from '../../catalogue/tables.ts'
import { newId } from '../../platform/ids.ts'
import { stores } from '../../stores/tables.ts'
import { orders } from '../tables.ts'

let shop: TestPlatform
let naira: string

beforeAll(async () => {
  shop = await openTestPlatform()
  naira = (await aRate(shop, { rate: '1418.26' })).id
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const countOrders = async () => (await shop.database.select({ orders: count() }).from(orders))[0]?.orders

describe('an order is refused, and nothing of it is stored', () => {
  async function refuses(
    checkout: Pick<Checkout, 'browser' | 'order'>,
    changed: Record<string, unknown>,
    expected: { status: number; [key: string]: unknown },
  ): Promise<void> {
    const before = await countOrders()
    const response = await submit(checkout, changed)
    expect(await response.json()).toMatchObject(expected)
    expect(response.status).toBe(expected.status)
    expect(await countOrders()).toBe(before)
  }

  test('for a total other than the one that the shopper saw', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const { amount } = checkout.quote.total
    for (const expectedTotal of [
      { amount: amount - 1, currency: 'NGN' },
      { amount: amount + 1, currency: 'NGN' },
      { amount, currency: 'GHS' },
      { amount: 0, currency: 'NGN' },
    ]) {
      await refuses(
        checkout,
        { expectedTotal },
        { type: 'price-changed', status: 409, current: { amount, currency: 'NGN' } },
      )
    }
  })

  test('for a phone number with digits missing, beside an email address as well', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const told = { pointer: '/contact/phone', code: 'orders.phone-too-short' }
    for (const phone of ['0801 234', '0801 234 567', '+234 801 234', '+44 7911']) {
      const contact = { email: 'ada@example.test', phone }
      await refuses(checkout, { contact }, { type: 'validation-failed', status: 422, errors: [told] })
    }
  })

  test('when the stock was sold meanwhile', async () => {
    const { variantId } = await aDeliverableProduct(shop, { name: 'Last basket', stock: 1 })
    const checkout = await aCheckout(shop, { rate: naira, lines: [{ variantId, quantity: 1 }] })
    await aPlacedOrder(shop, { rate: naira, lines: [{ variantId, quantity: 1 }] })
    const current = [{ variantId, name: 'Last basket', requested: 1, available: 0 }]
    await refuses(checkout, {}, { type: 'out-of-stock', status: 409, current })
    const cart = await checkout.browser.request('/cart/')
    expect(await cart.json()).toMatchObject({ data: { count: 1 } })
  })

  test('when the store went on a break meanwhile, which is not sold out', async () => {
    const product = await aDeliverableProduct(shop, { name: 'Kete strip' })
    const lines = [{ variantId: product.variantId, quantity: 1 }]
    const checkout = await aCheckout(shop, { rate: naira, lines })
    await shop.database.update(stores).set({ status: 'paused' }).where(eq(stores.id, product.storeId))
    const detail = 'The store that sells Kete strip is on a break.'
    await refuses(
      checkout,
      {},
      { type: 'out-of-stock', status: 409, detail, current: [{ available: 0, isPaused: true }] },
    )
    const json = { rate: naira, country: 'NG' }
    const quote = await checkout.browser.request('/cart/quote', { method: 'POST', json })
    expect(await quote.json()).toMatchObject({ detail, current: [{ available: 0, isPaused: true }] })
  })

  test.each(['its product', 'its store'])('when %s left the shop meanwhile, which is not sold out', async (left) => {
    const product = await aDeliverableProduct(shop, { name: 'Hunt basket' })
    const checkout = await aCheckout(shop, { rate: naira, lines: [{ variantId: product.variantId, quantity: 1 }] })
    const { database } = shop
    if (left === 'its product')
      await database.update(products).set({ status: 'archived' }).where(eq(products.id, product.id))
    else await database.update(stores).set({ status: 'closed' }).where(eq(stores.id, product.storeId))
    const told = { detail: 'Hunt basket is no longer for sale.', current: [{ available: 0, isGone: true }] }
    await refuses(checkout, {}, { type: 'out-of-stock', status: 409, ...told })
    const json = { rate: naira, country: 'NG' }
    const quote = await checkout.browser.request('/cart/quote', { method: 'POST', json })
    expect(await quote.json()).toMatchObject(told)
  })

  test('when the cart changed after the quote', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const { variantId } = await aDeliverableProduct(shop)
    await checkout.browser.request('/cart/', { method: 'PATCH', json: { add: [{ variantId, quantity: 1 }] } })
    await refuses(checkout, {}, { type: 'cart-changed', status: 409 })
    await refuses(checkout, { quoteId: newId() }, { type: 'cart-changed', status: 409 })
    await checkout.browser.request('/cart/', { method: 'DELETE' })
    await refuses(checkout, { quoteId: newId() }, { type: 'cart-empty', status: 409 })
  })

  test('for a quote of another browser', async () => {
    const [mine, other] = [await aCheckout(shop, { rate: naira }), await aCheckout(shop, { rate: naira })]
    await refuses({ browser: other.browser, order: mine.order }, {}, { type: 'cart-changed', status: 409 })
  })

  test('where a store does not deliver', async () => {
    const store = await aStore(shop, { name: 'London Tins' })
    await aDeliveryZone(shop, { storeId: store.id, countryCodes: ['GB'] })
    const { variantId } = await aDeliverableProduct(shop, { storeId: store.id })
    const checkout = await aCheckout(shop, { rate: naira, lines: [{ variantId, quantity: 1 }] })
    expect(checkout.quote).toMatchObject({
      undeliverable: ['London Tins'],
      stores: [{ chosenOptionId: null, delivery: null }],
    })
    await refuses(checkout, {}, { type: 'not-deliverable', status: 409, current: ['London Tins'] })
  })

  test('for an address that its country’s rules refuse, or in another country than the quote’s', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const { address } = checkout.order
    const at = (pointer: string) => ({ type: 'validation-failed', status: 422, errors: [{ pointer }] })
    const { region: _, ...withoutRegion } = address
    await refuses(checkout, { address: withoutRegion }, at('/address/region'))
    await refuses(checkout, { address: { ...address, region: 'Texas' } }, at('/address/region'))
    const elsewhere = { name: 'Ada', line1: '1 Road', city: 'Leeds', postcode: 'LS1 4AP', countryCode: 'GB' }
    await refuses(checkout, { address: elsewhere }, at('/address/countryCode'))
  })

  test('for a way to pay that is not offered', async () => {
    const cash = await openTestPlatform({ SANDBOX_PAYMENTS: 'off' })
    const rate = (await aRate(cash)).id
    const response = await submit(await aCheckout(cash, { rate }))
    expect(await response.json()).toMatchObject({ status: 422, errors: [{ pointer: '/provider' }] })
    await cash.close()
  })

  test('for an empty total', async () => {
    const store = await aStore(shop)
    await aDeliveryZone(shop, { storeId: store.id, options: [{ priceMinor: 0 }] })
    const { variantId } = await aDeliverableProduct(shop, { storeId: store.id, priceMinor: 0 })
    const checkout = await aCheckout(shop, { rate: naira, lines: [{ variantId, quantity: 1 }] })
    await refuses(checkout, {}, { type: 'validation-failed', status: 422, errors: [{ pointer: '/quoteId' }] })
  })

  test('without the anti-forgery token', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    checkout.browser.cookies.delete('XSRF-TOKEN')
    await refuses(checkout, {}, { type: 'anti-forgery', status: 403 })
  })

  test('for prices, totals and states sent by the client', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    for (const field of ['price', 'unit_price', 'total', 'discount', 'currency', 'state', 'paidAt', 'lines']) {
      const errors = [{ pointer: `/${field}`, code: 'platform.unknown-field' }]
      await refuses(checkout, { [field]: 1 }, { type: 'validation-failed', status: 422, errors })
    }
  })
})

describe('a quote is refused', () => {
  const quote = (checkout: Pick<Checkout, 'browser'>, json: object) =>
    checkout.browser.request('/cart/quote', { method: 'POST', json: { country: 'NG', rate: naira, ...json } })

  test('for an empty cart, an unknown rate, short stock, or a price that the rate cannot make', async () => {
    const { variantId } = await aDeliverableProduct(shop)
    const checkout = await aCheckout(shop, { rate: naira, lines: [{ variantId, quantity: 5 }] })
    expect(await (await quote(checkout, { rate: newId() })).json()).toMatchObject({ type: 'not-found', status: 404 })
    await shop.database.update(variants).set({ onHand: 4 }).where(eq(variants.id, variantId))
    const short = { type: 'out-of-stock', status: 409, current: [{ variantId, requested: 5, available: 4 }] }
    expect(await (await quote(checkout, {})).json()).toMatchObject(short)
    await shop.database.update(variants).set({ onHand: 10 }).where(eq(variants.id, variantId))
    const closed = await aRate(shop, { countryCode: 'KE', currency: 'KES', rate: '130', active: false })
    const unpriced = await (await quote(checkout, { rate: closed.id })).json()
    expect(unpriced).toMatchObject({ type: 'price-unavailable', status: 409 })
    await checkout.browser.request('/cart/', { method: 'DELETE' })
    expect(await (await quote(checkout, {})).json()).toMatchObject({ type: 'cart-empty', status: 409 })
    checkout.browser.cookies.delete('XSRF-TOKEN')
    expect(await (await quote(checkout, {})).json()).toMatchObject({ type: 'anti-forgery', status: 403 })
  })
})
