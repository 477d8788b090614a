import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { type Browser, openBrowser } from '../../../../testing/browser.ts'
import { aDeliverableProduct, aPlacedOrder, submit } from '../../../../testing/builders/checkouts.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { variants } from '../../catalogue/tables.ts'
import { confirmPayment } from '../../payments/settlement/confirm-payment.ts'
import { refunds } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { expireOrders } from '../settlement/expire-orders.ts'
import { orders } from '../tables.ts'
import { holdSeconds } from './reopen-payment.ts'

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

type Ordered = Awaited<ReturnType<typeof anOrderOf>>

async function anOrderOf(quantity = 1, stock = 10) {
  const { variantId } = await aDeliverableProduct(shop, { stock })
  const placed = await aPlacedOrder(shop, { rate, lines: [{ variantId, quantity }] })
  return { ...placed, variantId, ...placed.placed }
}
const readOrder = async ({ id }: Ordered) => (await shop.database.select().from(orders).where(eq(orders.id, id)))[0]
const readStock = async ({ variantId }: Ordered) =>
  (await shop.database.select().from(variants).where(eq(variants.id, variantId)))[0]
const settle = ({ payment: { reference } }: Ordered) => confirmPayment(shop, { provider: 'sandbox', reference })
/** Acts on the sandbox's page without a webhook. */
const act = ({ payment }: Ordered, action: string) =>
  actInSandbox(shop, payment.reference, { action, webhook: 'never' })
const letGo = (order: Ordered, browser: Browser = order.browser, trackingToken = order.trackingToken) =>
  browser.request(`/orders/${order.id}/let-go`, { method: 'POST', json: { trackingToken } })
const linesOf = async (browser: Browser) => {
  const { data } = await (await browser.request('/cart/')).json()
  const lines: { variantId: string; quantity: number }[] = data.stores.flatMap(
    (store: { lines: object[] }) => store.lines,
  )
  return lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
}
const shown = async (response: Response): Promise<TrackedOrder> => {
  expect(response.status).toBe(200)
  return (await response.json()).data
}
const refusal = async (response: Response) => {
  const { type, current } = await response.json()
  return { status: response.status, type, current }
}
const whole = (order: Ordered, quantity = 1) => [{ variantId: order.variantId, quantity }]

