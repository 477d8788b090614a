import type { PaymentReview, ReviewDecision, StuckRefund } from '@makola/contract/orders/refunds.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { type AnOrder, anOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox, openAnotherPage } from '../../../../testing/builders/payments.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { notifications } from '../../notifications/tables.ts'
import { sweepRefunds } from '../../payments/refunds/sweep-refunds.ts'
import { confirmPayment } from '../../payments/settlement/confirm-payment.ts'
import { refunds, sandboxRefunds } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { readOutboxFolder } from '../../platform/mail/mailer.ts'
import { auditEntries } from '../../shop/tables.ts'
import { orderEvents, orders, parcels } from '../tables.ts'
import { expireOrders } from './expire-orders.ts'

let shop: TestPlatform
let operator: SignedIn
let owner: SignedIn
let store: StoreRow

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
  ;({ store, owner } = await aStoreWithOwner(shop))
})
afterEach(async () => {
  await shop.jobs.drain(shop, { all: true })
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** Signed in again: the clock has moved. */
const headersOf = async ({ id }: SignedIn) => (await signInAs(shop, id)).headers
const waiting = async (path: string) =>
  (await (await shop.request(path, { headers: await headersOf(operator) })).json()).data
const find = async ({ orderId }: AnOrder): Promise<PaymentReview | undefined> =>
  (await waiting('/orders/review')).find((review: PaymentReview) => review.orderId === orderId)
const decide = async ({ orderId }: AnOrder, decision: ReviewDecision) =>
  shop.request(`/orders/${orderId}/decision`, {
    method: 'POST',
    json: { decision, reason: 'Spoke with the buyer' },
    headers: await headersOf(operator),
  })
const decideStuck = async (id: string | undefined) =>
  shop.request(`/refunds/${id}/decision`, {
    method: 'POST',
    json: { decision: 'given-back', reason: 'By bank transfer' },
    headers: await headersOf(operator),
  })
const refundParcel = async ({ orderId }: AnOrder) => {
  const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, orderId))
  return shop.request(`/parcels/${parcel?.id}/refunds`, {
    method: 'POST',
    json: { reason: 'Torn', of: { kind: 'rest' } },
    headers: { ...(await headersOf(owner)), 'idempotency-key': newId() },
  })
}
const stateOf = async ({ orderId }: AnOrder) =>
  (await shop.database.select().from(orders).where(eq(orders.id, orderId)))[0]?.state
/** The provider takes 20 seconds over a refund. */
const later = async (seconds = 21) => {
  await shop.jobs.drain(shop)
  shop.clock.advance(seconds)
  await sweepRefunds(shop)
  await shop.jobs.drain(shop, { all: true })
}
/** The provider's refunds of it, smallest first. */
const sentBack = async ({ reference }: { reference: string }) =>
  (await shop.database.select().from(sandboxRefunds).where(eq(sandboxRefunds.reference, reference)))
    .map(({ amountMinor }) => amountMinor)
    .toSorted((a, b) => a - b)

/** Paid with one minor unit more than it costs: 150,001 of 150,000. */
async function overpaid(form: Record<string, string> = {}): Promise<AnOrder> {
  const product = await aProduct(shop, { storeId: store.id, stock: 1 })
  const order = await anOrder(shop, { products: [product] })
  await actInSandbox(shop, order.reference, { action: 'approve', tamper: 'one-over', ...form })
  await shop.jobs.drain(shop)
  return order
}

/** Decided on its page, without a webhook. */
async function untold(tamper: string, ends = 'at-once'): Promise<AnOrder> {
  const order = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id, stock: 1 })] })
  await actInSandbox(shop, order.reference, { action: 'approve', tamper, webhook: 'never', refunds: ends })
  return order
}

