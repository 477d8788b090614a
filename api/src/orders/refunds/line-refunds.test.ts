import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants, brokenNames } from '../../../../testing/broken-invariants.ts'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPlacedOrder } from '../../../../testing/builders/checkouts.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { postRefund } from '../../ledger/postings/post-refund.ts'
import { ledgerEntries, ledgerPostings } from '../../ledger/tables.ts'
import { requestRefund } from '../../payments/refunds/request-refund.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { lockParcel } from '../parcels/lock-parcel.ts'
import { parcelRefunds, parcels, type RefundedLine } from '../tables.ts'
import { findCapture } from './find-capture.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const refund = async (owner: SignedIn, parcelId: string, of: object, status = 201) => {
  const json = { reason: 'A stain', of }
  const headers = { ...owner.headers, 'idempotency-key': newId() }
  const answer = await shop.request(`/parcels/${parcelId}/refunds`, { method: 'POST', json, headers })
  expect(answer.status).toBe(status)
  await shop.jobs.drain(shop)
  return answer.json()
}
const see = async (owner: SignedIn, parcelId: string): Promise<Parcel> =>
  (await (await shop.request(`/orders/${parcelId}`, { headers: owner.headers })).json()).data
const units = (lineId: string | undefined, quantity = 1, withDelivery = false) => ({
  kind: 'lines',
  lines: [{ lineId, quantity }],
  withDelivery,
})
const amount = (minor: number) => ({ kind: 'amount', amount: { amount: minor, currency: 'NGN' } })

/** The movements of a parcel's refunds in its store's currency, oldest first: [store, commission]. */
async function booked(parcelId: string): Promise<[seller: number, commission: number][]> {
  const rows = await shop.database
    .select({ id: ledgerPostings.id, entry: ledgerEntries })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(and(eq(ledgerPostings.parcelId, parcelId), eq(ledgerPostings.kind, 'refund')))
    .orderBy(ledgerPostings.id)
  const sum = (id: string, account: string) =>
    rows
      .filter((row) => row.id === id && row.entry.account === account)
      .reduce((minor, { entry }) => minor + entry.minor, 0)
  return [...new Set(rows.map(({ id }) => id))].map((id) => [sum(id, 'seller'), sum(id, 'commission')])
}

/** Three units for 300,000 kobo and 50,000 for delivery; to the store 3,000 and 500 US cents, 100 of it commission. */
async function sold(given: Parameters<typeof aPaidOrder>[1] = {}) {
  const { store, owner } = await aStoreWithOwner(shop)
  await someCommissionTerms(shop, { storeId: store.id, basisPoints: 333 })
  const product = await aProduct(shop, { storeId: store.id, stock: 10 })
  const order = await aPaidOrder(shop, { products: [product], quantity: 3, ...given })
  await shop.jobs.drain(shop)
  const parcelId = order.parcelIds[0] ?? ''
  const [line] = (await see(owner, parcelId)).lines
  return { owner, parcelId, lineId: line?.id ?? '' }
}

