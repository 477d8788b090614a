import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { hearDispute } from '../../../../testing/builders/disputes.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { type AnOrder, anOrder } from '../../../../testing/builders/orders.ts'
import { aTolerance, payShort } from '../../../../testing/builders/payments.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { ledgerEntries, ledgerPostings } from '../../ledger/tables.ts'
import { findOutsideRefunds } from '../../payments/refunds/find-outside-refunds.ts'
import { sweepRefunds } from '../../payments/refunds/sweep-refunds.ts'
import { confirmPayment } from '../../payments/settlement/confirm-payment.ts'
import { payments, refunds, sandboxRefunds } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { applyDispute } from '../disputes/apply-dispute.ts'
import { orders, parcels } from '../tables.ts'

type Headers = Record<string, string>

let shop: TestPlatform
let store: { id: string; headers: Headers }
let other: { id: string; headers: Headers }

beforeAll(async () => {
  shop = await openTestPlatform()
  const [one, two] = [await aStoreWithOwner(shop), await aStoreWithOwner(shop)]
  store = { id: one.store.id, headers: one.owner.headers }
  other = { id: two.store.id, headers: two.owner.headers }
  await someCommissionTerms(shop, { storeId: store.id, basisPoints: 500 })
  await aTolerance(shop)
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** 150,000 kobo from each store, 50,000 of them for delivery, paid 500 kobo short. */
async function paidShort({ of = [store], form = {} }: { of?: { id: string }[]; form?: { refunds?: string } } = {}) {
  const products = []
  for (const { id: storeId } of of) products.push(await aProduct(shop, { storeId, stock: 5 }))
  const order = await anOrder(shop, { products })
  await payShort(shop, order, { byMinor: 500, ...form })
  await confirmPayment(shop, { provider: 'sandbox', reference: order.reference })
  await shop.jobs.drain(shop)
  const rows = await shop.database.select().from(parcels).where(eq(parcels.orderId, order.orderId))
  const parcelOf = (id: string) => rows.find(({ storeId }) => storeId === id)?.id ?? ''
  return { ...order, parcelId: parcelOf(store.id), otherParcelId: parcelOf(other.id) }
}
const refund = (parcelId: string, of: object, headers = store.headers) =>
  shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': newId() },
    json: { reason: 'Torn', of },
  })
const rest = { kind: 'rest' }
const naira = (amount: number) => ({ kind: 'amount', amount: { amount, currency: 'NGN' } })
const see = async (parcelId: string, { headers } = store) =>
  (await (await shop.request(`/orders/${parcelId}`, { headers })).json()).data
const stateOf = async ({ orderId }: AnOrder) =>
  (await shop.database.select().from(orders).where(eq(orders.id, orderId)))[0]?.state
const sentBack = async ({ reference }: AnOrder) =>
  (await shop.database.select().from(sandboxRefunds).where(eq(sandboxRefunds.reference, reference)))
    .map(({ amountMinor }) => amountMinor)
    .toSorted((a, b) => a - b)
/** The books of an order: the loss that the shop still bears, the earnings, and the debt to the buyer. */
async function booksOf({ orderId }: AnOrder) {
  const rows = await shop.database
    .select({ account: ledgerEntries.account, minor: sql<number>`sum(minor)::int` })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(and(eq(ledgerPostings.orderId, orderId), sql`account in ('losses', 'seller', 'commission', 'buyer')`))
    .groupBy(ledgerEntries.account)
  return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]))
}
const nothing = { losses: 0, seller: 0, commission: 0, buyer: 0 }