describe('an unpaid order that is to be changed', () => {
  test('is released at once: stock free, lines in the cart, nothing left to pay', async () => {
    const order = await anOrderOf(3)
    await act(order, 'decline')
    const tracked = await shown(await letGo(order))
    expect(tracked).toMatchObject({ state: 'expired', isLetGo: true, canPayAgain: false, methods: [] })
    expect(tracked.timeline[0]).toMatchObject({
      kind: 'cancelled',
      text: 'You changed this order and were not charged',
    })
    expect(await readStock(order)).toMatchObject({ onHand: 10, held: 0 })
    expect(await linesOf(order.browser)).toEqual(whole(order, 3))
    const verified = await shop.request(`/payments/verify?reference=${order.payment.reference}`)
    expect(await verified.json()).toMatchObject({ data: { outcome: 'let-go', canPayAgain: false } })
    expect(await refusal(await submit(order))).toMatchObject({ type: 'cart-changed' })
  })

  test('adds its lines to the current cart', async () => {
    const order = await anOrderOf(2)
    const other = await aDeliverableProduct(shop)
    const add = [{ variantId: other.variantId, quantity: 1 }, ...whole(order)]
    await order.browser.request('/cart/', { method: 'PATCH', json: { add } })
    await letGo(order)
    expect(await linesOf(order.browser)).toEqual(
      expect.arrayContaining([{ variantId: other.variantId, quantity: 1 }, ...whole(order, 3)]),
    )
  })

  test('is released once, however often and fast the button is pressed', async () => {
    const order = await anOrderOf(2)
    const answers = await Promise.all(Array.from({ length: 5 }, () => letGo(order)))
    for (const answer of answers) expect(await shown(answer)).toMatchObject({ state: 'expired', isLetGo: true })
    expect(await shown(await letGo(order))).toMatchObject({ isLetGo: true })
    expect(await linesOf(order.browser)).toEqual(whole(order, 2))
    expect(await readStock(order)).toMatchObject({ onHand: 10, held: 0 })
    const { timeline } = await shown(await shop.request(`/orders/track/${order.trackingToken}`))
    expect(timeline.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1)
  })

  test('stays when it was paid meanwhile, before the shop knows', async () => {
    const order = await anOrderOf()
    await act(order, 'approve')
    expect(await refusal(await letGo(order))).toEqual({ status: 409, type: 'already-paid', current: 'paid' })
    expect(await readOrder(order)).toMatchObject({ state: 'paid', letGoAt: null })
    expect(await linesOf(order.browser)).toEqual([])
  })

  test('stays while the bank works, and cannot be paid a second time meanwhile', async () => {
    const order = await anOrderOf()
    await actInSandbox(shop, order.payment.reference, { action: 'slow', slowSeconds: '600', webhook: 'never' })
    const confirming = { status: 409, type: 'wrong-state', current: 'confirming' }
    expect(await refusal(await letGo(order))).toEqual(confirming)
    const tracked = await shown(await shop.request(`/orders/track/${order.trackingToken}`))
    expect(tracked).toMatchObject({ isConfirming: true, canPayAgain: false, methods: [] })
    const again = await shop.request(`/orders/${order.id}/payments`, {
      method: 'POST',
      json: { trackingToken: order.trackingToken, provider: 'sandbox' },
      headers: { 'idempotency-key': newId() },
    })
    expect(await refusal(again)).toEqual(confirming)
    // A tab that still shows the checkout.
    expect(await refusal(await submit(order))).toEqual(confirming)
    shop.clock.advance(601)
    await settle(order)
    await shop.jobs.drain(shop)
    expect(await readOrder(order)).toMatchObject({ state: 'paid' })
  })

  test('that has expired meanwhile says so, and its items are in the cart once', async () => {
    const order = await anOrderOf(2)
    shop.clock.advance(holdSeconds + 1)
    await Promise.all([expireOrders(shop), expireOrders(shop)])
    expect(await refusal(await letGo(order))).toEqual({ status: 409, type: 'wrong-state', current: 'expired' })
    expect(await linesOf(order.browser)).toEqual(whole(order, 2))
  })

  test('ends in one way when it expires, is paid and is released at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => anOrderOf()))
    for (const order of all) await act(order, 'approve')
    shop.clock.advance(holdSeconds + 1)
    await Promise.all([expireOrders(shop), ...all.flatMap((order) => [settle(order), letGo(order), letGo(order)])])
    await shop.jobs.drain(shop)
    for (const order of all) {
      expect(await readOrder(order)).toMatchObject({ state: 'paid' })
      expect(await readStock(order)).toMatchObject({ onHand: 9, held: 0 })
      expect(await linesOf(order.browser)).toEqual([])
    }
  })

  test('can be released with its link: the lines go to the cart of the browser that asks', async () => {
    const order = await anOrderOf()
    const phone = await openBrowser(shop)
    await shown(await letGo(order, phone))
    expect(await linesOf(phone)).toEqual(whole(order))
    expect(await linesOf(order.browser)).toEqual([])
    await act(order, 'approve')
    await settle(order)
    await shop.jobs.drain(shop)
    expect(await readOrder(order)).toMatchObject({ state: 'paid' })
    expect(await linesOf(phone)).toEqual([])
  })

  test('is not found without its own link', async () => {
    const [order, other] = [await anOrderOf(), await anOrderOf()]
    const missing = { status: 404, type: 'not-found' }
    expect(await refusal(await letGo(order, order.browser, other.trackingToken))).toMatchObject(missing)
    expect(await refusal(await letGo({ ...order, id: newId() }))).toMatchObject(missing)
    const bare = await shop.request(`/orders/${order.id}/let-go`, {
      method: 'POST',
      json: { trackingToken: order.trackingToken },
    })
    expect(await refusal(bare)).toMatchObject({ status: 403, type: 'anti-forgery' })
    expect(await readOrder(order)).toMatchObject({ state: 'awaiting_payment' })
  })
})

describe('money for a released order', () => {
  test('is honoured while its lines are unchanged in the cart, and they are bought only once', async () => {
    const order = await anOrderOf(2)
    await letGo(order)
    await act(order, 'approve')
    await settle(order)
    await shop.jobs.drain(shop)
    expect(await readOrder(order)).toMatchObject({ state: 'paid' })
    expect(await readStock(order)).toMatchObject({ onHand: 8, held: 0 })
    expect(await linesOf(order.browser)).toEqual([])
  })

  test('is refunded automatically once the cart has changed', async () => {
    const order = await anOrderOf(2)
    await letGo(order)
    await order.browser.request('/cart/', { method: 'PATCH', json: { set: whole(order, 1) } })
    await act(order, 'approve')
    await settle(order)
    await shop.jobs.drain(shop)
    expect(await readOrder(order)).toMatchObject({
      state: 'refunded',
      stateReason: 'The payment arrived after you changed the order. The refund is on its way.',
    })
    const sent = await shop.database
      .select()
      .from(refunds)
      .where(eq(refunds.reason, 'Paid after the order was changed'))
    expect(sent).toMatchObject([{ amountMinor: order.total.amount }])
    expect(await readStock(order)).toMatchObject({ onHand: 10, held: 0 })
    expect(await linesOf(order.browser)).toEqual(whole(order, 1))
  })
})
