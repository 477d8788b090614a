import type { PaymentReview } from '@makola/contract/orders/refunds.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { type AnOrder, anOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox, openAnotherPage } from '../../../../testing/builders/payments.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { badBodies, badValuesFor, withValue } from '../../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { variants } from '../../catalogue/tables.ts'
import { sandboxRefunds } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'
import { orders, parcels } from '../tables.ts'
import { expireOrders } from './expire-orders.ts'

let shop: TestPlatform
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** Paid when the order had been cancelled. */
async function late(form: Record<string, string> = {}): Promise<AnOrder> {
  const product = await aProduct(shop, { stock: 1 })
  const order = await anOrder(shop, { products: [product] })
  shop.clock.advance(16 * 60)
  await expireOrders(shop)
  await shop.database.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.orderId))
  await actInSandbox(shop, order.reference, { action: 'approve', ...form })
  await shop.jobs.drain(shop)
  return order
}
/** As if it had never been counted: not what is to be tried here. */
async function stock(variantId: string, onHand: number): Promise<void> {
  await shop.database.update(variants).set({ onHand }).where(eq(variants.id, variantId))
}
async function short(form: Record<string, string> = {}): Promise<AnOrder> {
  const order = await anOrder(shop)
  await actInSandbox(shop, order.reference, { action: 'approve', tamper: 'one-short', ...form })
  await shop.jobs.drain(shop)
  return order
}
/** Signed in again: the clock has moved. */
const headersOf = async ({ id }: SignedIn) => (await signInAs(shop, id)).headers
const list = async (query = ''): Promise<{ data: PaymentReview[]; meta: { next: string | null } }> =>
  (await shop.request(`/orders/review${query}`, { headers: await headersOf(operator) })).json()
const find = async (order: AnOrder) => (await list()).data.find(({ orderId }) => orderId === order.orderId)
const decide = async (order: { orderId: string }, json: object, by = operator) =>
  shop.request(`/orders/${order.orderId}/decision`, { method: 'POST', json, headers: await headersOf(by) })
const stateOf = async ({ orderId }: AnOrder) =>
  (await shop.database.select().from(orders).where(eq(orders.id, orderId)))[0]?.state
const because = { reason: 'Spoke with the buyer' }

describe('payment reviews', () => {
  test('are listed with problem, arrived money, and possible decisions', async () => {
    const [tooLate, tooLittle] = [await late(), await short()]
    expect(await find(tooLate)).toMatchObject({
      orderNumber: tooLate.number,
      problem: 'The payment arrived after the order was cancelled.',
      total: { amount: 150_000, currency: 'NGN' },
      buyer: { name: 'Ada Obi', email: 'ada@example.test' },
      stores: [expect.stringMatching(/^Store /)],
      arrivals: [{ provider: 'sandbox', amount: { amount: 150_000 }, isEnough: true }],
      decisions: [{ decision: 'attach', isAllowed: true }, { decision: 'refund' }, { decision: 'ignore' }],
    })
    expect(await find(tooLittle)).toMatchObject({
      arrivals: [{ amount: { amount: 149_999 }, isEnough: false }],
      decisions: [{ decision: 'attach', isAllowed: false, reason: 'The payment does not cover the order.' }, {}, {}],
    })
    const first = await list('?limit=1')
    expect(first.data.map(({ orderId }) => orderId)).toEqual([tooLate.orderId])
    const second = await list(`?limit=1&cursor=${first.meta.next}`)
    expect(second).toMatchObject({ data: [{ orderId: tooLittle.orderId }], meta: { next: null } })
    for (const order of [tooLate, tooLittle]) await decide(order, { decision: 'ignore', ...because })
  })

  test('are visible to operators only', async () => {
    const order = await short()
    const { owner } = await aStoreWithOwner(shop)
    expect((await shop.request('/orders/review', { headers: owner.headers })).status).toBe(403)
    expect((await shop.request('/orders/review')).status).toBe(401)
    expect((await decide(order, { decision: 'refund', ...because }, owner)).status).toBe(403)
    const nobody = { method: 'POST', json: { decision: 'refund', ...because } }
    expect((await shop.request(`/orders/${order.orderId}/decision`, nobody)).status).toBe(401)
    await decide(order, { decision: 'ignore', ...because })
  })
})

