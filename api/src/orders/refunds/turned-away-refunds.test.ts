import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { variants } from '../../catalogue/tables.ts'
import { ledgerEntries, ledgerPostings } from '../../ledger/tables.ts'
import { notifications } from '../../notifications/tables.ts'
import { recordRefund } from '../../payments/refunds/record-refund.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { sweepRefunds } from '../../payments/refunds/sweep-refunds.ts'
import { payments, refunds } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { auditEntries } from '../../shop/tables.ts'
import { applySettlement } from '../settlement/apply-settlement.ts'
import { expireOrders } from '../settlement/expire-orders.ts'
import { orders } from '../tables.ts'
import { applyRefund } from './apply-refund.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop))
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** An order for 250,000 kobo; its refunds arrive, and the bank turns them away 20 seconds later. */
const ordered = async () => {
  const product = await aProduct(shop, { storeId: store.id, stock: 10 })
  const order = await aPaidOrder(shop, { products: [product], quantity: 2, refunds: 'turned-away' })
  await shop.jobs.drain(shop)
  return { ...order, parcelId: order.parcelIds[0] ?? '' }
}
const rest = { kind: 'rest' }
const some = (amount: number) => ({ kind: 'amount', amount: { amount, currency: 'NGN' } })
const headers = async () => (await signInAs(shop, owner.id)).headers
const refund = async (parcelId: string, of: object = rest) => {
  const json = { reason: 'A stain', of }
  const { status } = await shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    json,
    headers: { ...(await headers()), 'idempotency-key': newId() },
  })
  return status
}
const see = async (parcelId: string): Promise<Parcel> =>
  (await (await shop.request(`/orders/${parcelId}`, { headers: await headers() })).json()).data
/** The provider has reported it, possibly several times. */
const later = async () => {
  shop.clock.advance(21)
  await shop.jobs.drain(shop, { all: true })
}
const refundsOf = (orderId: string) =>
  shop.database
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
const postingsOf = async (refundId: string) => {
  const rows = await shop.database
    .select({ kind: ledgerPostings.kind, minor: ledgerEntries.minor, account: ledgerEntries.account })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(eq(ledgerPostings.refundId, refundId))
  const buyer = rows.filter(({ account }) => account === 'buyer').map(({ kind, minor }) => [kind, minor])
  return { kinds: [...new Set(rows.map(({ kind }) => kind))].sort(), buyer }
}

