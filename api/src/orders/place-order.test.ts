import type { PlacedOrder } from '@makola/contract/orders.ts'
import { count, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { brokenInvariants } from '../../testing/broken-invariants.ts'
import { aQuote } from '../../testing/builders/carts.ts'
import {
  aCheckout,
  aDeliverableProduct,
  aPlacedOrder,
  type Checkout,
  submit,
} from '../../testing/builders/checkouts.ts'
import { aRate } from '../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../testing/builders/shipping.ts'
import { aStore } from '../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { holds, products, variants } from '../catalogue/tables.ts'
import { attempts, payments } from '../payments/tables.ts'
import { visitor } from '../platform/caller.ts'
import { hash, newId } from '../platform/ids.ts'
import { transact } from '../platform/platform.ts'
import { updateRate } from '../rates/update-rate.ts'
import { orderEvents, orderLines, orders, parcels } from './tables.ts'

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

const placedIn = async (response: Response) => {
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: PlacedOrder }).data
}
const countOrders = async () => (await shop.database.select({ orders: count() }).from(orders))[0]?.orders

describe('placing an order', () => {
  test('copies the quote: lines, parcels, rate, totals; holds the stock; asks for the money', async () => {
    const looms = await aStore(shop, { name: 'Accra Looms' })
    await aDeliveryZone(shop, {
      storeId: looms.id,
      options: [{ name: 'Courier', priceMinor: 700, freeOverMinor: 5000 }],
    })
    const shirt = await aDeliverableProduct(shop, { storeId: looms.id, name: 'Shirt', priceMinor: 1999 })
    const pot = await aDeliverableProduct(shop, { name: 'Pot', priceMinor: 33 })
    const lines = [
      { variantId: shirt.variantId, quantity: 2 },
      { variantId: pot.variantId, quantity: 7 },
    ]
    const { order, quote, placed, browser } = await aPlacedOrder(shop, { rate: naira, lines })
    expect(placed).toMatchObject({
      number: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{8}$/),
      state: 'awaiting_payment',
      total: order.expectedTotal,
      payment: { provider: 'sandbox', redirectUrl: expect.stringContaining('/sandbox/pay/mk-') },
    })
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, placed.id))
    expect(row).toMatchObject({
      currency: 'NGN',
      countryCode: 'NG',
      rateSnapshot: { rateId: naira, rate: '1418.26', base: 'USD', source: 'manual' },
      email: 'ada@example.test',
      phone: '+2348012345678',
      // 2 × 28,351.02 + 7 × 468.03, and the two deliveries: 700 and 500 US cents.
      itemsMinor: 2 * 2_835_102 + 327_621,
      deliveryMinor: 992_782 + 709_130,
      totalMinor: quote.total.amount,
      trackingHash: hash(placed.trackingToken),
    })
    const parcelRows = await shop.database
      .select()
      .from(parcels)
      .where(eq(parcels.orderId, placed.id))
      .orderBy(parcels.number)
    expect(parcelRows).toMatchObject([
      {
        number: `${placed.number}-A`,
        state: 'waiting',
        deliveryName: 'Courier',
        itemsStoreMinor: 3998,
        deliveryStoreMinor: 700,
      },
      { number: `${placed.number}-B`, storeCurrency: 'USD', itemsMinor: 327_621 },
    ])
    const lineRows = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, placed.id))
    expect(lineRows.find((line) => line.name === 'Shirt')).toMatchObject({
      quantity: 2,
      unitMinor: 2_835_102,
      unitStoreMinor: 1999,
      terms: { rate: '1418.26', marginPct: '0', rounding: null },
    })
    const held = await shop.database.select().from(holds).where(eq(holds.orderId, placed.id))
    expect(held.map((hold) => [hold.state, hold.expiresAt.toISOString()])).toEqual([
      ['active', placed.heldUntil],
      ['active', placed.heldUntil],
    ])
    const [payment] = await shop.database.select().from(payments).where(eq(payments.orderId, placed.id))
    expect(payment).toMatchObject({
      label: placed.number,
      amountMinor: quote.total.amount,
      currency: 'NGN',
      state: 'open',
    })
    const events = await shop.database.select().from(orderEvents).where(eq(orderEvents.orderId, placed.id))
    expect(events.map((event) => event.kind)).toEqual(['placed'])
    expect(await (await browser.request('/cart/')).json()).toMatchObject({ data: { id: null, count: 0 } })
  })

  test('takes at most 12 statements', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    expect((await submit(checkout)).status).toBe(201)
    const calls = spy.mock.calls.map(([first], index) => ({
      client: spy.mock.contexts[index],
      text: typeof first === 'string' ? first : String((first as { text?: unknown }).text),
    }))
    spy.mockRestore()
    const client = calls.find((call) => call.text === 'begin')?.client
    const own = calls.filter((call) => call.client === client).map((call) => call.text)
    const statements = own.slice(own.indexOf('begin'), own.indexOf('commit') + 1)
    expect(statements.at(0)).toBe('begin')
    expect(statements.at(-1)).toBe('commit')
    expect(statements.length).toBeLessThanOrEqual(12)
  })

  test('keeps the account of a shopper who is signed in, and a phone number alone is enough', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const placed = await placedIn(await submit(checkout, { contact: { phone: '+44 20 7946 0018' } }))
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, placed.id))
    expect(row).toMatchObject({ email: null, phone: '+442079460018', accountId: null })
  })

  test('starts a new cart in the same browser afterwards', async () => {
    const { browser } = await aPlacedOrder(shop, { rate: naira })
    const cookie = browser.cookies.get('cart')
    const { variantId } = await aDeliverableProduct(shop)
    const response = await browser.request('/cart/', { method: 'PATCH', json: { add: [{ variantId, quantity: 2 }] } })
    expect(await response.json()).toMatchObject({ data: { count: 2 } })
    expect(browser.cookies.get('cart')).toBe(cookie)
  })
})

