import type { PaymentReview } from '@makola/contract/orders/refunds.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { type AnOrder, anOrder } from '../../../../testing/builders/orders.ts'
import { aTolerance, openAnotherPage, payShort } from '../../../../testing/builders/payments.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { variants } from '../../catalogue/tables.ts'
import { postShortfall } from '../../ledger/postings/post-shortfall.ts'
import { ledgerEntries, ledgerPostings } from '../../ledger/tables.ts'
import { confirmPayment } from '../../payments/settlement/confirm-payment.ts'
import { attempts, paymentFacts, payments, sandboxRefunds } from '../../payments/tables.ts'
import { transact } from '../../platform/platform.ts'
import { auditEntries } from '../../shop/tables.ts'
import { orders, parcels } from '../tables.ts'
import { expireOrders } from './expire-orders.ts'

let shop: TestPlatform
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
})
beforeEach(() => aTolerance(shop))
afterEach(async () => {
  await shop.jobs.drain(shop, { all: true })
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** Signed in again: the clock has moved. */
const signIn = async () => (await signInAs(shop, operator.id)).headers
const confirm = ({ reference }: { reference: string }) => confirmPayment(shop, { provider: 'sandbox', reference })

/** 150,000 kobo, paid too little by so much. */
async function paidShort(byMinor: number): Promise<AnOrder> {
  const order = await anOrder(shop)
  await payShort(shop, order, { byMinor })
  await confirm(order)
  await shop.jobs.drain(shop)
  return order
}
const find = async ({ orderId }: AnOrder) => {
  const [order] = await shop.database.select().from(orders).where(eq(orders.id, orderId))
  const [payment] = await shop.database.select().from(payments).where(eq(payments.orderId, orderId))
  return { state: order?.state, captured: payment?.capturedMinor, shortfall: payment?.shortfallMinor }
}
const booked = async ({ orderId }: AnOrder, account: 'losses' | 'buyer' | 'seller') => {
  const rows = await shop.database
    .select({ minor: ledgerEntries.minor })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(and(eq(ledgerPostings.orderId, orderId), eq(ledgerEntries.account, account)))
  return rows.reduce((sum, { minor }) => sum + minor, 0)
}
const entriesOf = ({ orderId }: AnOrder) =>
  shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, orderId)).orderBy(asc(auditEntries.id))
const review = async ({ orderId }: AnOrder): Promise<PaymentReview | undefined> =>
  (await (await shop.request('/orders/review', { headers: await signIn() })).json()).data.find(
    (each: PaymentReview) => each.orderId === orderId,
  )
const decide = async ({ orderId }: AnOrder, decision: string) =>
  shop.request(`/orders/${orderId}/decision`, {
    method: 'POST',
    json: { decision, reason: 'A bank fee' },
    headers: await signIn(),
  })
const sentBack = async (...references: string[]) =>
  (await shop.database.select().from(sandboxRefunds).where(inArray(sandboxRefunds.reference, references))).map(
    ({ amountMinor }) => amountMinor,
  )

