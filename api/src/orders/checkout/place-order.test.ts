import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import { count, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { anAccount } from '../../../../testing/builders/auth.ts'
import { aCheckout, aDeliverableProduct, aPlacedOrder, submit } from '../../../../testing/builders/checkouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { holds } from '../../catalogue/stock/tables.ts'
import { variants } from '../../catalogue/tables.ts'
import { attempts, payments } from '../../payments/tables.ts'
import { hash, newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { orderEvents, orderLines, orders, parcels } from '../tables.ts'

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
  test('copies the quote: lines, parcels, rate, totals; holds the stock; requests the payment', async () => {
    const looms = await aStore(shop, { name: 'Accra Looms' })
    await aDeliveryZone(shop, {
      storeId: looms.id,
      options: [{ name: 'Courier', priceMinor: 700, freeOverMinor: 5000 }],
    })
    const shirt = await aDeliverableProduct(shop, { storeId: looms.id, name: 'Shirt', priceMinor: 1999 })
    const pot = await aDeliverableProduct(shop, { name: 'Pot', priceMinor: 33, stock: 20 })
    const lines = [
      { variantId: shirt.variantId, quantity: 2 },
      { variantId: pot.variantId, quantity: 7 },
    ]
    const { order, quote, placed, browser } = await aPlacedOrder(shop, { rate: naira, lines })
    expect(placed).toMatchObject({
      number: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{8}-[2-9A-HJKMNP-TV-Z]{6}$/),
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
        number: `${placed.number.slice(0, 8)}-A`,
        state: 'waiting',
        deliveryName: 'Courier',
        itemsStoreMinor: 3998,
        deliveryStoreMinor: 700,
      },
      { number: `${placed.number.slice(0, 8)}-B`, storeCurrency: 'USD', itemsMinor: 327_621 },
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
      label: placed.number.slice(0, 8),
      amountMinor: quote.total.amount,
      currency: 'NGN',
      state: 'open',
    })
    const events = await shop.database.select().from(orderEvents).where(eq(orderEvents.orderId, placed.id))
    expect(events.map((event) => event.kind)).toEqual(['placed'])
    expect(await (await browser.request('/cart/')).json()).toMatchObject({ data: { id: null, count: 0 } })
  })

  test('keeps the account of a signed-in shopper', async () => {
    const shopper = await anAccount(shop)
    const placed = await placedIn(await submit(await aCheckout(shop, { rate: naira, signedIn: shopper.headers })))
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, placed.id))
    expect(row?.accountId).toBe(shopper.id)
    const mine = await (await shop.request('/orders/mine', { headers: shopper.headers })).json()
    expect(mine).toMatchObject({ data: [{ number: placed.number }] })
  })

  test('takes a guest with a phone number alone', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const placed = await placedIn(await submit(checkout, { contact: { phone: '+44 20 7946 0018' } }))
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, placed.id))
    expect(row).toMatchObject({ email: null, phone: '+442079460018', accountId: null })
  })

  test('starts a new cart in the same browser afterwards', async () => {
    const { browser } = await aPlacedOrder(shop, { rate: naira })
    const cookie = browser.cookies.get('cart')
    expect(cookie).toMatch(/^[\w-]{43}$/)
    const { variantId } = await aDeliverableProduct(shop)
    const response = await browser.request('/cart/', { method: 'PATCH', json: { add: [{ variantId, quantity: 2 }] } })
    expect(await response.json()).toMatchObject({ data: { count: 2 } })
    expect((await (await browser.request('/cart/')).json()) as object).toMatchObject({ data: { count: 2 } })
  })

  test('does not return the order to someone who knew the cookie of its cart', async () => {
    const { browser, order } = await aCheckout(shop, { rate: naira })
    const known = new Map(browser.cookies)
    const { trackingToken } = await placedIn(await submit({ browser, order }))
    expect(browser.cookies.get('cart')).not.toBe(known.get('cart'))
    const planted = await openBrowser(shop)
    planted.cookies.set('cart', known.get('cart') ?? '')
    const stolen = await submit({ browser: planted, order: { ...order, contact: { email: 'thief@example.test' } } })
    expect(stolen.status).toBe(409)
    expect(await stolen.text()).not.toContain(trackingToken)
  })

  test('is hidden from someone who planted the browser’s cookie before it was filled', async () => {
    const planted = await openBrowser(shop)
    planted.cookies.set('cart', 'p'.repeat(43))
    const victim = await openBrowser(shop)
    victim.cookies.set('cart', 'p'.repeat(43))
    const { variantId } = await aDeliverableProduct(shop)
    const filled = await victim.request('/cart/', { method: 'PATCH', json: { add: [{ variantId, quantity: 2 }] } })
    expect(filled.status).toBe(200)
    expect(victim.cookies.get('cart')).not.toBe('p'.repeat(43))
    expect(await (await planted.request('/cart/')).json()).toMatchObject({ data: { count: 0 } })
    expect(await (await victim.request('/cart/')).json()).toMatchObject({ data: { count: 2 } })
  })
})

describe('one order for a cart', () => {
  test('a double click with one key places one and returns the same', async () => {
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

  test('ten tabs at once, each with its own key, place one', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const before = await countOrders()
    const responses = await Promise.all(Array.from({ length: 10 }, () => submit(checkout)))
    // A request answered after the browser got its next cookie carried one that opens no cart.
    const answered = responses.filter(({ status }) => status === 201)
    expect(responses.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    const placed = await Promise.all(answered.map(placedIn))
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

  test('a key in use is not processed twice', async () => {
    const checkout = await aCheckout(shop, { rate: naira })
    const key = newId()
    const [variantId] = checkout.quote.stores.flatMap((store) => store.lines.map((line) => line.variantId))
    // The item's row is locked by another transaction: the first press waits.
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
