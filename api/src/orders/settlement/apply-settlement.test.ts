import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { type AnOrder, anOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox, openAnotherPage } from '../../../../testing/builders/payments.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { releaseHolds } from '../../catalogue/stock/release-holds.ts'
import { holds, stockMovements } from '../../catalogue/stock/tables.ts'
import { variants } from '../../catalogue/tables.ts'
import { closePayment } from '../../payments/attempts/close-payment.ts'
import { sweepPayments } from '../../payments/settlement/sweep-payments.ts'
import { paymentFacts, refunds } from '../../payments/tables.ts'
import { readOutboxFolder } from '../../platform/mail/mailer.ts'
import { transact } from '../../platform/platform.ts'
import { cancelUnpaid } from '../checkout/cancel-unpaid.ts'
import { orderEvents, orders, parcels } from '../tables.ts'
import { applySettlement } from './apply-settlement.ts'
import { expireOrders } from './expire-orders.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

let callers = 0
/** The return page's call, each from an address of its own. */
const verify = (query: Record<string, string>) =>
  shop.request(`/payments/verify?${new URLSearchParams(query)}`, {
    headers: { 'x-caller-address': `10.0.0.${callers++}` },
  })
const verified = async (reference: string) => (await (await verify({ reference })).json()).data

async function read(order: AnOrder) {
  const [row] = await shop.database.select().from(orders).where(eq(orders.id, order.orderId))
  const [{ state: parcel } = { state: null }] = await shop.database
    .select({ state: parcels.state })
    .from(parcels)
    .where(eq(parcels.orderId, order.orderId))
  const events = await shop.database.select().from(orderEvents).where(eq(orderEvents.orderId, order.orderId))
  const moved = await shop.database.select().from(stockMovements).where(eq(stockMovements.orderId, order.orderId))
  const held = await shop.database.select().from(holds).where(eq(holds.orderId, order.orderId))
  return {
    state: row?.state,
    stateReason: row?.stateReason,
    heldUntil: row?.heldUntil,
    parcel,
    events: events.map((event) => event.kind),
    sold: moved.map((movement) => movement.quantity),
    holds: held.map((hold) => hold.state),
  }
}

/** As its buyer does. */
const cancel = (order: AnOrder) =>
  transact(shop, async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, order.orderId))
    if (row) await cancelUnpaid(tx, row, shop.clock.now())
  })

const lettersAbout = async (order: AnOrder) =>
  (await readOutboxFolder(shop.mailer.folder ?? '')).filter((letter) => letter.subject.includes(order.number))

const paidOnce = { state: 'paid', parcel: 'new', events: ['paid'], sold: [-1], holds: ['sold'] }

async function expectPaidOnce(order: AnOrder, more: object = {}): Promise<void> {
  await shop.jobs.drain(shop)
  expect(await read(order)).toMatchObject({ ...paidOnce, ...more })
  const captures = await shop.database.select().from(paymentFacts).where(eq(paymentFacts.paymentId, order.paymentId))
  expect(captures.filter((fact) => fact.isCapture)).toHaveLength(1)
  expect((await lettersAbout(order)).filter(({ subject }) => subject.endsWith(' is paid'))).toHaveLength(1)
}

/** The same as the expiry does. */
async function expire(order: AnOrder): Promise<void> {
  await transact(shop, async (tx) => {
    await tx.update(orders).set({ state: 'expired' }).where(eq(orders.id, order.orderId))
    await releaseHolds(tx, order.orderId)
    await closePayment(tx, order.orderId)
  })
}

