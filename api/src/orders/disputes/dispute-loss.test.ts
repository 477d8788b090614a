import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { hearDispute } from '../../../../testing/builders/disputes.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { postDisputeFunds } from '../../ledger/disputes/post-dispute-funds.ts'
import { ledgerEntries, ledgerPostings } from '../../ledger/tables.ts'
import { recordDispute } from '../../payments/disputes/record-dispute.ts'
import type { ProviderDispute } from '../../payments/providers/dispute-desk.ts'
import { recordRefund } from '../../payments/refunds/record-refund.ts'
import { disputes, refunds } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { orders, parcelRefunds, parcels } from '../tables.ts'
import { applyDispute } from './apply-dispute.ts'

let shop: TestPlatform
let storeId: string
let headers: Record<string, string>
let otherHeaders: Record<string, string>
let otherStoreId: string

beforeAll(async () => {
  shop = await openTestPlatform()
  const [one, other] = [await aStoreWithOwner(shop), await aStoreWithOwner(shop)]
  storeId = one.store.id
  headers = one.owner.headers
  otherStoreId = other.store.id
  otherHeaders = other.owner.headers
  await someCommissionTerms(shop, { storeId, basisPoints: 500 })
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

/** Two parcels, of 150,000 kobo each with one unit. */
async function anOrderOfTwo({ quantity = 1 } = {}) {
  const products = [
    await aProduct(shop, { storeId, stock: 50 }),
    await aProduct(shop, { storeId: otherStoreId, stock: 50 }),
  ]
  const order = await aPaidOrder(shop, { products, quantity })
  await shop.jobs.drain(shop)
  const rows = await shop.database.select().from(parcels).where(eq(parcels.orderId, order.orderId))
  const own = rows.find((row) => row.storeId === storeId)
  const other = rows.find((row) => row.storeId === otherStoreId)
  return { ...order, parcelId: own?.id ?? '', otherParcelId: other?.id ?? '' }
}
type Order = Awaited<ReturnType<typeof anOrderOfTwo>>

const refund = (parcelId: string, amount: number, by = headers) =>
  shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    headers: { ...by, 'idempotency-key': newId() },
    json: { reason: 'A stain', of: { kind: 'amount', amount: { amount, currency: 'NGN' } } },
  })

/** What the bank says about an order's payment, told to the shop. */
const hear = (order: Order, given: Partial<ProviderDispute>) => hearDispute(shop, order, given)

async function booksOf({ orderId }: Order) {
  const rows = await shop.database
    .select({ account: ledgerEntries.account, minor: sql<number>`sum(minor)::int` })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(sql`ledger_postings.order_id = ${orderId} and ledger_entries.currency = 'NGN'`)
    .groupBy(ledgerEntries.account)
  return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]))
}

async function partsOf({ orderId }: Order) {
  const rows = await shop.database
    .select({ parcelId: parcelRefunds.parcelId, minor: refunds.amountMinor, disputeId: refunds.disputeId })
    .from(refunds)
    .innerJoin(parcelRefunds, eq(parcelRefunds.refundId, refunds.id))
    .innerJoin(parcels, eq(parcels.id, parcelRefunds.parcelId))
    .where(eq(parcels.orderId, orderId))
  return new Map(rows.filter(({ disputeId }) => disputeId).map(({ parcelId, minor }) => [parcelId, minor]))
}

