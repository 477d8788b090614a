import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { hearDispute } from '../../../../testing/builders/disputes.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox, openAnotherPage } from '../../../../testing/builders/payments.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { expireOrders } from '../../orders/settlement/expire-orders.ts'
import { orders, parcels } from '../../orders/tables.ts'
import type { ProviderDispute } from '../../payments/providers/dispute-desk.ts'
import { recordRefund } from '../../payments/refunds/record-refund.ts'
import { disputes } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { notifications } from '../tables.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  // As after the delay that the queue may have.
  await shop.database
    .update(disputes)
    .set({ openedAt: sql`opened_at - interval '1 hour'`, closedAt: sql`closed_at - interval '1 hour'` })
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** Two parcels, of 150,000 kobo each. */
async function anOrderOfTwoStores() {
  const [one, other] = [await aStoreWithOwner(shop), await aStoreWithOwner(shop)]
  const products = await Promise.all([one, other].map(({ store }) => aProduct(shop, { storeId: store.id })))
  const order = await aPaidOrder(shop, { products })
  await shop.jobs.drain(shop)
  const rows = await shop.database.select().from(parcels).where(eq(parcels.orderId, order.orderId))
  const parcelOf = (storeId: string) => rows.find((row) => row.storeId === storeId)?.id ?? ''
  return { ...order, one, other, own: parcelOf(one.store.id), others: parcelOf(other.store.id) }
}
type Order = Awaited<ReturnType<typeof anOrderOfTwoStores>>

/** What the bank, which has taken the money, says about a payment of the order. */
const hear = (order: Pick<Order, 'orderId' | 'reference'>, given: Partial<ProviderDispute>) =>
  hearDispute(shop, order, { fundsState: 'withdrawn', ...given })

async function refundRest({ own, one }: Order): Promise<string> {
  const answer = await shop.request(`/parcels/${own}/refunds`, {
    method: 'POST',
    headers: { ...one.owner.headers, 'idempotency-key': newId() },
    json: { reason: 'A stain', of: { kind: 'rest' } },
  })
  expect(answer.status).toBe(201)
  return (await answer.json()).data.id
}

const newsOf = async ({ id }: SignedIn, type: 'dispute-changed' | 'refund-stuck') => {
  const rows = await shop.database
    .select()
    .from(notifications)
    .where(and(eq(notifications.accountId, id), eq(notifications.type, type)))
    .orderBy(notifications.createdAt, notifications.id)
  return rows.map(({ title, body }) => `${title}: ${body}`)
}

test('a store whose refund was turned away after the loss was booked is not told to pay again', async () => {
  const order = await anOrderOfTwoStores()
  const { owner } = order.one
  const refundId = await refundRest(order)
  await shop.jobs.drain(shop)
  await hear(order, { state: 'lost' })
  await shop.jobs.drain(shop)
  expect(await newsOf(owner, 'dispute-changed')).toEqual([])
  const turnedAway = { status: 'failed', reason: 'The account is closed.', now: shop.clock.now() } as const
  await transact(shop, (tx) => recordRefund(tx, refundId, turnedAway))
  await shop.jobs.drain(shop)
  expect(await newsOf(owner, 'refund-stuck')).toEqual([expect.stringContaining('Do not refund it again')])
  expect(await newsOf(owner, 'dispute-changed')).toEqual([expect.stringContaining('was lost')])
})

test('a refund that fails after a dispute took other money may be sent again', async () => {
  const order = await anOrderOfTwoStores()
  const refundId = await refundRest(order)
  await shop.jobs.drain(shop)
  await hear(order, { amountMinor: 150_000, state: 'lost' })
  await shop.jobs.drain(shop)
  const turnedAway = { status: 'failed', reason: 'The account is closed.', now: shop.clock.now() } as const
  await transact(shop, (tx) => recordRefund(tx, refundId, turnedAway))
  await shop.jobs.drain(shop)
  expect(await newsOf(order.one.owner, 'refund-stuck')).toEqual([expect.stringContaining('Send it again')])
})

test('a store that bears nothing of a loss hears that the dispute is over', async () => {
  const order = await anOrderOfTwoStores()
  await hear(order, { amountMinor: 150_000 })
  await shop.jobs.drain(shop)
  const ofOrder = eq(disputes.orderId, order.orderId)
  await shop.database.update(disputes).set({ parcelId: order.others }).where(ofOrder)
  await hear(order, { amountMinor: 150_000, state: 'lost' })
  await shop.jobs.drain(shop)
  expect(await newsOf(order.one.owner, 'dispute-changed')).toEqual([
    expect.stringContaining('on hold'),
    expect.stringMatching(/was closed: You keep the money/),
  ])
  expect(await newsOf(order.other.owner, 'dispute-changed')).toEqual([
    expect.stringContaining('on hold'),
    expect.stringContaining('was lost'),
  ])
})

test('a dispute about a second payment is no news for the stores, and holds nothing of theirs up', async () => {
  const order = await anOrderOfTwoStores()
  const { headers } = order.one.owner
  const { reference } = await openAnotherPage(shop, order)
  await actInSandbox(shop, reference, { action: 'approve', refunds: 'failed' })
  await shop.jobs.drain(shop)
  await hear({ orderId: order.orderId, reference }, {})
  await shop.jobs.drain(shop)
  const { data } = await (await shop.request(`/orders/${order.own}`, { headers })).json()
  expect(data.steps.filter(({ isAllowed }: { isAllowed: boolean }) => !isAllowed)).toEqual([])
  const { rows } = await shop.database.execute(sql`select from sale_holds where parcel_id = ${order.own}`)
  expect(rows).toEqual([])
  await hear({ orderId: order.orderId, reference }, { state: 'lost' })
  await shop.jobs.drain(shop)
  expect(await newsOf(order.one.owner, 'dispute-changed')).toEqual([])
})

test('a dispute about money that paid for no order is no news for the stores', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const order = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
  shop.clock.advance(16 * 60)
  await expireOrders(shop)
  await shop.database.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.orderId))
  await actInSandbox(shop, order.reference, { action: 'approve' })
  await shop.jobs.drain(shop)
  await hear(order, { amountMinor: 150_000 })
  await shop.jobs.drain(shop)
  await hear(order, { amountMinor: 150_000, state: 'lost' })
  await shop.jobs.drain(shop)
  expect(await newsOf(owner, 'dispute-changed')).toEqual([])
})
