import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox, openAnotherPage } from '../../../../testing/builders/payments.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { applySettlement } from '../../orders/settlement/apply-settlement.ts'
import { postMissingSales } from '../../orders/settlement/post-missing-sales.ts'
import type { PaymentProvider } from '../../payments/providers/provider.ts'
import { openSandbox } from '../../payments/providers/sandbox/pay.ts'
import { confirmPayment } from '../../payments/settlement/confirm-payment.ts'
import { paymentFacts, payments } from '../../payments/tables.ts'
import { databaseErrorCode } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { ledgerEntries, ledgerPostings, lineCommissions } from '../tables.ts'
import { post } from './post.ts'
import { postMissingMoney } from './post-missing-money.ts'
import { postReceipts } from './post-receipts.ts'

let shop: TestPlatform
let store: StoreRow
let headers: Record<string, string>

beforeAll(async () => {
  shop = await openTestPlatform()
  const made = await aStoreWithOwner(shop)
  store = made.store
  headers = made.owner.headers
  await someCommissionTerms(shop, { storeId: store.id, basisPoints: 500 })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** 250,000 kobo for two units and delivery; 2,500 US cents for the store, 100 of them commission. */
const bought = async (given: Parameters<typeof aPaidOrder>[1] = {}) => {
  const product = await aProduct(shop, { storeId: store.id, stock: 50 })
  const order = await aPaidOrder(shop, { products: [product], quantity: 2, ...given })
  await shop.jobs.drain(shop)
  return { ...order, parcelId: order.parcelIds[0] ?? '' }
}
const refund = (parcelId: string, amount: number | 'rest') =>
  shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': newId() },
    json: {
      reason: 'A stain',
      of: amount === 'rest' ? { kind: 'rest' } : { kind: 'amount', amount: { amount, currency: 'NGN' } },
    },
  })

/** The sandbox refuses after some seconds. */
const letFail = async () => {
  await shop.jobs.drain(shop)
  shop.clock.advance(21)
  await shop.jobs.drain(shop, { all: true })
}

type Sides = Record<string, Record<string, number>>

/** The postings of an order by kind, with the amount on each account. */
async function booksOf(orderId: string): Promise<Sides> {
  const rows = await shop.database
    .select({ kind: ledgerPostings.kind, entry: ledgerEntries })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(eq(ledgerPostings.orderId, orderId))
  const books: Sides = {}
  for (const { kind, entry } of rows) {
    const account = `${entry.account} ${entry.currency}`
    books[kind] = { ...books[kind], [account]: (books[kind]?.[account] ?? 0) + entry.minor }
  }
  return books
}
const buyerOf = (books: Sides) => Object.values(books).reduce((sum, sides) => sum + (sides['buyer NGN'] ?? 0), 0)

test('receipts are posted together: each once, whatever of them is in the books, and none beside an unknown one', async () => {
  const product = await aProduct(shop, { storeId: store.id, stock: 50 })
  const made = await Promise.all([1, 2, 3].map(() => aPaidOrder(shop, { products: [product] })))
  const ids = await shop.database
    .select({ id: paymentFacts.id })
    .from(paymentFacts)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(
      inArray(
        payments.orderId,
        made.map(({ orderId }) => orderId),
      ),
    )
    .then((rows) => rows.map(({ id }) => id))
  const [first = '', second = '', third = ''] = ids
  const inBooks = () =>
    shop.database
      .select({ key: ledgerPostings.key, entries: count(ledgerEntries.id) })
      .from(ledgerPostings)
      .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
      .where(
        inArray(
          ledgerPostings.key,
          ids.map((id) => `receipt:${id}`),
        ),
      )
      .groupBy(ledgerPostings.key)
  const postAll = (factIds: string[]) => transact(shop, (tx) => postReceipts(tx, factIds))
  await postAll([first])
  await expect(postAll([second, newId()])).rejects.toThrow('There is no money of the fact')
  expect(await inBooks()).toEqual([{ key: `receipt:${first}`, entries: 2 }])
  await postAll([third, first, second, third])
  const whole = await inBooks()
  expect(whole.map(({ key }) => key).toSorted()).toEqual(ids.map((id) => `receipt:${id}`).toSorted())
  expect(whole.map(({ entries }) => entries)).toEqual([2, 2, 2])
  await shop.jobs.drain(shop)
  expect(await inBooks()).toEqual(expect.arrayContaining(whole))
})