describe('a lost dispute', () => {
  test('of 1,500,000 on parcels with 1,835,102 and 1,000,000 left splits 970,919 and 529,081', async () => {
    const order = await anOrderOfTwo({ quantity: 19 })
    // Each parcel is worth 1,950,000.
    expect((await refund(order.parcelId, 114_898)).status).toBe(201)
    expect((await refund(order.otherParcelId, 950_000, otherHeaders)).status).toBe(201)
    await shop.jobs.drain(shop)
    const lost = { amountMinor: 1_500_000, state: 'lost', fundsState: 'withdrawn' } as const
    const disputeId = await hear(order, lost)
    await applyDispute(shop, { disputeId, orderId: order.orderId })
    expect(await partsOf(order)).toEqual(
      new Map([
        [order.parcelId, 970_919],
        [order.otherParcelId, 529_081],
      ]),
    )
    expect(await booksOf(order)).toMatchObject({ disputes: 0, buyer: 0, clearing: 3_900_000 - 1_064_898 - 1_500_000 })
  })

  test('beyond what is left is the shop’s loss', async () => {
    const order = await anOrderOfTwo()
    expect((await refund(order.parcelId, 150_000)).status).toBe(201)
    await shop.jobs.drain(shop)
    const disputeId = await hear(order, { state: 'lost', fundsState: 'withdrawn' })
    await applyDispute(shop, { disputeId, orderId: order.orderId })
    expect(await partsOf(order)).toEqual(new Map([[order.otherParcelId, 150_000]]))
    expect(await booksOf(order)).toMatchObject({ disputes: 0, losses: 150_000, clearing: -150_000, buyer: 0 })
  })

  test('of an order that was refunded as a whole is the shop’s loss as a whole', async () => {
    const order = await anOrderOfTwo()
    await refund(order.parcelId, 150_000)
    await refund(order.otherParcelId, 150_000, otherHeaders)
    await shop.jobs.drain(shop)
    const disputeId = await hear(order, { state: 'lost', fundsState: 'withdrawn' })
    await applyDispute(shop, { disputeId, orderId: order.orderId })
    expect(await booksOf(order)).toMatchObject({ disputes: 0, losses: 300_000 })
  })

  test('takes first what the named parcel has left', async () => {
    const order = await anOrderOfTwo()
    const disputeId = await hear(order, { amountMinor: 200_000 })
    await shop.database.update(disputes).set({ parcelId: order.otherParcelId }).where(eq(disputes.id, disputeId))
    await hear(order, { amountMinor: 200_000, state: 'lost', fundsState: 'withdrawn' })
    await applyDispute(shop, { disputeId, orderId: order.orderId })
    expect(await partsOf(order)).toEqual(
      new Map([
        [order.otherParcelId, 150_000],
        [order.parcelId, 50_000],
      ]),
    )
  })

  test('is booked once by ten at once', async () => {
    const order = await anOrderOfTwo()
    const disputeId = await hear(order, { state: 'lost', fundsState: 'withdrawn', feeMinor: 500 })
    const now = shop.clock.now()
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 2 === 0
          ? applyDispute(shop, { disputeId, orderId: order.orderId })
          : transact(shop, (tx) => postDisputeFunds(tx, { disputeId, at: now })),
      ),
    )
    expect(await partsOf(order)).toEqual(
      new Map([
        [order.parcelId, 150_000],
        [order.otherParcelId, 150_000],
      ]),
    )
    expect(await booksOf(order)).toMatchObject({ disputes: 0, buyer: 0, clearing: -500, fees: 500 })
  })

  test('whose money comes back afterwards lowers the shop’s losses', async () => {
    const order = await anOrderOfTwo()
    const disputeId = await hear(order, { state: 'lost', fundsState: 'withdrawn' })
    await applyDispute(shop, { disputeId, orderId: order.orderId })
    await hear(order, { state: 'won', fundsState: 'reinstated' })
    await applyDispute(shop, { disputeId, orderId: order.orderId })
    const [row] = await shop.database.select().from(disputes).where(eq(disputes.id, disputeId))
    expect(row?.state).toBe('lost')
    expect(await booksOf(order)).toMatchObject({ disputes: 0, losses: -300_000, clearing: 300_000 })
  })
})