describe('exactly one paid order', () => {
  test('when the webhook comes first', async () => {
    const order = await anOrder(shop)
    await actInSandbox(shop, order.reference, { action: 'approve' })
    await shop.jobs.drain(shop)
    expect(await read(order)).toMatchObject(paidOnce)
    expect(await verified(order.reference)).toMatchObject({ outcome: 'paid', orderState: 'paid', canPayAgain: false })
    await expectPaidOnce(order)
  })

  test('when the shopper returns first', async () => {
    const order = await anOrder(shop)
    await actInSandbox(shop, order.reference, { action: 'approve' })
    expect(await verified(order.reference)).toEqual({
      outcome: 'paid',
      reference: order.reference,
      provider: 'sandbox',
      paysCash: false,
      nextCheckAt: null,
      orderNumber: order.buyersNumber,
      orderState: 'paid',
      total: { amount: 150_000, currency: 'NGN' },
      reason: null,
      canPayAgain: false,
      cashDue: null,
    })
    await expectPaidOnce(order)
  })

  test('when the webhook comes twice and the shopper returns 50 times, all at once', async () => {
    const order = await anOrder(shop)
    await actInSandbox(shop, order.reference, { action: 'approve', webhook: 'twice' })
    const [, ...returns] = await Promise.all([
      shop.jobs.drain(shop),
      ...Array.from({ length: 50 }, () => verify({ reference: order.reference })),
    ])
    expect(returns.map((response) => response.status)).toEqual(Array(50).fill(200))
    await expectPaidOnce(order)
  })

  test('when the page is closed and only the webhook comes, three days late', async () => {
    const order = await anOrder(shop)
    const late = { webhook: 'late', lateSeconds: '86400', afterwards: 'close' }
    await actInSandbox(shop, order.reference, { action: 'approve', ...late })
    await shop.jobs.drain(shop)
    expect((await read(order)).state).toBe('awaiting_payment')
    await shop.jobs.drain(shop, { all: true })
    await expectPaidOnce(order)
  })

  test('when nothing comes: the sweep finds it', async () => {
    const order = await anOrder(shop)
    await actInSandbox(shop, order.reference, { action: 'approve', webhook: 'never', afterwards: 'close' })
    shop.clock.advance(61)
    await sweepPayments(shop)
    await expectPaidOnce(order)
  })

  test('when two attempts succeed: the second is refunded', async () => {
    const order = await anOrder(shop)
    const second = await openAnotherPage(shop, order)
    await Promise.all(
      [order.reference, second.reference].map((reference) => actInSandbox(shop, reference, { action: 'approve' })),
    )
    await Promise.all([verify({ reference: order.reference }), verify({ reference: second.reference })])
    await expectPaidOnce(order, { events: ['paid', 'refunded'] })
    const facts = await shop.database.select().from(paymentFacts).where(eq(paymentFacts.paymentId, order.paymentId))
    const twice = facts.filter((fact) => !fact.isCapture)
    expect(facts).toHaveLength(2)
    const sentBack = await shop.database.select().from(refunds).where(eq(refunds.paymentId, order.paymentId))
    expect(sentBack).toMatchObject([{ factId: twice[0]?.id, state: 'succeeded' }])
    const subjects = (await lettersAbout(order)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Your refund of'))).toHaveLength(1)
  })

  test('when it is applied again and again', async () => {
    const order = await anOrder(shop)
    await actInSandbox(shop, order.reference, { action: 'approve' })
    await shop.jobs.drain(shop)
    await Promise.all(Array.from({ length: 10 }, () => applySettlement(shop, order.orderId)))
    await expectPaidOnce(order)
  })

  test('when a failed attempt is followed by a good one', async () => {
    const order = await anOrder(shop)
    await actInSandbox(shop, order.reference, { action: 'decline', reason: 'insufficient-funds' })
    expect(await verified(order.reference)).toMatchObject({
      outcome: 'failed',
      reason: 'There is not enough money on the card.',
      canPayAgain: true,
    })
    await shop.jobs.drain(shop)
    expect(await read(order)).toMatchObject({
      state: 'awaiting_payment',
      events: ['payment-failed'],
      holds: ['active'],
    })
    const second = await openAnotherPage(shop, order)
    await actInSandbox(shop, second.reference, { action: 'approve' })
    await shop.jobs.drain(shop)
    expect(await read(order)).toMatchObject({ ...paidOnce, events: ['payment-failed', 'paid'] })
  })
})

describe('a slow payment', () => {
  test('keeps its stock while the provider says pending', async () => {
    const order = await anOrder(shop)
    await actInSandbox(shop, order.reference, { action: 'slow', slowSeconds: '3600', webhook: 'never' })
    expect(await verified(order.reference)).toMatchObject({
      outcome: 'confirming',
      reason: 'The bank is still processing it.',
    })
    shop.clock.advance(14 * 60)
    await sweepPayments(shop)
    await shop.jobs.drain(shop)
    const { heldUntil } = await read(order)
    expect(heldUntil && heldUntil.getTime() - shop.clock.now().getTime()).toBeGreaterThan(5 * 60 * 1000)
    shop.clock.advance(3600)
    await sweepPayments(shop)
    await expectPaidOnce(order)
  })
})

describe('money and expiry at the same moment', () => {
  test('ends in one paid order, never in money without goods', async () => {
    const placed = await Promise.all(Array.from({ length: 12 }, () => anOrder(shop)))
    for (const order of placed) await actInSandbox(shop, order.reference, { action: 'approve', webhook: 'never' })
    shop.clock.advance(15 * 60 + 1)
    await Promise.all([expireOrders(shop), ...placed.map(({ reference }) => verify({ reference })), expireOrders(shop)])
    await shop.jobs.drain(shop)
    for (const order of placed) {
      const { state, sold, holds: held, events } = await read(order)
      expect({ state, sold, held }).toEqual({ state: 'paid', sold: [-1], held: ['sold'] })
      expect(events.filter((kind) => kind === 'paid')).toHaveLength(1)
    }
  })
})

describe('late money', () => {
  test('is honoured while the goods are in stock', async () => {
    const order = await anOrder(shop)
    await expire(order)
    await actInSandbox(shop, order.reference, { action: 'approve' })
    await expectPaidOnce(order)
  })

  test('is refunded automatically when they are gone', async () => {
    const product = await aProduct(shop, { stock: 1 })
    const order = await anOrder(shop, { products: [product] })
    await expire(order)
    const winner = await anOrder(shop, { products: [product] })
    await actInSandbox(shop, winner.reference, { action: 'approve' })
    await actInSandbox(shop, order.reference, { action: 'approve' })
    await shop.jobs.drain(shop)
    expect(await read(winner)).toMatchObject(paidOnce)
    const answer = { outcome: 'refunded', orderState: 'refunded', canPayAgain: false }
    expect(await verified(order.reference)).toMatchObject(answer)
    await applySettlement(shop, order.orderId)
    const back = await shop.database.select().from(refunds).where(eq(refunds.paymentId, order.paymentId))
    expect(back).toMatchObject([
      { amountMinor: 150_000, state: 'succeeded', reason: 'Paid after the items had sold out' },
    ])
    expect(await read(order)).toMatchObject({
      state: 'refunded',
      events: ['payment-failed', 'refunded'],
      sold: [],
      holds: ['released'],
    })
    const [left] = await shop.database
      .select()
      .from(variants)
      .where(inArray(variants.id, [product.variantId]))
    expect([left?.onHand, left?.held]).toEqual([0, 0])
    const letters = await lettersAbout(order)
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your refund of .* is on its way/)])
  })

  test('goes to review when they are gone and it cannot be refunded', async () => {
    const product = await aProduct(shop, { stock: 1 })
    const order = await anOrder(shop, { products: [product] })
    await expire(order)
    await actInSandbox(shop, (await anOrder(shop, { products: [product] })).reference, { action: 'approve' })
    await actInSandbox(shop, order.reference, { action: 'approve', refunds: 'failed' })
    await shop.jobs.drain(shop)
    expect(await verified(order.reference)).toMatchObject({ outcome: 'late', orderState: 'review' })
    shop.clock.advance(21)
    await shop.jobs.drain(shop, { all: true })
    const stateReason = 'The refund could not be sent. The bank rejected the refund.'
    expect(await read(order)).toMatchObject({ state: 'review', stateReason })
  })

  test('that does not match goes to review', async () => {
    const order = await anOrder(shop)
    await expire(order)
    await actInSandbox(shop, order.reference, { action: 'approve', tamper: 'one-short' })
    await shop.jobs.drain(shop)
    expect(await read(order)).toMatchObject({ state: 'review', sold: [], holds: ['released'] })
  })

  test.each(['none', 'one-short', 'other-currency'])(
    'goes to review, once, when the buyer had cancelled (%s)',
    async (tamper) => {
      const order = await anOrder(shop)
      await cancel(order)
      await actInSandbox(shop, order.reference, { action: 'approve', tamper })
      await shop.jobs.drain(shop)
      await applySettlement(shop, order.orderId)
      expect(await read(order)).toMatchObject({
        state: 'review',
        events: ['cancelled', 'payment-failed'],
        sold: [],
        holds: ['released'],
      })
    },
  )

  test('that does not match changes nothing when the team had closed the order', async () => {
    const order = await anOrder(shop)
    await cancel(order)
    await shop.database.update(orders).set({ decision: 'ignore' }).where(eq(orders.id, order.orderId))
    await actInSandbox(shop, order.reference, { action: 'approve', tamper: 'one-short' })
    await shop.jobs.drain(shop)
    expect(await read(order)).toMatchObject({ state: 'cancelled', events: ['cancelled'] })
  })
})