describe('the books of an order', () => {
  test('record the buyer’s payment and pass it to the store, each currency separately', async () => {
    const { orderId } = await bought()
    const books = await booksOf(orderId)
    expect(books).toEqual({
      receipt: { 'clearing NGN': 250_000, 'buyer NGN': -250_000 },
      sale: {
        'buyer NGN': 250_000,
        'exchange NGN': -250_000,
        'exchange USD': 2500,
        'seller USD': -2400,
        'commission USD': -100,
      },
    })
    expect(buyerOf(books)).toBe(0)
  })

  test('give each of its stores its own share', async () => {
    const other = await aStoreWithOwner(shop)
    const products = [await aProduct(shop, { storeId: store.id }), await aProduct(shop, { storeId: other.store.id })]
    const { orderId } = await bought({ products, quantity: 1 })
    const sellers = await shop.database
      .select({ storeId: ledgerEntries.storeId, minor: ledgerEntries.minor })
      .from(ledgerEntries)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
      .where(and(eq(ledgerPostings.orderId, orderId), eq(ledgerEntries.account, 'seller')))
    expect(new Map(sellers.map(({ storeId, minor }) => [storeId, minor]))).toEqual(
      new Map([
        [store.id, -1450],
        [other.store.id, -1500],
      ]),
    )
  })

  test('are written once, even by concurrent settlements', async () => {
    const order = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    await actInSandbox(shop, order.reference, { action: 'approve', webhook: 'twice' })
    await Promise.all([
      ...Array.from({ length: 10 }, () =>
        confirmPayment(shop, { provider: 'sandbox', reference: order.reference }).then(() =>
          applySettlement(shop, order.orderId),
        ),
      ),
      shop.jobs.drain(shop),
    ])
    await shop.jobs.drain(shop)
    await Promise.all([postMissingMoney(shop), postMissingSales(shop), postMissingMoney(shop)])
    const kinds = await shop.database
      .select({ kind: ledgerPostings.kind })
      .from(ledgerPostings)
      .where(eq(ledgerPostings.orderId, order.orderId))
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['receipt', 'sale'])
  })

  test('keep money that does not match as owed to the buyer', async () => {
    for (const [tamper, minor] of [
      ['one-over', -1],
      ['one-short', -149_999],
    ] as const) {
      const order = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
      await actInSandbox(shop, order.reference, { action: 'approve', tamper })
      await shop.jobs.drain(shop)
      expect(buyerOf(await booksOf(order.orderId)), tamper).toBe(minor)
    }
  })

  test('record money in another currency, without mixing it with the order’s', async () => {
    const order = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    await actInSandbox(shop, order.reference, { action: 'approve', tamper: 'other-currency' })
    await shop.jobs.drain(shop)
    const { receipt, sale } = await booksOf(order.orderId)
    expect(sale).toBeUndefined()
    expect(Object.keys(receipt ?? {}).sort()).not.toContain('buyer NGN')
    expect(Object.values(receipt ?? {}).sort()).toEqual([-150_000, 150_000])
  })

  test('record the provider’s fee', async () => {
    const order = await anOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    await actInSandbox(shop, order.reference, { action: 'approve', webhook: 'never' })
    const sandbox = openSandbox(shop)
    const keeping: PaymentProvider = {
      ...sandbox,
      verify: async (...asked) => {
        const answer = await sandbox.verify(...asked)
        return answer.status === 'unknown' ? answer : { ...answer, feeMinor: 2150 }
      },
    }
    await confirmPayment(shop, { provider: 'sandbox', reference: order.reference }, [keeping])
    await shop.jobs.drain(shop)
    const { receipt } = await booksOf(order.orderId)
    expect(receipt).toEqual({ 'clearing NGN': 150_000 - 2150, 'fees NGN': 2150, 'buyer NGN': -150_000 })
  })
})