describe('an overpaid order', () => {
  test('is honoured, and the surplus waits for an operator, who is notified once', async () => {
    const order = await overpaid()
    expect(await stateOf(order)).toBe('paid')
    const review = await find(order)
    expect(review).toMatchObject({
      orderNumber: order.number,
      orderState: 'paid',
      problem: 'The payment was ₦0.01 more than the order total.',
      total: { amount: 150_000, currency: 'NGN' },
      surplus: { amount: 1, currency: 'NGN' },
      arrivals: [{ amount: { amount: 150_001 }, isEnough: true }],
    })
    expect(review?.decisions.map(({ decision }) => decision)).toEqual(['refund', 'ignore'])
    await shop.request(`/payments/verify?reference=${order.reference}`)
    await shop.jobs.drain(shop)
    const told = await shop.database.select().from(notifications).where(eq(notifications.type, 'payment-to-decide'))
    expect(told.filter(({ title }) => title.includes(order.number))).toMatchObject([
      { accountId: operator.id, body: review?.problem, link: '/dashboard/payment-reviews' },
    ])
    const letters = (await readOutboxFolder(shop.mailer.folder ?? '')).filter(({ to }) => to === operator.email)
    expect(letters.filter(({ subject }) => subject.includes(order.number))).toHaveLength(1)
    await decide(order, 'ignore')
  })

  test('with ten decisions at once refunds the surplus once, and nothing of the price', async () => {
    const order = await overpaid()
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(order, 'refund')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    await shop.jobs.drain(shop)
    expect(await sentBack(order)).toEqual([1])
    expect(await stateOf(order)).toBe('paid')
    expect(await find(order)).toBeUndefined()
    const entries = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, order.orderId))
    expect(entries).toMatchObject([
      { action: 'payment.decided', after: { decision: 'refund', surplusMinor: 1, currency: 'NGN' } },
    ])
  })

  test('left as it is, moves nothing and waits for nothing', async () => {
    const order = await overpaid()
    expect(await (await decide(order, 'ignore')).json()).toEqual({
      data: { orderId: order.orderId, orderState: 'paid' },
    })
    await shop.jobs.drain(shop)
    expect(await sentBack(order)).toEqual([])
    expect(await find(order)).toBeUndefined()
  })

  test('cannot be honoured again', async () => {
    const order = await overpaid()
    const answer = await decide(order, 'attach')
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ type: 'wrong-state', current: 'paid' })
    expect(await find(order)).toBeDefined()
    await decide(order, 'ignore')
  })

  test.each([
    ['before', ['surplus', 'parcel']],
    ['after', ['parcel', 'surplus']],
  ])('gives it back %s the order is refunded, which it takes nothing from', async (_, steps) => {
    const order = await overpaid()
    for (const step of steps) {
      expect((await (step === 'surplus' ? decide(order, 'refund') : refundParcel(order))).ok).toBe(true)
      await shop.jobs.drain(shop)
      shop.clock.advance(1)
    }
    expect(await sentBack(order)).toEqual([1, 150_000])
    expect(await stateOf(order)).toBe('refunded')
    expect((await refundParcel(order)).status).toBe(409)
  })

  test('refused by the provider, the surplus is decided among the refunds, whatever was refunded of the order since', async () => {
    const order = await overpaid({ refunds: 'failed' })
    await decide(order, 'refund')
    await later()
    await refundParcel(order)
    await later()
    expect(await stateOf(order)).toBe('paid')
    const stuck = (await waiting('/refunds/stuck')) as StuckRefund[]
    expect(stuck).toMatchObject([{ orderNumber: order.number, parcel: null, amount: { amount: 1 }, state: 'failed' }])
    expect((await decideStuck(stuck[0]?.id)).status).toBe(200)
    await shop.jobs.drain(shop)
    expect(await waiting('/refunds/stuck')).toEqual([])
    expect(await stateOf(order)).toBe('paid')
  })
})

describe('too much money for an ended order', () => {
  async function late(form: Record<string, string> = {}): Promise<AnOrder> {
    const product = await aProduct(shop, { storeId: store.id, stock: 1 })
    const order = await anOrder(shop, { products: [product] })
    shop.clock.advance(16 * 60)
    await expireOrders(shop)
    await shop.database.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.orderId))
    await actInSandbox(shop, order.reference, { action: 'approve', tamper: 'one-over', ...form })
    await shop.jobs.drain(shop)
    return order
  }

  test('is refunded by its surplus once an operator honours the order', async () => {
    const order = await late()
    expect(await find(order)).toMatchObject({ orderState: 'review', surplus: null })
    expect((await decide(order, 'attach')).status).toBe(200)
    await shop.jobs.drain(shop)
    expect(await sentBack(order)).toEqual([1])
    expect(await stateOf(order)).toBe('paid')
    expect(await find(order)).toBeUndefined()
  })

  test('is refunded whole with the rest, and a failed full refund is not mistaken for it', async () => {
    const order = await late({ refunds: 'turned-away' })
    await decide(order, 'refund')
    await later()
    await later(2 * 86_400)
    expect(await stateOf(order)).toBe('review')
    expect((await decide(order, 'attach')).status).toBe(200)
    await shop.jobs.drain(shop, { all: true })
    expect(await stateOf(order)).toBe('paid')
    const asked = await shop.database.select().from(refunds).where(eq(refunds.paymentId, order.paymentId))
    expect(asked.map(({ amountMinor }) => amountMinor).toSorted((a, b) => a - b)).toEqual([1, 150_001])
    const stuck = (await waiting('/refunds/stuck')) as StuckRefund[]
    expect(stuck.filter(({ amount }) => amount.amount === 150_001)).toEqual([])
  })
})