describe('a refund turned away by a bank after arrival', () => {
  test('restores its amount to parcel, order and books, and is reported', async () => {
    const { parcelId, orderId, paymentId } = await ordered()
    await refund(parcelId)
    await shop.jobs.drain(shop)
    expect(await see(parcelId)).toMatchObject({ orderState: 'refunded', refunds: [{ state: 'succeeded' }] })
    await later()
    expect(await see(parcelId)).toMatchObject({
      orderState: 'paid',
      refundable: { amount: 250_000 },
      refunds: [{ state: 'failed', failure: 'The bank rejected the refund.' }],
      timeline: expect.arrayContaining([
        expect.objectContaining({
          kind: 'refund-failed',
          text: '₦2,500 could not be refunded: the bank returned it',
        }),
      ]),
    })
    const [payment] = await shop.database.select().from(payments).where(eq(payments.id, paymentId))
    expect(payment?.refundedMinor).toBe(0)
    const [row] = await refundsOf(orderId)
    expect(row?.refund).toMatchObject({ nextTryAt: null })
    expect(await postingsOf(row?.refund.id ?? '')).toEqual({
      kinds: ['refund', 'refund-failed', 'returned'],
      buyer: expect.arrayContaining([
        ['refund', -250_000],
        ['returned', 250_000],
        ['refund-failed', 250_000],
        ['refund-failed', -250_000],
      ]),
    })
    const audit = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, parcelId))
    expect(audit.map(({ action }) => action)).toEqual(['refund.requested', 'refund.failed'])
    const bell = await shop.database.select().from(notifications).where(eq(notifications.accountId, owner.id))
    expect(bell.filter(({ type }) => type === 'refund-stuck')).toMatchObject([
      { storeId: store.id, link: `/dashboard/orders/${parcelId}` },
    ])
    const packed = await shop.request(`/parcels/${parcelId}/pack`, { method: 'POST', headers: await headers() })
    expect(packed.status).toBe(200)
  })

  test('is found by the sweep without a webhook', async () => {
    const { parcelId } = await ordered()
    await refund(parcelId, some(100_000))
    await shop.jobs.drain(shop)
    expect((await see(parcelId)).orderState).toBe('partly_refunded')
    shop.clock.advance(86_401)
    await sweepRefunds(shop)
    await shop.jobs.drain(shop)
    expect(await see(parcelId)).toMatchObject({ orderState: 'paid', refundable: { amount: 250_000 } })
  })

  test('no longer counts where another one was reported meanwhile, whether or not the buyer was notified', async () => {
    const { parcelId, orderId } = await ordered()
    await refund(parcelId, some(100_000))
    await refund(parcelId)
    const both = (await refundsOf(orderId)).map(({ refund: { id } }) => id).sort()
    const [first = '', second = ''] = both
    for (const id of both) await sendRefund(shop, id)
    await applyRefund(shop, { refundId: first, orderId, state: 'succeeded' })
    expect((await see(parcelId)).orderState).toBe('refunded')
    const now = shop.clock.now()
    const heard = { status: 'failed', reason: 'The bank rejected the refund.', now } as const
    await transact(shop, (tx) => recordRefund(tx, second, heard))
    await shop.jobs.drain(shop)
    expect((await see(parcelId)).orderState).toBe('partly_refunded')
    await later()
    expect(await see(parcelId)).toMatchObject({ orderState: 'paid', refundable: { amount: 250_000 } })
  })

  test('counts once, with eight concurrent reports, beside new refunds of the same money', async () => {
    const { parcelId, orderId, paymentId } = await ordered()
    await refund(parcelId)
    await shop.jobs.drain(shop)
    const [row] = await refundsOf(orderId)
    shop.clock.advance(21)
    const ask = () => sendRefund(shop, row?.refund.id ?? '')
    const [statuses] = await Promise.all([
      Promise.all([refund(parcelId), refund(parcelId, some(200_000))]),
      ...Array.from({ length: 8 }, ask),
      shop.jobs.drain(shop, { all: true }),
    ])
    for (const status of statuses) expect([201, 409]).toContain(status)
    await later()
    // A webhook about a refund requested just now may have come before its end.
    shop.clock.advance(86_401)
    await sweepRefunds(shop)
    await shop.jobs.drain(shop, { all: true })
    const [payment] = await shop.database.select().from(payments).where(eq(payments.id, paymentId))
    expect(payment?.refundedMinor).toBe(0)
    expect((await refundsOf(orderId)).every(({ refund: { state } }) => state === 'failed')).toBe(true)
    const audit = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, parcelId))
    const count = (name: string) => audit.filter(({ action }) => action === name).length
    expect(count('refund.failed')).toBe(count('refund.requested'))
  })

  test('leaves a cancelled order cancelled, and a fully delivered one completed', async () => {
    const given = await ordered()
    const step = async ({ parcelId }: { parcelId: string }, name: string, json = {}) =>
      (await shop.request(`/parcels/${parcelId}/${name}`, { method: 'POST', json, headers: await headers() })).status
    expect(await step(given, 'cancel', { reason: 'Sold out' })).toBe(200)
    const sent = await ordered()
    await step(sent, 'pack')
    await step(sent, 'ship', { carrier: 'GIG' })
    await step(sent, 'deliver')
    await refund(sent.parcelId)
    await shop.jobs.drain(shop)
    for (const { parcelId } of [given, sent]) expect((await see(parcelId)).orderState).toBe('refunded')
    await later()
    expect(await see(given.parcelId)).toMatchObject({ orderState: 'cancelled', refundable: { amount: 250_000 } })
    expect((await see(sent.parcelId)).orderState).toBe('completed')
  })

  test('reopens the review of an order that was never honoured', async () => {
    const order = await anOrder(shop)
    shop.clock.advance(16 * 60)
    await expireOrders(shop)
    // The goods have gone meanwhile: the money is refunded automatically.
    const variantId = order.products[0]?.variantId ?? ''
    await shop.database.update(variants).set({ onHand: 0 }).where(eq(variants.id, variantId))
    await actInSandbox(shop, order.reference, { action: 'approve', refunds: 'turned-away' })
    await shop.jobs.drain(shop)
    const read = async () => (await shop.database.select().from(orders).where(eq(orders.id, order.orderId)))[0]
    expect(await read()).toMatchObject({ state: 'refunded' })
    await later()
    expect(await read()).toMatchObject({ state: 'review', decision: null, closedAt: null })
    await applySettlement(shop, order.orderId)
    expect(await read()).toMatchObject({ state: 'review' })
    await shop.database.update(variants).set({ onHand: 10 }).where(eq(variants.id, variantId))
  })
})