describe('one order a cart', () => {
  test('a double click with one key places one and answers the same', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const before = await countOrders()
    const key = newId()
    const responses = await Promise.all([submit(checkout, {}, key), submit(checkout, {}, key)])
    const statuses = responses.map((response) => response.status).toSorted()
    // The second comes while the first is under way (409, try again), or after it (the same answer).
    expect(statuses[0]).toBe(201)
    expect([201, 409]).toContain(statuses[1])
    const placed = responses.filter((response) => response.status === 201)
    const answers = await Promise.all([...placed, await submit(checkout, {}, key)].map(placedIn))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await countOrders()).toBe((before ?? 0) + 1)
  })

  test('ten tabs at once, each with a key of its own, place one', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const before = await countOrders()
    const responses = await Promise.all(Array.from({ length: 10 }, () => submit(checkout)))
    const placed = await Promise.all(responses.map(placedIn))
    expect(new Set(placed.map((order) => order.id)).size).toBe(1)
    expect(new Set(placed.map((order) => order.payment.reference)).size).toBe(1)
    expect(await countOrders()).toBe((before ?? 0) + 1)
    const opened = await shop.database
      .select()
      .from(attempts)
      .where(eq(attempts.reference, placed[0]?.payment.reference ?? ''))
    expect(opened).toHaveLength(1)
  })

  test('the same key for another body is refused', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const key = newId()
    await placedIn(await submit(checkout, {}, key))
    const response = await submit(checkout, { note: 'ring twice' }, key)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ type: 'idempotency-key-reused' })
  })

  test('without a key nothing is placed', async () => {
    const { browser, order } = await aCheckout(shop, { rate: naira })
    const response = await browser.request('/orders/', { method: 'POST', json: order })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ type: 'idempotency-key-missing' })
  })

  test('a key that is under way is not worked on twice', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const key = newId()
    const [variantId] = checkout.quote.stores.flatMap((store) => store.lines.map((line) => line.variantId))
    // The item's row is locked by somebody else: the first press waits.
    const presses = await transact(shop, async (tx) => {
      await tx
        .select()
        .from(variants)
        .where(eq(variants.id, variantId ?? ''))
        .for('update')
      const both = [submit(checkout, {}, key), submit(checkout, {}, key)]
      const refused = await Promise.race(both)
      expect(await refused.json()).toMatchObject({ type: 'idempotency-key-in-progress', status: 409 })
      return { both }
    })
    const statuses = (await Promise.all(presses.both)).map((response) => response.status)
    expect(statuses.toSorted()).toEqual([201, 409])
  })
})