describe('further payments', () => {
  test('paid twice too: each is refunded or decided separately, never both', async () => {
    const order = await overpaid()
    const second = await openAnotherPage(shop, order)
    await actInSandbox(shop, second.reference, { action: 'approve', refunds: 'failed' })
    await later()
    const [stuck] = (await waiting('/refunds/stuck')) as StuckRefund[]
    expect(stuck).toMatchObject({ orderNumber: order.number, amount: { amount: 150_000 }, state: 'failed' })
    await decide(order, 'refund')
    await shop.jobs.drain(shop)
    const asked = await shop.database.select().from(refunds).where(eq(refunds.paymentId, order.paymentId))
    expect(asked.map(({ amountMinor, state }) => `${state} ${amountMinor}`).toSorted()).toEqual([
      'failed 150000',
      'succeeded 1',
    ])
    expect(await waiting('/refunds/stuck')).toHaveLength(1)
    await decideStuck(stuck?.id)
  })

  test('too little just before enough: the order is paid, and the little is refunded', async () => {
    const order = await untold('one-short')
    const second = await openAnotherPage(shop, order)
    await actInSandbox(shop, second.reference, { action: 'approve', webhook: 'never' })
    // Both are recorded before the order hears of either.
    for (const { reference } of [order, second]) await confirmPayment(shop, { provider: 'sandbox', reference })
    await shop.jobs.drain(shop)
    expect(await stateOf(order)).toBe('paid')
    expect(await sentBack(order)).toEqual([149_999])
    expect(await sentBack(second)).toEqual([])
    expect(await find(order)).toBeUndefined()
    const told = await shop.database.select().from(orderEvents).where(eq(orderEvents.orderId, order.orderId))
    expect(told.filter(({ kind }) => kind === 'refunded')).toMatchObject([
      { text: '₦1,499.99 refunded: the payment was more than the order total' },
    ])
  })

  test('an order whose money is being refunded cannot be honoured', async () => {
    const order = await untold('one-short', 'failed')
    await confirmPayment(shop, { provider: 'sandbox', reference: order.reference })
    await shop.jobs.drain(shop)
    const second = await openAnotherPage(shop, order)
    await actInSandbox(shop, second.reference, { action: 'approve', refunds: 'later' })
    await shop.jobs.drain(shop)
    expect((await find(order))?.decisions[0]).toMatchObject({ decision: 'attach', isAllowed: true })
    await decide(order, 'refund')
    // The first of the two refunds fails when the second has arrived already.
    await later()
    const review = await find(order)
    expect(review?.decisions[0]).toEqual({
      decision: 'attach',
      isAllowed: false,
      reason: 'The payment does not cover the order.',
    })
    const answer = await decide(order, 'attach')
    expect(await answer.json()).toMatchObject({ type: 'wrong-state', current: 'review' })
    expect(await sentBack(second)).toEqual([150_000])
    await decide(order, 'ignore')
  })

  test('more money during the refund of the first: the order ends when the first is back', async () => {
    const order = await untold('one-short', 'later')
    const second = await openAnotherPage(shop, order)
    await confirmPayment(shop, { provider: 'sandbox', reference: order.reference })
    await shop.jobs.drain(shop)
    await decide(order, 'refund')
    await shop.jobs.drain(shop)
    shop.clock.advance(10)
    await actInSandbox(shop, second.reference, { action: 'approve', refunds: 'later' })
    await shop.jobs.drain(shop)
    await later()
    await later()
    expect(await sentBack(second)).toEqual([150_000])
    expect(await stateOf(order)).toBe('refunded')
  })
})