describe('a refund in the books', () => {
  test('is owed to the buyer at once, until it has arrived; the last one takes the rest of the commission', async () => {
    const { orderId, parcelId } = await bought()
    // 33,333 of 250,000: 2,500 × 0.133332 = 333.33 of the store's money, 100 × 33,333 / 200,000 = 16.67 of the commission.
    expect((await refund(parcelId, 33_333)).status).toBe(201)
    const owed = await booksOf(orderId)
    expect(owed.refund).toEqual({
      'exchange NGN': 33_333,
      'buyer NGN': -33_333,
      'seller USD': 316,
      'commission USD': 17,
      'exchange USD': -333,
    })
    expect(buyerOf(owed)).toBe(-33_333)
    await shop.jobs.drain(shop)
    expect((await refund(parcelId, 'rest')).status).toBe(201)
    await shop.jobs.drain(shop)
    const books = await booksOf(orderId)
    expect(books.refund).toMatchObject({ 'seller USD': 2400, 'commission USD': 100, 'buyer NGN': -250_000 })
    expect(books.returned).toEqual({ 'buyer NGN': 250_000, 'clearing NGN': -250_000 })
    expect(buyerOf(books)).toBe(0)
  })

  test('that fails is reversed by a posting of its own, and may be tried again', async () => {
    const { orderId, parcelId } = await bought({ refunds: 'failed' })
    await refund(parcelId, 'rest')
    await letFail()
    const books = await booksOf(orderId)
    expect(books.returned).toBeUndefined()
    expect(books['refund-failed']).toEqual(
      Object.fromEntries(Object.entries(books.refund ?? {}).map(([account, minor]) => [account, -minor])),
    )
    expect(buyerOf(books)).toBe(0)
    await refund(parcelId, 125_000)
    expect((await booksOf(orderId)).refund).toMatchObject({ 'seller USD': 2400 + 1187, 'commission USD': 100 + 63 })
    await letFail()
  })

  test('of ten at once never returns more commission than was charged', async () => {
    const { orderId, parcelId } = await bought()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(parcelId, 62_500)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
    await shop.jobs.drain(shop)
    const books = await booksOf(orderId)
    expect(books.refund).toMatchObject({ 'seller USD': 2400, 'commission USD': 100 })
    expect(buyerOf(books)).toBe(0)
  })

  test('of a double payment affects the buyer’s account only', async () => {
    const { orderId, paymentId } = await bought()
    const second = await openAnotherPage(shop, { paymentId })
    await actInSandbox(shop, second.reference, { action: 'approve', webhook: 'never' })
    await confirmPayment(shop, { provider: 'sandbox', reference: second.reference })
    await shop.jobs.drain(shop)
    const books = await booksOf(orderId)
    expect(books.receipt).toEqual({ 'clearing NGN': 500_000, 'buyer NGN': -500_000 })
    expect(books.returned).toEqual({ 'buyer NGN': 250_000, 'clearing NGN': -250_000 })
    expect(books.refund).toBeUndefined()
    expect(buyerOf(books)).toBe(0)
  })
})