describe('a payment that is short', () => {
  test('by no more than the tolerance pays: the store gets all of it, the buyer owes nothing, the shop bears it', async () => {
    const order = await paidShort(500)
    expect(await find(order)).toEqual({ state: 'paid', captured: 149_500, shortfall: 500 })
    expect(await booked(order, 'losses')).toBe(500)
    expect(await booked(order, 'buyer')).toBe(0)
    expect(await booked(order, 'seller')).toBe(-1500)
    const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, order.orderId))
    expect(parcel).toMatchObject({ state: 'new', shortfallMinor: 500 })
    expect(await entriesOf(order)).toMatchObject([
      { actor: 'payment', action: 'payment.short', after: { shortfallMinor: 500, currency: 'NGN' } },
    ])
    const headers = await signIn()
    const seen = (await (await shop.request(`/orders/${parcel?.id}`, { headers })).json()).data
    expect(seen).toMatchObject({
      total: { amount: 150_000 },
      shortfall: { amount: 500, currency: 'NGN' },
      refundable: { amount: 149_500 },
    })
    const figures = (await (await shop.request('/shop/overview', { headers })).json()).data
    expect(figures.borne.currencies).toMatchObject([{ currency: 'NGN', month: 500 }])
    const { data } = await (await shop.request(`/shop/search?q=${order.number}`, { headers })).json()
    expect(data.orders.found).toMatchObject([{ number: order.number, shortfall: { amount: 500, currency: 'NGN' } }])
  })

  test('by one minor unit more waits for a person, who cannot honour it', async () => {
    const order = await paidShort(501)
    expect(await find(order)).toMatchObject({ state: 'review', captured: 0, shortfall: 0 })
    expect(await review(order)).toMatchObject({ shortfall: null, decisions: [{ isAllowed: false }, {}, {}] })
    const answer = await decide(order, 'attach')
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'orders.money-too-little' })
    await decide(order, 'refund')
  })

  test('is honoured by the tolerance of the moment when the money came, with ten webhooks and a change at once', async () => {
    const order = await anOrder(shop)
    await payShort(shop, order, { byMinor: 500 })
    await Promise.all([
      ...Array.from({ length: 5 }, () => confirm(order)),
      aTolerance(shop, { basisPoints: 0 }),
      ...Array.from({ length: 5 }, () => confirm(order)),
    ])
    await shop.jobs.drain(shop)
    const { state, captured, shortfall } = await find(order)
    // Either came first: all of it happened, or none.
    expect([
      ['paid', 149_500, 500],
      ['review', 0, 0],
    ]).toContainEqual([state, captured, shortfall])
    expect(await booked(order, 'losses')).toBe(shortfall)
    expect(await shop.database.$count(paymentFacts, eq(paymentFacts.paymentId, order.paymentId))).toBe(1)
    await confirm(order)
    await shop.jobs.drain(shop)
    expect(await find(order)).toEqual({ state, captured, shortfall })
    if (state === 'review') await decide(order, 'refund')
  })

  test('and another one at once: one pays, the other goes back whole', async () => {
    const order = await anOrder(shop)
    const second = await openAnotherPage(shop, order)
    await payShort(shop, order, { byMinor: 500 })
    await payShort(shop, second, { byMinor: 1 })
    await Promise.all([confirm(order), confirm(second), confirm(order), confirm(second)])
    await shop.jobs.drain(shop, { all: true })
    const { state, captured = 0, shortfall = 0 } = await find(order)
    expect(state).toBe('paid')
    expect(captured + shortfall).toBe(150_000)
    expect(await sentBack(order.reference, second.reference)).toEqual([captured === 149_500 ? 149_999 : 149_500])
  })

  test('two halves are not added up', async () => {
    const order = await anOrder(shop)
    const second = await openAnotherPage(shop, order)
    await payShort(shop, order, { byMinor: 75_000 })
    await payShort(shop, second, { byMinor: 75_000 })
    await Promise.all([confirm(order), confirm(second)])
    await shop.jobs.drain(shop)
    expect(await find(order)).toMatchObject({ state: 'review', captured: 0, shortfall: 0 })
    expect((await decide(order, 'attach')).status).toBe(409)
    await decide(order, 'refund')
    await shop.jobs.drain(shop, { all: true })
    expect(await sentBack(order.reference, second.reference)).toEqual([75_000, 75_000])
  })

  test('goes back whole when the goods are gone, and the shop bears nothing', async () => {
    const product = await aProduct(shop, { stock: 1 })
    const order = await anOrder(shop, { products: [product] })
    await payShort(shop, order, { byMinor: 500 })
    shop.clock.advance(16 * 60)
    await expireOrders(shop)
    await shop.database.update(variants).set({ onHand: 0 }).where(eq(variants.id, product.variantId))
    await confirm(order)
    await shop.jobs.drain(shop, { all: true })
    expect(await find(order)).toEqual({ state: 'refunded', captured: 149_500, shortfall: 500 })
    expect(await booked(order, 'losses')).toBe(0)
    expect(await sentBack(order.reference)).toEqual([149_500])
    await shop.database.update(variants).set({ onHand: 1 }).where(eq(variants.id, product.variantId))
  })
})

