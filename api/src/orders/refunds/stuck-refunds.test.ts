import type { RefundDecision, StuckRefund } from '@makola/contract/orders/refunds.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox, openAnotherPage } from '../../../../testing/builders/payments.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { badBodies, badValuesFor, withValue } from '../../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { ledgerPostings } from '../../ledger/tables.ts'
import { notifications } from '../../notifications/tables.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { sweepRefunds } from '../../payments/refunds/sweep-refunds.ts'
import { payments, refunds, sandboxCharges } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'

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
  for (const { id } of await list()) await decide(id, 'given-back')
  await shop.jobs.drain(shop, { all: true })
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** Signed in again: the clock has moved. */
const headersOf = async ({ id }: SignedIn) => (await signInAs(shop, id)).headers
const list = async (): Promise<StuckRefund[]> =>
  (await (await shop.request('/refunds/stuck', { headers: await headersOf(operator) })).json()).data
const because = 'Spoke with the buyer'
const decide = async (id: string, decision: RefundDecision, by = operator) =>
  shop.request(`/refunds/${id}/decision`, {
    method: 'POST',
    json: { decision, reason: because },
    headers: await headersOf(by),
  })
const later = async () => {
  shop.clock.advance(21)
  await shop.jobs.drain(shop, { all: true })
}
const read = async (id: string) => (await shop.database.select().from(refunds).where(eq(refunds.id, id)))[0]

/** A parcel whose refund needs a person at the provider. */
async function waiting() {
  const product = await aProduct(shop, { storeId: store.id })
  const order = await aPaidOrder(shop, { products: [product], refunds: 'needs-attention' })
  const parcelId = order.parcelIds[0] ?? ''
  const response = await shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    json: { reason: 'Torn', of: { kind: 'rest' } },
    headers: { ...(await headersOf(owner)), 'idempotency-key': newId() },
  })
  await shop.jobs.drain(shop)
  await later()
  return { ...order, parcelId, refundId: (await response.json()).data.id as string }
}

/** An order that was paid twice, and a provider that refuses to refund the second payment. */
async function paidTwice(ends: 'failed' | 'turned-away' = 'failed') {
  const order = await aPaidOrder(shop)
  const { reference: paidAgain } = await openAnotherPage(shop, order)
  await actInSandbox(shop, paidAgain, { action: 'approve', refunds: ends })
  await shop.jobs.drain(shop)
  await later()
  return { ...order, paidAgain }
}

describe('a refund that needs attention', () => {
  test('is visible to its store and to the operators, with the reason', async () => {
    const { parcelId, refundId, number } = await waiting()
    const { data } = await (await shop.request(`/orders/${parcelId}`, { headers: await headersOf(owner) })).json()
    const failure = 'The sandbox needs the buyer’s bank account.'
    expect(data.refunds).toMatchObject([{ id: refundId, state: 'needs_attention', failure, byHand: null }])
    expect(data.refundable.amount).toBe(0)
    expect(await list()).toMatchObject([
      {
        id: refundId,
        orderNumber: number,
        parcel: { id: parcelId, storeName: store.name },
        amount: { amount: 150_000, currency: 'NGN' },
        state: 'needs_attention',
        reason: 'Torn',
        problem: failure,
        provider: 'sandbox',
        buyer: { name: 'Ada Obi' },
        decisions: ['try-again', 'given-back', 'failed'],
      },
    ])
    const told = await shop.database.select().from(notifications).where(eq(notifications.type, 'refund-stuck'))
    expect(told.map(({ accountId, link }) => [accountId, link])).toEqual(
      expect.arrayContaining([
        [owner.id, `/dashboard/orders/${parcelId}`],
        [operator.id, '/dashboard/payment-reviews'],
      ]),
    )
  })

  test('that was refunded by hand is done, and the provider is no longer asked', async () => {
    const { parcelId, refundId } = await waiting()
    expect(await (await decide(refundId, 'given-back')).json()).toEqual({ data: { id: refundId, state: 'succeeded' } })
    await shop.jobs.drain(shop)
    const { tries } = (await read(refundId)) ?? {}
    await sendRefund(shop, refundId)
    shop.clock.advance(40 * 86_400)
    await sweepRefunds(shop)
    expect(await read(refundId)).toMatchObject({ state: 'succeeded', byHand: because, nextTryAt: null, tries })
    const { data } = await (await shop.request(`/orders/${parcelId}`, { headers: await headersOf(owner) })).json()
    expect(data).toMatchObject({ orderState: 'refunded', refunds: [{ state: 'succeeded', byHand: because }] })
    const audit = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, parcelId))
    expect(audit.at(-1)).toMatchObject({
      actor: `account:${operator.id}`,
      action: 'refund.decided',
      storeId: store.id,
      after: { decision: 'given-back', reason: because, amountMinor: 150_000 },
    })
  })

  test('that is marked failed releases its amount, with the reason', async () => {
    const { parcelId, refundId } = await waiting()
    expect((await decide(refundId, 'failed')).status).toBe(200)
    await shop.jobs.drain(shop)
    const { data } = await (await shop.request(`/orders/${parcelId}`, { headers: await headersOf(owner) })).json()
    expect(data).toMatchObject({
      refundable: { amount: 150_000 },
      refunds: [{ state: 'failed', failure: because }],
    })
    expect(await list()).toEqual([])
  })

  test('is asked about again, and stays in the queue until something changes', async () => {
    const { refundId } = await waiting()
    const { tries = 0 } = (await read(refundId)) ?? {}
    expect((await decide(refundId, 'try-again')).status).toBe(200)
    await shop.jobs.drain(shop)
    expect((await read(refundId))?.tries).toBe(tries + 1)
    expect(await list()).toMatchObject([{ id: refundId }])
  })
})