describe('the price lock', () => {
  async function raise({ id, variantId }: { id: string; variantId: string }): Promise<void> {
    const prices = { minPriceMinor: 5000, maxPriceMinor: 5000 }
    await shop.database.update(variants).set({ priceMinor: 5000 }).where(eq(variants.id, variantId))
    await shop.database.update(products).set(prices).where(eq(products.id, id))
  }

  test('a quote keeps its prices while it lives, whatever prices and rates do', async () => {
    const dollars = await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '10' })
    const product = await aDeliverableProduct(shop, { priceMinor: 1000 })
    const checkout = await aCheckout(shop, { rate: dollars.id, lines: [{ variantId: product.variantId, quantity: 1 }] })
    await raise(product)
    await updateRate(shop, { rateId: dollars.id, patch: { rate: '11' }, ifVersion: undefined, caller: visitor })
    const again = await aQuote(checkout.browser, { rate: dollars.id, country: 'NG' })
    expect(again).toEqual(checkout.quote)
    const placed = await placedIn(await submit(checkout))
    expect(placed.total.amount).toBe(10_000 + 5000)
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, placed.id))
    expect(row?.rateSnapshot.rate).toBe('10')
  })

  test('after it has ended the new total is shown first', async () => {
    const product = await aDeliverableProduct(shop, { priceMinor: 1000 })
    const checkout = await aCheckout(shop, { rate: naira, lines: [{ variantId: product.variantId, quantity: 1 }] })
    await raise(product)
    shop.clock.advance(30 * 60 + 1)
    const response = await submit(checkout)
    expect(response.status).toBe(409)
    const problem = (await response.json()) as { type: string; current: { amount: number } }
    expect(problem).toMatchObject({ type: 'price-changed', current: { amount: 7_091_300 + 709_130, currency: 'NGN' } })
    const quote = await aQuote(checkout.browser, { rate: naira, country: 'NG' })
    expect(quote.total).toEqual(problem.current)
    await placedIn(await submit(checkout, { quoteId: quote.id, expectedTotal: quote.total }))
  })

  test('another delivery or country changes the delivery only, and not when the prices end', async () => {
    const store = await aStore(shop)
    const zone = await aDeliveryZone(shop, {
      storeId: store.id,
      options: [
        { name: 'Slow', priceMinor: 500 },
        { name: 'Fast', priceMinor: 2000 },
      ],
    })
    const product = await aDeliverableProduct(shop, { storeId: store.id, priceMinor: 1000 })
    const { browser, quote } = await aCheckout(shop, {
      rate: naira,
      lines: [{ variantId: product.variantId, quantity: 1 }],
    })
    expect(quote.stores[0]?.chosenOptionId).toBe(zone.options[0]?.id)
    await raise(product)
    shop.clock.advance(60)
    const delivery = [{ storeId: store.id, optionId: zone.options[1]?.id }]
    const fast = await aQuote(browser, { rate: naira, country: 'GB', delivery })
    expect(fast).toMatchObject({
      itemsTotal: quote.itemsTotal,
      heldUntil: quote.heldUntil,
      deliveryTotal: { amount: 2_836_520 },
    })
    expect(fast.id).not.toBe(quote.id)
  })
})

describe('an order is refused, and nothing is kept of it', () => {
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

  test('for another total than the one that the shopper saw', async () => {
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

  test('when the stock went elsewhere meanwhile', async () => {
    const { variantId } = await aDeliverableProduct(shop, { name: 'Last basket', stock: 1 })
    const checkout = await aCheckout(shop, { rate: naira, lines: [{ variantId, quantity: 1 }] })
    await aPlacedOrder(shop, { rate: naira, lines: [{ variantId, quantity: 1 }] })
    const current = [{ variantId, name: 'Last basket', requested: 1, available: 0 }]
    await refuses(checkout, {}, { type: 'out-of-stock', status: 409, current })
    const cart = await checkout.browser.request('/cart/')
    expect(await cart.json()).toMatchObject({ data: { count: 1 } })
  })

  test('when the product left the shop meanwhile', async () => {
    const product = await aDeliverableProduct(shop)
    const checkout = await aCheckout(shop, { rate: naira, lines: [{ variantId: product.variantId, quantity: 1 }] })
    await shop.database.update(products).set({ status: 'archived' }).where(eq(products.id, product.id))
    await refuses(checkout, {}, { type: 'out-of-stock', status: 409 })
  })

  test('when the cart changed since it was quoted', async () => {
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

  test('for an address that its country would not write so, or in another country than was quoted', async () => {
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

  test('for nothing to pay', async () => {
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

  test('for prices, totals and states that the client sends', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    for (const field of ['price', 'unit_price', 'total', 'discount', 'currency', 'state', 'paidAt', 'lines']) {
      const errors = [{ pointer: `/${field}`, code: 'unknown_field' }]
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
