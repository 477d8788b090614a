import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct, pinPrice } from '../../../../testing/builders/catalogue.ts'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { ledgerEntries } from '../../ledger/tables.ts'
import { sweepRefunds } from '../../payments/refunds/sweep-refunds.ts'
import { sandboxCharges } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { orderLines, parcels } from '../tables.ts'

// Two baskets for 1,000.00 naira each, sold to Ghana, where that is 10.00 cedis; the second one is pinned to 30.00.

let shop: TestPlatform
let ghana: string
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1000' })
  ghana = (await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '10' })).id
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
  await aDeliveryZone(shop, { storeId: store.id, options: [{ priceMinor: 0 }] })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const pin = (variantId: string, amount: number) => pinPrice(shop, owner, { variantId, amount, currency: 'GHS' })
const refund = async (parcelId: string, of: object) => {
  const answer = await shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    headers: { ...(await signInAs(shop, owner.id)).headers, 'idempotency-key': newId() },
    json: { of, reason: 'Came broken' },
  })
  expect(answer.status, await answer.clone().text()).toBe(201)
  await shop.jobs.drain(shop)
}
const earned = async () => {
  const entries = await shop.database.select().from(ledgerEntries).where(eq(ledgerEntries.storeId, store.id))
  return entries.reduce((sum, { minor }) => sum - minor, 0)
}

/** One of each, for 40.00 cedis. */
async function sell(refunds = 'at-once') {
  const plain = await aProduct(shop, { storeId: store.id, priceMinor: 100_000 })
  const dear = await aProduct(shop, { storeId: store.id, priceMinor: 100_000 })
  await pin(dear.variantId, 3000)
  const wanted = [plain, dear].map(({ variantId }) => ({ variantId, quantity: 1 }))
  const placed = await submit(await aCheckout(shop, { rate: ghana, lines: wanted }), { provider: 'sandbox' })
  const { id, total, payment } = (await placed.json()).data
  expect(total.amount).toBe(4000)
  await actInSandbox(shop, payment.reference, { action: 'approve', refunds })
  await shop.jobs.drain(shop)
  const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, id))
  const lines = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, id))
  const of = (variantId: string) => ({
    kind: 'lines',
    lines: [{ lineId: lines.find((line) => line.variantId === variantId)?.id, quantity: 1 }],
    withDelivery: false,
  })
  return { parcelId: parcel?.id ?? '', plain: of(plain.variantId), dear: of(dear.variantId) }
}

/** From now on, refunds arrive; those before are turned away by the buyer's bank. */
const arriveFromNowOn = () => shop.database.update(sandboxCharges).set({ refundsEnd: 'at-once' })
async function hearOfFailures() {
  shop.clock.advance(25 * 3600)
  await sweepRefunds(shop)
  await shop.jobs.drain(shop)
}

const free = (amount: number) => ({ kind: 'amount', amount: { amount, currency: 'GHS' } })

test('a free amount and then the dear line: the store keeps no more than its buyer still pays for', async () => {
  const sold = await sell()
  expect(await earned()).toBe(200_000)
  await refund(sold.parcelId, free(999))
  expect(await earned()).toBe(150_050)
  await refund(sold.parcelId, sold.dear)
  // The buyer has all back but 0.01 cedis, which are 1.00 naira.
  expect(await earned()).toBe(100)
  await refund(sold.parcelId, { kind: 'rest' })
  expect(await earned()).toBe(0)
})

test('the dear line and then a free amount: the same', async () => {
  const sold = await sell()
  await refund(sold.parcelId, sold.dear)
  expect(await earned()).toBe(100_000)
  await refund(sold.parcelId, free(999))
  expect(await earned()).toBe(100)
})

test('the plain line after a free amount gives back what was frozen for it', async () => {
  const sold = await sell()
  await refund(sold.parcelId, free(400))
  expect(await earned()).toBe(180_000)
  await refund(sold.parcelId, sold.plain)
  expect(await earned()).toBe(80_000)
})

describe('with 5 % commission', () => {
  beforeEach(async () => {
    await someCommissionTerms(shop, { storeId: store.id })
  })

  test.each([
    ['a free amount and then the dear line', (dear: object) => [free(999), dear], [142_548, 95]],
    ['the dear line and then a free amount', (dear: object) => [dear, free(999)], [95_000, 95]],
  ])('%s: the shop keeps commission on what is still paid', async (_, inOrder, left) => {
    const sold = await sell()
    expect(await earned()).toBe(190_000)
    const seen: number[] = []
    for (const of of inOrder(sold.dear)) {
      await refund(sold.parcelId, of)
      seen.push(await earned())
    }
    // 1.00 naira stays, and 0.05 of it are commission.
    expect(seen).toEqual(left)
    await refund(sold.parcelId, { kind: 'rest' })
    expect(await earned()).toBe(0)
  })
})

describe('a free amount that fails after the plain line was refunded', () => {
  beforeEach(async () => {
    await someCommissionTerms(shop, { storeId: store.id })
  })

  test('the next free amount leaves the store no more than what the dear one bears', async () => {
    const sold = await sell('turned-away')
    await refund(sold.parcelId, free(2500))
    expect(await earned()).toBe(71_250)
    await arriveFromNowOn()
    // Only 750.00 naira are left for it to take.
    await refund(sold.parcelId, sold.plain)
    expect(await earned()).toBe(0)
    await hearOfFailures()
    expect(await earned()).toBe(118_750)
    // Half of the dear one is still paid: 500.00 naira, less 25.00.
    await refund(sold.parcelId, free(1500))
    expect(await earned()).toBe(47_500)
    await refund(sold.parcelId, { kind: 'rest' })
    expect(await earned()).toBe(0)
  })
})