describe('the entries of the books', () => {
  const refused = (work: Promise<unknown>) => work.then(() => 'taken', databaseErrorCode)

  test('are never changed or deleted', async () => {
    const { orderId } = await bought()
    const before = await booksOf(orderId)
    for (const table of ['ledger_postings', 'ledger_entries', 'line_commissions']) {
      expect(await refused(shop.database.execute(sql.raw(`delete from ${table}`))), table).toBe('23001')
      expect(await refused(shop.database.execute(sql.raw(`truncate ${table} cascade`))), table).toBe('23001')
    }
    expect(await refused(shop.database.update(ledgerEntries).set({ minor: 1 }))).toBe('23001')
    expect(await refused(shop.database.update(ledgerPostings).set({ note: 'x' }))).toBe('23001')
    expect(await refused(shop.database.update(lineCommissions).set({ commissionMinor: 0 }))).toBe('23001')
    expect(await booksOf(orderId)).toEqual(before)
  })

  test('balance in each currency, or are refused on commit', async () => {
    const lopsided = (entries: { currency: string; minor: number }[]) =>
      transact(shop, async (tx) => {
        await post(tx, [
          {
            key: `test:${newId()}`,
            kind: 'receipt',
            at: shop.clock.now(),
            entries: entries.map((entry) => ({ account: 'exchange', ...entry })),
          },
        ])
      })
    expect(await refused(lopsided([{ currency: 'NGN', minor: 100 }]))).toBe('23514')
    const mixed = [
      { currency: 'NGN', minor: 100 },
      { currency: 'USD', minor: -100 },
    ]
    expect(await refused(lopsided(mixed))).toBe('23514')
    const [{ strays } = { strays: -1 }] = await shop.database
      .select({ strays: sql<number>`count(*)::int` })
      .from(ledgerPostings)
      .where(sql`key like 'test:%'`)
    expect(strays).toBe(0)
  })
})

describe('a shop older than its books', () => {
  /** As if these orders were older than the books: only a superuser with triggers off can do that. */
  const forget = async (orderId: string) => {
    const client = await shop.database.$client.connect()
    try {
      const ofOrder = 'posting_id in (select id from ledger_postings where order_id = $1)'
      await client.query("set session_replication_role = 'replica'")
      await client.query(`delete from line_commissions where ${ofOrder}`, [orderId])
      await client.query(`delete from ledger_entries where ${ofOrder}`, [orderId])
      const parcels = 'select parcel_id from ledger_postings where order_id = $1'
      await client.query(`delete from sale_releases where parcel_id in (${parcels})`, [orderId])
      await client.query('delete from ledger_postings where order_id = $1', [orderId])
      await client.query('insert into uncarried_stores values ($1) on conflict do nothing', [store.id])
      await client.query("set session_replication_role = 'origin'")
    } finally {
      client.release()
    }
  }

  test('gets all sales posted, once, without commission', async () => {
    const whole = await bought()
    const partly = await bought()
    await refund(partly.parcelId, 33_333)
    await shop.jobs.drain(shop)
    await refund(partly.parcelId, 99_999)
    const failed = await bought({ refunds: 'failed' })
    await refund(failed.parcelId, 'rest')
    await letFail()
    const orders = [whole, partly, failed]
    for (const { orderId } of orders) await forget(orderId)
    expect((await brokenInvariants(shop)).map(({ id }) => id)).toContain('orders.sold-once')
    await Promise.all([postMissingSales(shop), postMissingMoney(shop), postMissingSales(shop), postMissingMoney(shop)])
    expect(await booksOf(whole.orderId)).toMatchObject({
      receipt: { 'clearing NGN': 250_000 },
      sale: { 'seller USD': -2500, 'buyer NGN': 250_000 },
    })
    expect(await booksOf(partly.orderId)).toMatchObject({
      refund: { 'seller USD': 333 + 1000, 'buyer NGN': -133_332 },
      returned: { 'clearing NGN': -133_332 },
    })
    expect(Object.keys(await booksOf(failed.orderId)).sort()).toEqual(['receipt', 'sale'])
  })

  test('refunds an order that is not posted yet, and posts both later', async () => {
    const { orderId, parcelId } = await bought()
    await forget(orderId)
    expect((await refund(parcelId, 125_000)).status).toBe(201)
    expect((await booksOf(orderId)).refund).toBeUndefined()
    await postMissingSales(shop)
    await postMissingMoney(shop)
    await shop.jobs.drain(shop)
    expect(buyerOf(await booksOf(orderId))).toBe(0)
    expect((await booksOf(orderId)).refund).toMatchObject({ 'seller USD': 1250 })
  })
})
