import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { startFakeFlutterwave } from '../../../../testing/providers/fake-flutterwave.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import { startFakeStripe } from '../../../../testing/providers/fake-stripe.ts'
import { openPayingShop, type PayingShop } from '../../../../testing/shop/open-paying-shop.ts'
import { ledgerEntries, ledgerPostings } from '../../ledger/tables.ts'
import { pollDisputes } from '../../payments/disputes/poll-disputes.ts'
import { disputes, paymentFacts } from '../../payments/tables.ts'
import { orders } from '../tables.ts'

/** Every provider runs the same tests, over HTTP, against a fake that speaks its protocol. */
describe.each([
  ['paystack', startFakePaystack],
  ['flutterwave', startFakeFlutterwave],
  ['stripe', startFakeStripe],
])('%s: a bank dispute', (name, startFake) => {
  let open: PayingShop

  beforeAll(async () => {
    open = await openPayingShop(startFake)
  })
  afterEach(async () => {
    open.fake.server.fault = null
    // As after the delay that the queue may have.
    await open.shop.database
      .update(disputes)
      .set({ openedAt: sql`opened_at - interval '1 hour'`, closedAt: sql`closed_at - interval '1 hour'` })
    expect(await brokenInvariants(open.shop)).toEqual([])
  })
  afterAll(() => open.close())

  async function aPaidOrder() {
    const order = await open.place()
    await open.comeBack(await open.decide(order, { scenario: 'pay', webhook: 'never' }))
    await open.shop.jobs.drain(open.shop)
    return order
  }

  /** The bank acts; the webhooks leave, and the shop does what they lead to. */
  async function act(path: string, json: object = {}) {
    const response = await fetch(`${open.fake.server.url}/hosted/bank/disputes${path}`, {
      method: 'POST',
      body: JSON.stringify(json),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as { id: number }
  }
  const work = async () => {
    await open.shop.jobs.drain(open.shop)
    await pollDisputes(open.shop, name)
    await open.shop.jobs.drain(open.shop)
  }

  const read = async (orderId: string) => {
    const [dispute] = await open.shop.database.select().from(disputes).where(eq(disputes.orderId, orderId))
    return dispute
  }
  const total = async (orderId: string) => {
    const [order] = await open.shop.database.select().from(orders).where(eq(orders.id, orderId))
    return order?.totalMinor ?? 0
  }

  /** Accounts of an order, in the buyer's currency. */
  async function booksOf(orderId: string) {
    const rows = await open.shop.database
      .select({ account: ledgerEntries.account, minor: sql<number>`sum(minor)::int` })
      .from(ledgerPostings)
      .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
      .where(sql`ledger_postings.order_id = ${orderId} and currency = 'NGN'`)
      .groupBy(ledgerEntries.account)
    return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]))
  }
  const received = async (orderId: string) => {
    const { rows } = await open.shop.database.execute<{ net: number; fee: number }>(sql`
      select (amount_minor - coalesce(fee_minor, 0))::int as net, coalesce(fee_minor, 0)::int as fee from payment_facts
      where payment_id = (select id from payments where order_id = ${orderId})`)
    return rows[0] ?? { net: 0, fee: 0 }
  }
  const feeMinor = name === 'stripe' ? 2000 : 0

  test('that is won leaves the books as they were, but for its fee', async () => {
    const order = await aPaidOrder()
    const { id } = await act('', { reference: order.payment.reference, webhook: 'twice' })
    await work()
    expect(await read(order.id)).toMatchObject({ state: 'needs_response', amountMinor: await total(order.id) })
    await act(`/${id}/win`, { webhook: 'twice' })
    await work()
    const { net, fee } = await received(order.id)
    expect(await read(order.id)).toMatchObject({ state: 'won', lossBookedAt: null })
    expect(await booksOf(order.id)).toMatchObject({ buyer: 0, clearing: net - feeMinor })
    expect((await booksOf(order.id)).fees ?? 0).toBe(fee + feeMinor)
    expect((await booksOf(order.id)).disputes ?? 0).toBe(0)
  })

  test('that is lost takes the order’s money, with its commission, and asks the provider for no refund', async () => {
    const order = await aPaidOrder()
    const { id } = await act('', { reference: order.payment.reference })
    await work()
    open.fake.server.requests.length = 0
    await act(`/${id}/lose`)
    await work()
    const { fee } = await received(order.id)
    const books = await booksOf(order.id)
    expect(await read(order.id)).toMatchObject({ state: 'lost', lossBookedAt: expect.any(Date) })
    expect(books).toMatchObject({ buyer: 0, disputes: 0, clearing: -fee - feeMinor })
    expect(books.losses).toBeUndefined()
    expect((await open.read(order)).state).toBe('refunded')
    expect(
      open.fake.server.requests.filter(({ method, path }) => method === 'POST' && path.includes('refund')),
    ).toEqual([])
  })

  test('ends the same whatever the order of its messages, and however often they come', async () => {
    const order = await aPaidOrder()
    const { id } = await act('', { reference: order.payment.reference, webhook: 'late' })
    await act(`/${id}/reinstate`, { webhook: 'late' })
    await act(`/${id}/remind`, { webhook: 'late' })
    await act(`/${id}/lose`, { webhook: 'late' })
    await open.fake.server.deliverHeld({ reversed: true })
    await work()
    await act(`/${id}/remind`, { webhook: 'twice' })
    await work()
    expect(await read(order.id)).toMatchObject({ state: 'lost' })
    expect(await booksOf(order.id)).toMatchObject({ buyer: 0, disputes: 0 })
    const posted = await open.shop.database.select().from(ledgerPostings).where(eq(ledgerPostings.orderId, order.id))
    expect(posted.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })

  test('that no message tells is found by asking', async () => {
    const order = await aPaidOrder()
    await act('', { reference: order.payment.reference, webhook: 'never' })
    await open.shop.jobs.drain(open.shop)
    expect(await read(order.id)).toBeUndefined()
    await pollDisputes(open.shop, name)
    expect(await read(order.id)).toMatchObject({ state: 'needs_response', dueAt: expect.any(Date) })
  })

  test('is followed at the next turn when the provider does not answer', async () => {
    const order = await aPaidOrder()
    open.fake.server.fault = { kind: 'error' }
    await act('', { reference: order.payment.reference, webhook: 'never' })
    await pollDisputes(open.shop, name)
    expect(await read(order.id)).toBeUndefined()
    open.fake.server.fault = null
    open.shop.clock.advance(60)
    await pollDisputes(open.shop, name)
    expect(await read(order.id)).toMatchObject({ state: 'needs_response' })
  })

  test('of a part of the payment takes that part', async () => {
    const order = await aPaidOrder()
    const [fact] = await open.shop.database
      .select()
      .from(paymentFacts)
      .where(sql`payment_id = (select id from payments where order_id = ${order.id})`)
    // Flutterwave's wire has major units.
    const amount = name === 'flutterwave' ? 10 : 1000
    const { id } = await act('', { reference: order.payment.reference, amount })
    await act(`/${id}/lose`)
    await work()
    expect(fact?.amountMinor).toBeGreaterThan(1000)
    expect(await read(order.id)).toMatchObject({ state: 'lost', amountMinor: 1000 })
    expect((await open.read(order)).state).toBe('partly_refunded')
  })
})