describe('a refund of an order that was paid short', () => {
  test('of everything gives back what was paid, and takes all of it from the store', async () => {
    const order = await paidShort()
    expect(await booksOf(order)).toEqual({ losses: 500, seller: -1450, commission: -50, buyer: 0 })
    const answer = await refund(order.parcelId, rest)
    expect((await answer.json()).data).toMatchObject({ amount: { amount: 149_500 }, storeAmount: { amount: 1500 } })
    await shop.jobs.drain(shop)
    expect(await sentBack(order)).toEqual([149_500])
    expect(await stateOf(order)).toBe('refunded')
    expect(await booksOf(order)).toEqual(nothing)
    expect(await see(order.parcelId)).toMatchObject({ isRefunded: true, refundable: { amount: 0 } })
  })

  test('of lines gives back their whole price, and of the last ones what is left of the payment', async () => {
    const order = await paidShort()
    const [line] = (await see(order.parcelId)).lines
    const lines = { kind: 'lines', lines: [{ lineId: line.id, quantity: 1 }] }
    const all = await refund(order.parcelId, { ...lines, withDelivery: true })
    expect((await all.json()).data).toMatchObject({ amount: { amount: 149_500 }, storeAmount: { amount: 1500 } })
    const second = await paidShort()
    const [item] = (await see(second.parcelId)).lines
    const units = { kind: 'lines', lines: [{ lineId: item.id, quantity: 1 }], withDelivery: false }
    expect((await (await refund(second.parcelId, units)).json()).data.amount.amount).toBe(100_000)
    expect(await see(second.parcelId)).toMatchObject({ refundable: { amount: 49_500 } })
    expect((await (await refund(second.parcelId, rest)).json()).data.amount.amount).toBe(49_500)
    await shop.jobs.drain(shop)
    for (const each of [order, second]) {
      expect(await stateOf(each)).toBe('refunded')
      expect(await booksOf(each)).toEqual(nothing)
    }
  })

  test('of an amount never gives back more than was paid; all that is left is the rest', async () => {
    const order = await paidShort()
    const tooMuch = await refund(order.parcelId, naira(149_501))
    expect(tooMuch.status).toBe(409)
    expect(await tooMuch.json()).toMatchObject({ type: 'refund-too-large', current: { amount: 149_500 } })
    expect((await refund(order.parcelId, naira(49_500))).status).toBe(201)
    expect((await refund(order.parcelId, naira(100_000))).status).toBe(201)
    expect((await refund(order.parcelId, rest)).status).toBe(409)
    await shop.jobs.drain(shop)
    expect(await sentBack(order)).toEqual([49_500, 100_000])
    expect(await stateOf(order)).toBe('refunded')
    expect(await booksOf(order)).toEqual(nothing)
  })

  test('D19: of two parcels takes what each was short of', async () => {
    const order = await paidShort({ of: [store, other] })
    expect((await refund(order.parcelId, rest)).status).toBe(201)
    await shop.jobs.drain(shop)
    expect(await sentBack(order)).toEqual([149_750])
    expect(await stateOf(order)).toBe('partly_refunded')
    expect((await booksOf(order)).losses).toBe(250)
    expect((await refund(order.otherParcelId, rest, other.headers)).status).toBe(201)
    await shop.jobs.drain(shop)
    expect(await stateOf(order)).toBe('refunded')
    expect(await booksOf(order)).toEqual(nothing)
  })

  test('asked ten times at once happens once', async () => {
    const order = await paidShort()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order.parcelId, rest)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    await shop.jobs.drain(shop)
    expect(await sentBack(order)).toEqual([149_500])
  })

  test('that fails leaves the loss with the shop, and can be asked for again', async () => {
    const order = await paidShort({ form: { refunds: 'failed' } })
    expect((await refund(order.parcelId, rest)).status).toBe(201)
    await shop.jobs.drain(shop)
    // The provider takes 20 seconds over a refund.
    shop.clock.advance(21)
    await sweepRefunds(shop)
    await shop.jobs.drain(shop, { all: true })
    const [failed] = await shop.database.select().from(refunds).where(eq(refunds.paymentId, order.paymentId))
    expect(failed?.state).toBe('failed')
    expect(await booksOf(order)).toEqual({ losses: 500, seller: -1450, commission: -50, buyer: 0 })
    expect(await see(order.parcelId)).toMatchObject({ isRefunded: false, refundable: { amount: 149_500 } })
    expect((await refund(order.parcelId, rest)).status).toBe(201)
  })

  test('by cancelling gives back what was paid', async () => {
    const order = await paidShort()
    const answer = await shop.request(`/parcels/${order.parcelId}/cancel`, {
      method: 'POST',
      headers: store.headers,
      json: { reason: 'Broken' },
    })
    expect(answer.status, await answer.clone().text()).toBe(200)
    await shop.jobs.drain(shop)
    expect(await sentBack(order)).toEqual([149_500])
    expect(await booksOf(order)).toEqual(nothing)
  })

  test('from outside of all the money is of everything', async () => {
    const order = await paidShort()
    const endsAt = shop.clock.now()
    const made = { key: newId(), reference: order.reference, amountMinor: 149_500, end: 'succeeded', endsAt } as const
    await shop.database.insert(sandboxRefunds).values(made)
    await findOutsideRefunds(shop, { provider: 'sandbox', reference: order.reference })
    await shop.jobs.drain(shop)
    expect(await see(order.parcelId)).toMatchObject({
      isRefunded: true,
      refunds: [{ state: 'needs_attention', storeAmount: { amount: 1500 } }],
    })
    expect((await booksOf(order)).losses).toBe(0)
  })

  test('by a lost dispute of all the money takes everything from the stores, and costs the shop nothing more', async () => {
    const order = await paidShort({ of: [store, other] })
    const lost = { state: 'lost', fundsState: 'withdrawn', amountMinor: 299_500 } as const
    const disputeId = await hearDispute(shop, order, lost)
    await applyDispute(shop, { disputeId, orderId: order.orderId })
    await shop.jobs.drain(shop)
    expect(await booksOf(order)).toEqual(nothing)
    expect(await stateOf(order)).toBe('refunded')
    const [payment] = await shop.database.select().from(payments).where(eq(payments.id, order.paymentId))
    expect(payment).toMatchObject({ capturedMinor: 299_500, refundedMinor: 299_500, shortfallMinor: 500 })
  })
})