describe('a refund of lines in the books', () => {
  test('D11: takes exactly what the line earned and its commission; the delivery is refunded only when named', async () => {
    const rate = await aRate(shop, { rate: '1418.26' })
    await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '12.37' })
    const { store, owner } = await aStoreWithOwner(shop, { currency: 'GHS' })
    await aDeliveryZone(shop, { storeId: store.id, options: [{ priceMinor: 9300 }] })
    await someCommissionTerms(shop, { storeId: store.id, basisPoints: 500 })
    const { variantId } = await aProduct(shop, { storeId: store.id, priceMinor: 45_000, stock: 5 })
    const { placed } = await aPlacedOrder(shop, { rate: rate.id, lines: [{ variantId, quantity: 1 }] })
    await actInSandbox(shop, placed.payment.reference, { action: 'approve' })
    await shop.jobs.drain(shop)
    const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, placed.id))
    const parcelId = parcel?.id ?? ''
    const [line] = (await see(owner, parcelId)).lines
    const { data } = await refund(owner, parcelId, units(line?.id))
    expect(data).toMatchObject({ amount: line?.lineTotal, storeAmount: { amount: 45_000, currency: 'GHS' } })
    expect(await booked(parcelId)).toEqual([[42_750, 2250]])
    await refund(owner, parcelId, { kind: 'rest' })
    expect(await booked(parcelId)).toEqual([
      [42_750, 2250],
      [9300, 0],
    ])
  })

  test('D12: unit by unit takes the commission in parts that sum to it', async () => {
    const { owner, parcelId, lineId } = await sold()
    for (let unit = 0; unit < 3; unit++) await refund(owner, parcelId, units(lineId))
    expect(await booked(parcelId)).toEqual([
      [967, 33],
      [966, 34],
      [967, 33],
    ])
  })

  test('mixed with free amounts ends at 0 for store and shop', async () => {
    const { owner, parcelId, lineId } = await sold()
    await refund(owner, parcelId, amount(250_000))
    // 3,500 × 250 / 350 = 2,500; 100 × 250 / 300 = 83.3.
    expect(await booked(parcelId)).toEqual([[2417, 83]])
    await refund(owner, parcelId, units(lineId))
    expect(await see(owner, parcelId)).toMatchObject({ refundable: { amount: 0 }, lines: [{ refundedQuantity: 3 }] })
    const parts = await booked(parcelId)
    expect(parts[1]).toEqual([983, 17])
  })

  test('that failed releases its units: they take the same parts again', async () => {
    const { owner, parcelId, lineId } = await sold({ refunds: 'failed' })
    for (let time = 0; time < 2; time++) {
      await refund(owner, parcelId, units(lineId, 2))
      shop.clock.advance(21)
      await shop.jobs.drain(shop, { all: true })
    }
    expect(await booked(parcelId)).toEqual([
      [1933, 67],
      [1933, 67],
    ])
    expect(await see(owner, parcelId)).toMatchObject({ lines: [{ refundedQuantity: 0 }] })
  })

  test('name the delivery once: a second time is refused, as is more than what is left', async () => {
    const { owner, parcelId, lineId } = await sold()
    expect((await see(owner, parcelId)).refundableDelivery.amount).toBe(50_000)
    expect((await refund(owner, parcelId, units(lineId, 1, true))).data.storeAmount.amount).toBe(1500)
    expect((await see(owner, parcelId)).refundableDelivery.amount).toBe(0)
    expect(await refund(owner, parcelId, units(lineId, 1, true), 422)).toMatchObject({
      errors: [{ pointer: '/of/withDelivery' }],
    })
    await refund(owner, parcelId, amount(150_000))
    expect(await refund(owner, parcelId, units(lineId), 409)).toMatchObject({ current: { amount: 50_000 } })
  })
})

describe('refunds from before the rule', () => {
  test('stay unchanged, and later ones still end at 0', async () => {
    const { owner, parcelId, lineId } = await sold()
    // A unit by the share of the whole parcel: 3,500 × 100 / 350 = 1,000, and 100 × 100 / 350 = 28.6 of the commission.
    await transact(shop, async (tx) => {
      const { order, parcel } = await lockParcel(tx, parcelId)
      const asked = { amountMinor: 100_000, actor: 'test', reason: 'Torn', now: shop.clock.now() }
      const { refundId } = await requestRefund(tx, { factId: await findCapture(tx, order.id), ...asked })
      await tx
        .insert(parcelRefunds)
        .values({ refundId, parcelId, storeMinor: 1000, lines: [{ lineId, quantity: 1 }] satisfies RefundedLine[] })
      const borne = { amountMinor: 100_000, shortfallMinor: 0, storeMinor: 1000, commissionMinor: 29 }
      await postRefund(tx, { refundId, order, parcel, ...borne, note: 'Torn', at: asked.now })
    })
    await refund(owner, parcelId, units(lineId))
    await refund(owner, parcelId, units(lineId))
    await refund(owner, parcelId, { kind: 'rest' })
    expect(await booked(parcelId)).toEqual([
      [971, 29],
      [966, 34],
      // The last of its items takes all that is left of the commission.
      [963, 37],
      [500, 0],
    ])
  })
})

test('verify finds a line that refunded other parts than were frozen for it', async () => {
  const { owner, parcelId, lineId } = await sold()
  await refund(owner, parcelId, units(lineId, 3))
  const [row] = await shop.database.select().from(parcelRefunds).where(eq(parcelRefunds.parcelId, parcelId))
  const write = (lines: RefundedLine[]) =>
    shop.database.update(parcelRefunds).set({ lines }).where(eq(parcelRefunds.parcelId, parcelId))
  for (const wrong of [{ quantity: 4 }, { storeMinor: 2999 }, { commissionMinor: 101 }]) {
    await write((row?.lines ?? []).map((line) => ({ ...line, ...wrong })))
    expect(await brokenNames(shop)).toContain('orders.line-refunds')
  }
  await write(row?.lines ?? [])
})