describe('a short payment from before the tolerance', () => {
  test('is honoured by an operator, once with ten at once, and the shop bears it', async () => {
    await aTolerance(shop, { basisPoints: 0 })
    const order = await paidShort(500)
    expect(await find(order)).toMatchObject({ state: 'review' })
    await aTolerance(shop)
    expect(await review(order)).toMatchObject({
      shortfall: { amount: 500, currency: 'NGN' },
      decisions: [{ decision: 'attach', isAllowed: true }, {}, {}],
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(order, 'attach')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await find(order)).toEqual({ state: 'paid', captured: 149_500, shortfall: 500 })
    expect(await booked(order, 'losses')).toBe(500)
    expect((await entriesOf(order)).map(({ action }) => action)).toEqual(['payment.short', 'payment.decided'])
    expect(await sentBack(order.reference)).toEqual([])
  })

  test('is not honoured beside a full payment that arrives at the same moment', async () => {
    await aTolerance(shop, { basisPoints: 0 })
    const order = await anOrder(shop)
    const second = await openAnotherPage(shop, order)
    await payShort(shop, order, { byMinor: 500 })
    await confirm(order)
    await shop.jobs.drain(shop)
    await payShort(shop, second, { byMinor: 0 })
    await aTolerance(shop)
    const [answer] = await Promise.all([decide(order, 'attach'), confirm(second)])
    expect(answer.status).toBe(200)
    await shop.jobs.drain(shop, { all: true })
    const { state, captured = 0, shortfall = 0 } = await find(order)
    expect(state).toBe('paid')
    expect(captured + shortfall).toBe(150_000)
    expect(await sentBack(order.reference, second.reference)).toEqual([shortfall === 0 ? 149_500 : 150_000])
  })

  test('of several the largest pays, and the others go back', async () => {
    await aTolerance(shop, { basisPoints: 0 })
    const order = await anOrder(shop)
    const second = await openAnotherPage(shop, order)
    await payShort(shop, order, { byMinor: 400 })
    await payShort(shop, second, { byMinor: 300 })
    for (const each of [order, second]) await confirm(each)
    await shop.jobs.drain(shop)
    await aTolerance(shop)
    expect((await review(order))?.shortfall?.amount).toBe(300)
    expect((await decide(order, 'attach')).status).toBe(200)
    await shop.jobs.drain(shop, { all: true })
    expect(await find(order)).toEqual({ state: 'paid', captured: 149_700, shortfall: 300 })
    expect(await sentBack(order.reference, second.reference)).toEqual([149_600])
    const [paid] = await shop.database.select().from(attempts).where(eq(attempts.reference, second.reference))
    expect(paid?.state).toBe('failed')
  })
})

describe('verify', () => {
  test('finds a shortfall that no parcel has, and one that is not in the books', async () => {
    const order = await paidShort(500)
    const set = (shortfallMinor: number) =>
      shop.database.update(parcels).set({ shortfallMinor }).where(eq(parcels.orderId, order.orderId))
    await set(0)
    expect((await brokenInvariants(shop)).map(({ id }) => id)).toEqual(['orders.shortfalls-shared'])
    await set(500)
    const unpaid = await anOrder(shop)
    const sold = { id: unpaid.orderId, number: unpaid.number, currency: 'NGN' }
    const asIf = transact(shop, async (tx) => {
      await postShortfall(tx, { order: sold, shortfallMinor: 500, at: shop.clock.now() })
      const broken = await brokenInvariants({ ...shop, database: tx as unknown as TestPlatform['database'] })
      throw new Error(broken.map(({ id }) => id).join(', '))
    })
    // The books are only ever added to: this posting is undone with its transaction.
    await expect(asIf).rejects.toThrow('orders.shortfalls-posted')
  })
})