describe('a refund that fails after the loss was booked', () => {
  /** The refund of one parcel has left; the bank decides for the buyer about the whole payment. */
  async function anOrderLostTwice() {
    const order = await anOrderOfTwo()
    const { data } = await (await refund(order.parcelId, 150_000)).json()
    await shop.jobs.drain(shop)
    await hear(order, { state: 'lost', fundsState: 'withdrawn' })
    await shop.jobs.drain(shop)
    expect(await booksOf(order)).toMatchObject({ losses: 150_000 })
    return { order, refundId: String(data.id) }
  }
  const turnAway = async (refundId: string) => {
    const turnedAway = { status: 'failed', reason: 'The account is closed.', now: shop.clock.now() } as const
    await transact(shop, (tx) => recordRefund(tx, refundId, turnedAway))
    await shop.jobs.drain(shop)
  }

  test('leaves its money to the bank, which has it, and not to the store', async () => {
    const { order, refundId } = await anOrderLostTwice()
    await turnAway(refundId)
    expect(await partsOf(order)).toEqual(
      new Map([
        [order.parcelId, 150_000],
        [order.otherParcelId, 150_000],
      ]),
    )
    expect(await booksOf(order)).toMatchObject({ disputes: 0, losses: 0, buyer: 0, clearing: 0 })
    expect((await refund(order.parcelId, 1)).status).toBe(409)
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, order.orderId))
    expect(row?.state).toBe('refunded')
  })

  test('is the store’s again where the bank has given the money back', async () => {
    const { order, refundId } = await anOrderLostTwice()
    await hear(order, { state: 'won', fundsState: 'reinstated' })
    await turnAway(refundId)
    expect(await partsOf(order)).toEqual(new Map([[order.otherParcelId, 150_000]]))
    expect(await booksOf(order)).toMatchObject({ disputes: 0, losses: -150_000 })
  })
})

describe('while a dispute is open', () => {
  test('no refund starts, and one may when it has ended', async () => {
    const order = await anOrderOfTwo()
    await hear(order, { dueAt: shop.clock.now() })
    const refused = await refund(order.parcelId, 1000)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'payments.dispute-open' })
    await hear(order, { state: 'won' })
    expect((await refund(order.parcelId, 1000)).status).toBe(201)
  })

  test('the store is told beforehand that it can neither refund nor cancel', async () => {
    const order = await anOrderOfTwo()
    const { parcelId } = order
    const stepsOf = async () => {
      const { data } = await (await shop.request(`/orders/${parcelId}`, { headers })).json()
      return data.steps as { step: string; isAllowed: boolean; reason: string | null }[]
    }
    await hear(order, { dueAt: shop.clock.now() })
    const reason = expect.stringContaining('asked their bank')
    expect(await stepsOf()).toEqual([
      { step: 'pack', isAllowed: true, reason: null },
      { step: 'cancel', isAllowed: false, reason },
      { step: 'refund', isAllowed: false, reason },
    ])
    await hear(order, { state: 'won' })
    expect((await stepsOf()).filter(({ isAllowed }) => !isAllowed)).toEqual([])
  })

  test('an inquiry may be refunded', async () => {
    const order = await anOrderOfTwo()
    await hear(order, { state: 'inquiry' })
    expect((await refund(order.parcelId, 1000)).status).toBe(201)
  })

  test('ten refunds and the news at once leave no refund begun after it', async () => {
    const order = await anOrderOfTwo()
    const answers = Promise.all(Array.from({ length: 10 }, () => refund(order.parcelId, 1000)))
    await hear(order, {})
    const began = (await answers).filter(({ status }) => status === 201).length
    expect((await refund(order.parcelId, 1000)).status).toBe(409)
    expect(await shop.database.$count(refunds, sql`payment_id = ${order.paymentId}`)).toBe(began)
  })

  test('what the stores sold is not paid out', async () => {
    const order = await anOrderOfTwo()
    const held = async () => {
      const { rows } = await shop.database.execute(sql`
        select from sale_holds where cause like 'dispute:%' and closed_at is null and parcel_id in
          (${order.parcelId}, ${order.otherParcelId})`)
      return rows.length
    }
    await hear(order, {})
    await shop.jobs.drain(shop)
    expect(await held()).toBe(2)
    await hear(order, { state: 'won' })
    await shop.jobs.drain(shop)
    expect(await held()).toBe(0)
  })
})

test('an answer that another has overtaken changes nothing', async () => {
  const order = await anOrderOfTwo()
  await hear(order, { state: 'under_review' })
  const [row] = await shop.database.select().from(disputes).where(eq(disputes.orderId, order.orderId))
  const stale = await transact(shop, (tx) =>
    recordDispute(tx, {
      provider: 'sandbox',
      told: {
        ...row,
        id: row?.providerDisputeId,
        transactionId: null,
        reference: order.reference,
        state: 'needs_response',
      } as ProviderDispute,
      knownVersion: 0,
      now: shop.clock.now(),
    }),
  )
  expect(stale).toBe('overtaken')
})