describe('a double payment that the provider does not refund', () => {
  test.each(['failed', 'turned-away'] as const)('waits for an operator: %s', async (ends) => {
    const { number } = await paidTwice(ends)
    expect(await list()).toMatchObject([
      {
        orderNumber: number,
        parcel: null,
        amount: { amount: 150_000 },
        state: 'failed',
        reason: 'Paid twice',
        problem: 'The bank rejected the refund.',
        decisions: ['try-again', 'given-back'],
      },
    ])
  })

  test('is requested again, under a new key', async () => {
    const { paidAgain } = await paidTwice()
    const [{ id } = { id: '' }] = await list()
    await shop.database
      .update(sandboxCharges)
      .set({ refundsEnd: 'at-once' })
      .where(eq(sandboxCharges.reference, paidAgain))
    const { data } = await (await decide(id, 'try-again')).json()
    expect(data).toEqual({ id: expect.not.stringMatching(id), state: 'requested' })
    expect(await list()).toEqual([])
    await shop.jobs.drain(shop)
    expect(await read(data.id)).toMatchObject({ state: 'succeeded', reason: 'Paid twice', amountMinor: 150_000 })
    expect(await read(id)).toMatchObject({ state: 'failed' })
  })

  test('is refunded by hand once, also with ten decisions at once', async () => {
    const { paymentId } = await paidTwice()
    const [{ id } = { id: '' }] = await list()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => decide(id, nth % 2 === 0 ? 'given-back' : 'try-again')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await list()).toEqual([])
    await shop.jobs.drain(shop)
    await later()
    const rows = await shop.database.select().from(refunds).where(eq(refunds.paymentId, paymentId))
    const returned = await shop.database.select().from(ledgerPostings).where(eq(ledgerPostings.kind, 'returned'))
    for (const { id: each, state } of rows)
      expect(returned.filter(({ refundId }) => refundId === each)).toHaveLength(state === 'succeeded' ? 1 : 0)
    const [payment] = await shop.database.select().from(payments).where(eq(payments.id, paymentId))
    expect(payment?.refundedMinor).toBe(0)
  })
})

test('money that came after the order had ended waits too', async () => {
  const order = await anOrder(shop)
  const { reference } = await openAnotherPage(shop, order)
  await actInSandbox(shop, order.reference, { action: 'approve', tamper: 'one-short' })
  await shop.jobs.drain(shop)
  const ignore = { decision: 'ignore', reason: because }
  const headers = await headersOf(operator)
  await shop.request(`/orders/${order.orderId}/decision`, { method: 'POST', json: ignore, headers })
  await actInSandbox(shop, reference, { action: 'approve', refunds: 'failed' })
  await shop.jobs.drain(shop)
  await later()
  expect(await list()).toMatchObject([{ orderNumber: order.number, reason: 'Paid after the order had ended' }])
})

describe('the queue', () => {
  test('is read in pages, oldest first', async () => {
    const [first, second] = [await paidTwice(), await waiting()]
    const headers = await headersOf(operator)
    const page = async (query: string) => (await shop.request(`/refunds/stuck${query}`, { headers })).json()
    const { data, meta } = await page('?limit=1')
    expect(data).toMatchObject([{ orderNumber: first.number }])
    expect(await page(`?limit=1&cursor=${meta.next}`)).toMatchObject({
      data: [{ id: second.refundId }],
      meta: { next: null },
    })
  })

  test('is visible to operators only, and holds only undecided refunds', async () => {
    const { refundId } = await waiting()
    expect((await shop.request('/refunds/stuck', { headers: await headersOf(owner) })).status).toBe(403)
    expect((await decide(refundId, 'given-back', owner)).status).toBe(403)
    expect((await decide(newId(), 'given-back')).status).toBe(404)
    await decide(refundId, 'failed')
    const again = await decide(refundId, 'given-back')
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ type: 'wrong-state', current: 'failed' })
  })

  test('refuses bad input', async () => {
    const { refundId } = await waiting()
    const body = { decision: 'failed', reason: because }
    const headers = await headersOf(operator)
    const send = (init: { body: string; headers?: Record<string, string> }) =>
      shop.request(`/refunds/${refundId}/decision`, {
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
    expect(await list()).toMatchObject([{ id: refundId }])
  })
})