describe('money that does not match (DS07)', () => {
  test.each(['one-short', 'other-currency'])(
    '%s: not paid, in review, nothing held, nothing left to pay',
    async (tamper) => {
      const order = await anOrder(shop)
      await actInSandbox(shop, order.reference, { action: 'approve', tamper })
      await shop.jobs.drain(shop)
      expect(await read(order)).toMatchObject({ state: 'review', parcel: 'waiting', sold: [], holds: ['released'] })
      const answer = await verified(order.reference)
      expect(answer).toMatchObject({ outcome: 'late', canPayAgain: false })
      expect(answer.reason).toContain('Our team is looking into it.')
      expect(await lettersAbout(order)).toEqual([])
    },
  )

  test('one minor unit over: paid, and kept as a fact', async () => {
    const order = await anOrder(shop)
    await actInSandbox(shop, order.reference, { action: 'approve', tamper: 'one-over' })
    await expectPaidOnce(order)
    const facts = await shop.database.select().from(paymentFacts).where(eq(paymentFacts.paymentId, order.paymentId))
    expect(facts).toMatchObject([{ decision: 'overpaid', amountMinor: 150_001 }])
  })
})

describe('the return page proves nothing (DS08)', () => {
  test('made-up values find nothing', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    for (const query of [
      { reference: 'x' },
      { tx_ref: markup },
      { transaction_id: 'y' },
      {},
      { reference: 'x', transaction_id: 'y' },
    ]) {
      const response = await verify(query)
      expect(response.status).toBe(404)
      const text = await response.text()
      expect(JSON.parse(text)).toMatchObject({ type: 'not-found' })
      expect(text).not.toContain('onerror')
    }
  })

  test('different references, unknown parameters, and a repeated one are refused', async () => {
    const order = await anOrder(shop)
    expect((await verify({ reference: order.reference, tx_ref: 'mk-other' })).status).toBe(422)
    expect((await verify({ reference: order.reference, trxref: 'mk-other' })).status).toBe(422)
    expect((await verify({ trxref: 'mk-other', tx_ref: order.reference })).status).toBe(422)
    expect((await verify({ trxref: order.reference, tx_ref: order.reference })).status).toBe(200)
    expect((await verify({ reference: order.reference, status: 'success' })).status).toBe(422)
    expect((await shop.request('/payments/verify?reference=a&reference=b')).status).toBe(422)
  })

  test("another order's genuine transaction pays nothing", async () => {
    const genuine = await anOrder(shop)
    const mine = await anOrder(shop)
    await actInSandbox(shop, genuine.reference, { action: 'approve', webhook: 'never' })
    await verify({ reference: genuine.reference })
    const [fact] = await shop.database.select().from(paymentFacts).where(eq(paymentFacts.paymentId, genuine.paymentId))
    const response = await verify({ reference: mine.reference, transaction_id: fact?.transactionId ?? '' })
    expect((await response.json()).data).toMatchObject({ outcome: 'unpaid', orderNumber: mine.buyersNumber })
    expect((await read(mine)).state).toBe('awaiting_payment')
  })

  test('a transaction id alone finds its own order', async () => {
    const order = await anOrder(shop)
    await actInSandbox(shop, order.reference, { action: 'approve', webhook: 'never' })
    await verify({ tx_ref: order.reference })
    const [fact] = await shop.database.select().from(paymentFacts).where(eq(paymentFacts.paymentId, order.paymentId))
    const response = await verify({ transaction_id: fact?.transactionId ?? '' })
    expect((await response.json()).data).toMatchObject({ outcome: 'paid', reference: order.reference })
  })

  test('is rate-limited', async () => {
    const headers = { 'x-caller-address': '10.9.9.9' }
    const statuses = await Promise.all(
      // More than two windows' worth: they may straddle a window's end.
      Array.from({ length: 250 }, async () => (await shop.request('/payments/verify', { headers })).status),
    )
    expect(statuses).toContain(429)
  })
})