describe('attach', () => {
  test('honours the order when the goods are in stock', async () => {
    const order = await late()
    const answer = await decide(order, { decision: 'attach', ...because })
    expect(await answer.json()).toEqual({ data: { orderId: order.orderId, orderState: 'paid' } })
    const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, order.orderId))
    expect(parcel?.state).toBe('new')
    expect(await find(order)).toBeUndefined()
    const entries = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, order.orderId))
    expect(entries).toMatchObject([
      { actor: `account:${operator.id}`, action: 'payment.decided', after: { decision: 'attach', ...because } },
    ])
    await shop.jobs.drain(shop)
  })

  test('refunds money beyond the payment that pays', async () => {
    const order = await short()
    const second = await openAnotherPage(shop, order)
    await actInSandbox(shop, second.reference, { action: 'approve' })
    await shop.jobs.drain(shop)
    await decide(order, { decision: 'attach', ...because })
    await shop.jobs.drain(shop)
    expect(await stateOf(order)).toBe('paid')
    const back = await shop.database.select().from(sandboxRefunds)
    expect(back.filter(({ reference }) => reference === order.reference)).toMatchObject([{ amountMinor: 149_999 }])
    expect(back.filter(({ reference }) => reference === second.reference)).toEqual([])
  })

  test('names missing goods', async () => {
    const order = await late()
    const [{ variantId } = { variantId: '' }] = order.products
    await stock(variantId, 0)
    const answer = await decide(order, { decision: 'attach', ...because })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ type: 'out-of-stock', current: [{ requested: 1, available: 0 }] })
    expect((await find(order))?.orderState).toBe('review')
    await stock(variantId, 1)
    await decide(order, { decision: 'ignore', ...because })
  })

  test('needs enough money', async () => {
    const order = await short()
    const answer = await decide(order, { decision: 'attach', ...because })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ type: 'wrong-state', current: 'review' })
    await decide(order, { decision: 'ignore', ...because })
  })
})

describe('refund', () => {
  test.each([
    ['late', late, 150_000],
    ['short', short, 149_999],
  ] as const)('sends everything that came %s back', async (_, arrive, amountMinor) => {
    const order = await arrive()
    expect((await decide(order, { decision: 'refund', ...because })).status).toBe(200)
    expect(await find(order)).toBeUndefined()
    await shop.jobs.drain(shop)
    expect(await stateOf(order)).toBe('refunded')
    const books = await shop.database.select().from(sandboxRefunds).where(eq(sandboxRefunds.reference, order.reference))
    expect(books).toMatchObject([{ amountMinor, end: 'succeeded' }])
  })

  test('also refunds later money, as after an order that was left unpaid', async () => {
    for (const decision of ['refund', 'ignore']) {
      const order = await short()
      const second = await openAnotherPage(shop, order)
      await decide(order, { decision, ...because })
      await actInSandbox(shop, second.reference, { action: 'approve' })
      await shop.jobs.drain(shop)
      const back = await shop.database
        .select()
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.reference, second.reference))
      expect(back).toMatchObject([{ amountMinor: 150_000, end: 'succeeded' }])
      expect(await stateOf(order)).toBe(decision === 'refund' ? 'refunded' : 'cancelled')
    }
  })

  test('that fails is open for decision again', async () => {
    const order = await short({ refunds: 'failed' })
    await decide(order, { decision: 'refund', ...because })
    await shop.jobs.drain(shop)
    shop.clock.advance(21)
    await shop.jobs.drain(shop, { all: true })
    expect(await find(order)).toMatchObject({
      problem: 'The refund could not be sent. The bank rejected the refund.',
    })
    await decide(order, { decision: 'ignore', ...because })
  })
})

describe('ignore', () => {
  test('closes the order, and later news changes nothing', async () => {
    const order = await late()
    await decide(order, { decision: 'ignore', ...because })
    expect(await stateOf(order)).toBe('cancelled')
    await shop.request(`/payments/verify?reference=${order.reference}`)
    expect(await stateOf(order)).toBe('cancelled')
  })

  test('and every other decision happens once, also with ten at once', async () => {
    const order = await short()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => decide(order, { decision: 'refund', ...because })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    await shop.jobs.drain(shop)
    const again = await decide(order, { decision: 'ignore', ...because })
    expect(await again.json()).toMatchObject({ type: 'wrong-state', current: 'refunded' })
    expect((await decide({ orderId: newId() }, { decision: 'ignore', ...because })).status).toBe(404)
  })

  test('bad input is refused', async () => {
    const order = await short()
    const body = { decision: 'ignore', ...because }
    const headers = await headersOf(operator)
    const send = (init: { body: string; headers?: Record<string, string> }) =>
      shop.request(`/orders/${order.orderId}/decision`, {
        method: 'POST',
        body: init.body,
        headers: { 'content-type': 'application/json', ...headers, ...init.headers },
      })
    for (const field of [
      { pointer: '/decision', type: 'enum' },
      { pointer: '/reason', type: 'line', max: 300 },
    ] as const)
      for (const [name, value] of badValuesFor(field))
        expect((await send({ body: withValue(body, field.pointer, value) })).status, name).toBe(422)
    for (const { id, init, statuses } of badBodies) expect(statuses, id).toContain((await send(init(body))).status)
    expect(await stateOf(order)).toBe('review')
    await decide(order, body)
  })
})
