import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { StuckRefund } from '@makola/contract/orders/refunds.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { signatureHeader, signSandboxMessage } from '../../payments/providers/sandbox/pay.ts'
import { payments, refunds, sandboxRefunds } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop))
  operator = await anOperator(shop)
  await someCommissionTerms(shop, { storeId: store.id })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** 100,000 kobo for a unit and 50,000 for delivery, from each store. */
const ordered = async (stores = 1) => {
  const products = [await aProduct(shop, { storeId: store.id })]
  for (let more = 1; more < stores; more++) products.push(await aProduct(shop))
  const order = await aPaidOrder(shop, { products })
  await shop.jobs.drain(shop)
  return { ...order, parcelId: order.parcelIds[0] ?? '' }
}
/** A person refunds in the sandbox's own books, and the sandbox reports it. */
const refundOutside = async (reference: string, amountMinor: number, key = newId()) => {
  const endsAt = shop.clock.now()
  await shop.database.insert(sandboxRefunds).values({ key, reference, amountMinor, end: 'succeeded', endsAt })
  await tell(reference)
  return key
}
const tell = async (reference: string) => {
  const data = { reference, transactionId: 'x', amountMinor: 1, currency: 'NGN' }
  const rawBody = Buffer.from(JSON.stringify({ id: `evt_${newId()}`, type: 'refund.updated', data }))
  const answer = await shop.request('/payments/webhooks/sandbox', {
    method: 'POST',
    body: rawBody,
    headers: { 'content-type': 'application/json', [signatureHeader]: signSandboxMessage(shop, rawBody) },
  })
  expect(answer.status).toBe(200)
  await shop.jobs.drain(shop)
}
const see = async (parcelId: string): Promise<Parcel> =>
  (await (await shop.request(`/orders/${parcelId}`, { headers: owner.headers })).json()).data
const queue = async (number: string): Promise<StuckRefund[]> => {
  const { data } = await (await shop.request('/refunds/stuck?limit=100', { headers: operator.headers })).json()
  return (data as StuckRefund[]).filter(({ orderNumber }) => orderNumber === number)
}
const decide = (id: string, decision: string) =>
  shop.request(`/refunds/${id}/decision`, {
    method: 'POST',
    json: { decision, reason: 'Looked into it' },
    headers: operator.headers,
  })
const sent = (reference: string) =>
  shop.database.select().from(sandboxRefunds).where(eq(sandboxRefunds.reference, reference))

test('a refund made in the provider’s dashboard is recorded once and confirmed by a person; nothing more is sent', async () => {
  const { parcelId, reference, orderId, number } = await ordered()
  const key = await refundOutside(reference, 60_000)
  await tell(reference)
  expect(await see(parcelId)).toMatchObject({
    refundable: { amount: 90_000 },
    refunds: [{ state: 'needs_attention', amount: { amount: 60_000 }, reason: expect.stringMatching(/^Refunded at /) }],
  })
  const [stuck, ...more] = await queue(number)
  expect(more).toEqual([])
  expect(stuck).toMatchObject({ isFromOutside: true, decisions: ['try-again', 'failed'], parcel: { id: parcelId } })
  expect((await decide(stuck?.id ?? '', 'given-back')).status).toBe(409)
  expect((await decide(stuck?.id ?? '', 'try-again')).status).toBe(200)
  await shop.jobs.drain(shop)
  expect(await see(parcelId)).toMatchObject({ orderState: 'partly_refunded', refunds: [{ state: 'succeeded' }] })
  expect(await queue(number)).toEqual([])
  expect((await sent(reference)).map((row) => row.key)).toEqual([key])
  const [payment] = await shop.database.select().from(payments).where(eq(payments.orderId, orderId))
  expect(payment?.refundedMinor).toBe(60_000)
})

test('a refund that a person denies releases its amount', async () => {
  const { parcelId, reference, number } = await ordered()
  await refundOutside(reference, 150_000)
  expect(await see(parcelId)).toMatchObject({ isRefunded: true })
  const [stuck] = await queue(number)
  expect((await decide(stuck?.id ?? '', 'failed')).status).toBe(200)
  await shop.jobs.drain(shop)
  expect(await see(parcelId)).toMatchObject({ isRefunded: false, refundable: { amount: 150_000 } })
})

test('it is assigned to a parcel with enough left, or to several when none has enough', async () => {
  const { parcelIds, reference, number } = await ordered(2)
  await refundOutside(reference, 200_000)
  const byNumber = (await queue(number)).toSorted((a, b) =>
    (a.parcel?.number ?? '').localeCompare(b.parcel?.number ?? ''),
  )
  expect(byNumber.map(({ amount, parcel }) => [parcel?.id, amount.amount])).toEqual([
    [parcelIds[0], 150_000],
    [parcelIds[1], 50_000],
  ])
  await refundOutside(reference, 100_000)
  expect((await queue(number)).map(({ amount }) => amount.amount).toSorted()).toEqual([100_000, 150_000, 50_000])
})

test('our own refund is not mistaken for one from outside', async () => {
  const { parcelId, reference } = await ordered()
  const answer = await shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    json: { reason: 'Torn', of: { kind: 'rest' } },
    headers: { ...owner.headers, 'idempotency-key': newId() },
  })
  expect(answer.status).toBe(201)
  await shop.jobs.drain(shop)
  await tell(reference)
  const rows = await shop.database.select().from(refunds).where(eq(refunds.reason, 'Torn'))
  expect(rows).toHaveLength(1)
  expect((await see(parcelId)).refunds).toMatchObject([{ state: 'succeeded' }])
})
