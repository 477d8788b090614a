import type { PaymentStart } from '@makola/contract/payments/payments.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aDeliverableProduct, aPlacedOrder, submit } from '../../../../testing/builders/checkouts.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { releaseHolds } from '../../catalogue/stock/release-holds.ts'
import { holds } from '../../catalogue/stock/tables.ts'
import { variants } from '../../catalogue/tables.ts'
import { confirmPayment } from '../../payments/settlement/confirm-payment.ts'
import { newId } from '../../platform/ids.ts'
import { findWorkerStop } from '../../platform/messaging/worked-until.ts'
import { transact } from '../../platform/platform.ts'
import { holdSeconds, longestHoldSeconds } from '../checkout/reopen-payment.ts'
import { orders } from '../tables.ts'
import { expireOrders } from './expire-orders.ts'

let shop: TestPlatform
let rate: string

beforeAll(async () => {
  shop = await openTestPlatform()
  rate = (await aRate(shop)).id
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

async function anOrderOf(quantity = 1, stock = 10) {
  const { variantId } = await aDeliverableProduct(shop, { stock })
  const placed = await aPlacedOrder(shop, { rate, lines: [{ variantId, quantity }] })
  return { ...placed, variantId, ...placed.placed }
}
const readOrder = async (id: string) => (await shop.database.select().from(orders).where(eq(orders.id, id)))[0]
const readStock = async (id: string) => (await shop.database.select().from(variants).where(eq(variants.id, id)))[0]
const approve = (reference: string) => actInSandbox(shop, reference, { action: 'approve', webhook: 'never' })
const settle = (reference: string) => confirmPayment(shop, { provider: 'sandbox', reference })

const payAgain = (order: { id: string; trackingToken: string }, json: object = {}, key: string = newId()) =>
  shop.request(`/orders/${order.id}/payments`, {
    method: 'POST',
    json: { trackingToken: order.trackingToken, provider: 'sandbox', ...json },
    headers: { 'idempotency-key': key },
  })

describe('an unpaid order', () => {
  test('expires: stock, cart and payment are released', async () => {
    const order = await anOrderOf(3)
    await expireOrders(shop)
    expect(await readOrder(order.id)).toMatchObject({ state: 'awaiting_payment' })
    shop.clock.advance(holdSeconds + 1)
    await expireOrders(shop)
    await expireOrders(shop)
    expect(await readOrder(order.id)).toMatchObject({ state: 'expired', closedAt: expect.any(Date) })
    expect(await readStock(order.variantId)).toMatchObject({ onHand: 10, held: 0 })
    const cart = await order.browser.request('/cart/')
    expect(await cart.json()).toMatchObject({ data: { count: 3, rateId: rate } })
    const response = await payAgain(order)
    expect(await response.json()).toMatchObject({ type: 'wrong-state', status: 409, current: 'expired' })
    const again = await submit(order)
    expect(await again.json()).toMatchObject({ type: 'cart-changed', status: 409 })
  })

  test('is late when a worker runs, and waits when none has run since', async () => {
    const order = await anOrderOf()
    const { database } = shop
    const late = sql`now() - interval '1 hour'`
    await database.update(orders).set({ heldUntil: late }).where(eq(orders.id, order.id))
    expect(await brokenInvariants(shop)).toMatchObject([{ id: 'orders.expire', rows: [{ id: order.id }] }])
    expect(await findWorkerStop(database)).toBeNull()
    await database.execute(sql`update pgboss.version set cron_on = ${late}`)
    expect(await brokenInvariants(shop)).toEqual([])
    expect(await findWorkerStop(database)).toEqual(expect.any(Date))
    await database.execute(sql`update pgboss.version set cron_on = null`)
    shop.clock.advance(1)
    await expireOrders(shop)
    expect(await readOrder(order.id)).toMatchObject({ state: 'expired' })
  })

  test('leaves a new cart of its browser alone', async () => {
    const order = await anOrderOf()
    const { variantId } = await aDeliverableProduct(shop)
    await order.browser.request('/cart/', { method: 'PATCH', json: { add: [{ variantId, quantity: 2 }] } })
    shop.clock.advance(holdSeconds + 1)
    await expireOrders(shop)
    expect(await (await order.browser.request('/cart/')).json()).toMatchObject({ data: { count: 2 } })
  })

  test('removes its goods from the cart again when its money comes after all', async () => {
    const order = await anOrderOf(3)
    shop.clock.advance(holdSeconds + 1)
    await expireOrders(shop)
    const { variantId } = await aDeliverableProduct(shop)
    await order.browser.request('/cart/', { method: 'PATCH', json: { add: [{ variantId, quantity: 2 }] } })
    expect(await (await order.browser.request('/cart/')).json()).toMatchObject({ data: { count: 5 } })
    await approve(order.payment.reference)
    await settle(order.payment.reference)
    await shop.jobs.drain(shop)
    expect(await readOrder(order.id)).toMatchObject({ state: 'paid' })
    expect(await (await order.browser.request('/cart/')).json()).toMatchObject({ data: { count: 2 } })
  })

  test.each([
    ['another number of them', { set: 2 }, 2],
    ['them taken out and chosen anew', { set: 0, add: 3 }, 3],
  ])(
    'leaves in the cart what its shopper wants besides: %s',
    async (_, { set, add = 0 }: { set: number; add?: number }, left) => {
      const order = await anOrderOf(3)
      shop.clock.advance(holdSeconds + 1)
      await expireOrders(shop)
      const change = (json: object) => order.browser.request('/cart/', { method: 'PATCH', json })
      await change({ set: [{ variantId: order.variantId, quantity: set }] })
      shop.clock.advance(1)
      if (add > 0) await change({ add: [{ variantId: order.variantId, quantity: add }] })
      await approve(order.payment.reference)
      await settle(order.payment.reference)
      await shop.jobs.drain(shop)
      expect(await readOrder(order.id)).toMatchObject({ state: 'paid' })
      expect(await (await order.browser.request('/cart/')).json()).toMatchObject({ data: { count: left } })
    },
  )

  test('does not expire when its money came first, whichever runs first', async () => {
    const paid = await Promise.all(Array.from({ length: 10 }, () => anOrderOf()))
    for (const order of paid) await approve(order.payment.reference)
    shop.clock.advance(holdSeconds + 1)
    await Promise.all([expireOrders(shop), ...paid.map((order) => settle(order.payment.reference))])
    await shop.jobs.drain(shop)
    // Late or in time, the stock was there: each is paid, once, and none expires with money.
    for (const order of paid) {
      expect(await readOrder(order.id)).toMatchObject({ state: 'paid' })
      expect(await readStock(order.variantId)).toMatchObject({ onHand: 9, held: 0 })
    }
  })
})

describe('paying again', () => {
  test('continues the same order and extends its hold', async () => {
    const order = await anOrderOf()
    shop.clock.advance(600)
    const response = await payAgain(order)
    expect(response.status).toBe(201)
    const start = ((await response.json()) as { data: PaymentStart }).data
    expect(start).toEqual(order.payment)
    const [hold] = await shop.database.select().from(holds).where(eq(holds.orderId, order.id))
    expect(hold?.expiresAt.getTime()).toBeGreaterThan(new Date(order.heldUntil).getTime())
    expect((await readOrder(order.id))?.heldUntil).toEqual(hold?.expiresAt)
  })

  test('holds the stock up to an hour after the order was placed', async () => {
    const order = await anOrderOf()
    const end = () => readOrder(order.id).then((row) => row?.heldUntil.getTime())
    const [latest] = [Number((await readOrder(order.id))?.placedAt) + longestHoldSeconds * 1000]
    for (let elapsed = 0; elapsed + 600 < longestHoldSeconds; elapsed += 600) {
      shop.clock.advance(600)
      expect((await payAgain(order)).status).toBe(201)
      expect(await end()).toBeLessThanOrEqual(latest)
    }
    expect(await end()).toBe(latest)
    shop.clock.advance(600)
    const response = await payAgain(order)
    expect(await response.json()).toMatchObject({ type: 'wrong-state', status: 409, current: 'awaiting_payment' })
    await expireOrders(shop)
    expect(await readStock(order.variantId)).toMatchObject({ onHand: 10, held: 0 })
  })

  test('after a decline gets a new reference, and can succeed', async () => {
    const order = await anOrderOf()
    await actInSandbox(shop, order.payment.reference, { action: 'decline', webhook: 'never' })
    await settle(order.payment.reference)
    await shop.jobs.drain(shop)
    const key = newId()
    const start = ((await (await payAgain(order, {}, key)).json()) as { data: PaymentStart }).data
    expect(start.reference).not.toBe(order.payment.reference)
    expect(await (await payAgain(order, {}, key)).json()).toEqual({ data: start })
    await approve(start.reference)
    await settle(start.reference)
    await shop.jobs.drain(shop)
    expect(await readOrder(order.id)).toMatchObject({ state: 'paid' })
  })

  test('takes released stock again, or says that it is gone', async () => {
    const order = await anOrderOf(2, 2)
    await transact(shop, (tx) => releaseHolds(tx, order.id))
    expect((await payAgain(order)).status).toBe(201)
    expect(await readStock(order.variantId)).toMatchObject({ held: 2 })
    await transact(shop, (tx) => releaseHolds(tx, order.id))
    await aPlacedOrder(shop, { rate, lines: [{ variantId: order.variantId, quantity: 1 }] })
    const response = await payAgain(order)
    const current = [{ variantId: order.variantId, requested: 2, available: 1 }]
    expect(await response.json()).toMatchObject({ type: 'out-of-stock', status: 409, current })
    shop.clock.advance(holdSeconds * 2)
    await expireOrders(shop)
  })

  test('is refused once paid, and submitting the cart again returns the paid order', async () => {
    const order = await anOrderOf()
    await approve(order.payment.reference)
    await settle(order.payment.reference)
    await shop.jobs.drain(shop)
    expect(await (await payAgain(order)).json()).toMatchObject({ type: 'already-paid', status: 409 })
    const again = await submit(order)
    expect(again.status).toBe(201)
    expect(await again.json()).toMatchObject({ data: { id: order.id, state: 'paid', payment: order.payment } })
  })

  test('is limited for each order', async () => {
    const order = await anOrderOf()
    await approve(order.payment.reference)
    await settle(order.payment.reference)
    const statuses: number[] = []
    // More than two windows' worth: they may straddle a window's end.
    for (let tried = 0; tried < 41; tried++) statuses.push((await payAgain(order)).status)
    expect(new Set(statuses)).toEqual(new Set([409, 429]))
  })

  test('needs the tracking secret of that order', async () => {
    const [order, other] = [await anOrderOf(), await anOrderOf()]
    const expected = { type: 'not-found', status: 404, detail: 'This order does not exist.' }
    expect(await (await payAgain(order, { trackingToken: other.trackingToken })).json()).toMatchObject(expected)
    expect(await (await payAgain({ ...order, id: newId() })).json()).toMatchObject(expected)
  })

  test('needs an Idempotency-Key, and a new one for another body', async () => {
    const order = await anOrderOf()
    const json = { trackingToken: order.trackingToken, provider: 'sandbox' }
    const without = await shop.request(`/orders/${order.id}/payments`, { method: 'POST', json })
    expect(await without.json()).toMatchObject({ type: 'idempotency-key-missing' })
    const key = newId()
    expect((await payAgain(order, {}, key)).status).toBe(201)
    const reused = await payAgain(order, { trackingToken: 'x'.repeat(43) }, key)
    expect(await reused.json()).toMatchObject({ type: 'idempotency-key-reused', status: 422 })
  })
})
