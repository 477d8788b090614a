import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { startFakeFlutterwave } from '../../../../testing/providers/fake-flutterwave.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import { startFakeStripe } from '../../../../testing/providers/fake-stripe.ts'
import { openPayingShop, type PayingShop } from '../../../../testing/shop/open-paying-shop.ts'
import { insertAttempt } from '../../payments/attempts/open-attempt.ts'
import { startAttempt } from '../../payments/attempts/start-attempt.ts'
import { sweepRefunds } from '../../payments/refunds/sweep-refunds.ts'
import { sweepPayments } from '../../payments/settlement/sweep-payments.ts'
import { payments, refunds, webhookInbox } from '../../payments/tables.ts'
import { transact } from '../../platform/platform.ts'
import { expireOrders } from './expire-orders.ts'

const paidOnce = {
  state: 'paid',
  attempts: ['succeeded'],
  decisions: ['paid'],
  paidEvents: 1,
  postings: ['receipt', 'sale'],
  soldUnits: 1,
}
const unpaid = {
  state: 'awaiting_payment',
  attempts: ['redirected'],
  decisions: [],
  paidEvents: 0,
  postings: [],
  soldUnits: 0,
}

const threeDaysSeconds = 3 * 86_400

/** Every provider runs the same tests, over HTTP, against a fake that speaks its protocol. */
describe.each([
  ['paystack', startFakePaystack],
  ['flutterwave', startFakeFlutterwave],
  ['stripe', startFakeStripe],
])('%s: exactly one paid order, or none', (name, startFake) => {
  let open: PayingShop
  const work = () => open.shop.jobs.drain(open.shop)
  const later = async (seconds: number) => {
    open.shop.clock.advance(seconds)
    await sweepPayments(open.shop)
    await work()
  }

  beforeAll(async () => {
    open = await openPayingShop(startFake)
  })
  afterEach(async () => {
    await open.fake.server.deliverHeld()
    await work()
    expect(await brokenInvariants(open.shop)).toEqual([])
  })
  afterAll(() => open.close())

  test('webhook first, then the return', async () => {
    const order = await open.place()
    const location = await open.decide(order, { scenario: 'pay' })
    expect(location.href).toContain(`${open.shop.config.publicUrl}/payments/success/`)
    await work()
    expect(await open.read(order)).toEqual(paidOnce)
    expect(await open.comeBack(location)).toMatchObject({ outcome: 'paid' })
    expect(await open.read(order)).toEqual(paidOnce)
  })

  test('return first, then the webhook', async () => {
    const order = await open.place()
    const location = await open.decide(order, { scenario: 'pay', webhook: 'late' })
    expect(await open.comeBack(location)).toMatchObject({ outcome: 'paid' })
    await open.fake.server.deliverHeld()
    await work()
    expect(await open.read(order)).toEqual(paidOnce)
  })

  test('webhook, return and sweeper at the same moment, 50 times', { timeout: 180_000 }, async () => {
    for (let round = 0; round < 10; round++) {
      const orders = await Promise.all(Array.from({ length: 5 }, () => open.place()))
      const pays = orders.map((order) => open.decide(order, { scenario: 'pay', webhook: 'late' }))
      const locations = await Promise.all(pays)
      open.shop.clock.advance(61)
      await Promise.all([
        open.fake.server.deliverHeld({ times: 2 }).then(work),
        work(),
        sweepPayments(open.shop),
        ...locations.flatMap((location) => [open.comeBack(location), open.comeBack(location)]),
      ])
      await work()
      for (const order of orders) expect(await open.read(order)).toEqual(paidOnce)
    }
  })

  test('the same webhook ten times', async () => {
    const order = await open.place()
    await open.decide(order, { scenario: 'pay', webhook: 'late' })
    open.fake.server.deliveries.splice(0)
    await open.fake.server.deliverHeld({ times: 10 })
    expect(open.fake.server.deliveries.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await work()
    expect(await open.read(order)).toEqual(paidOnce)
    const { reference } = order.payment
    expect(await open.shop.database.$count(webhookInbox, eq(webhookInbox.reference, reference))).toBe(1)
  })

  test('a failed attempt and a paid one on the same page, reported in reverse', async () => {
    const order = await open.place()
    await open.decide(order, { scenario: 'decline', webhook: 'late' })
    await open.decide(order, { scenario: 'pay', webhook: 'late' })
    await open.fake.server.deliverHeld({ reversed: true })
    await work()
    expect(await open.read(order)).toEqual(paidOnce)
  })

  test('paid with two attempts: one counts, the other is refunded, whichever is reported first', async () => {
    const order = await open.place()
    const second = await secondTry(order.id)
    await open.decide(order, { scenario: 'pay', webhook: 'late' })
    await open.decide({ payment: second }, { scenario: 'pay', webhook: 'late' })
    await open.comeBack(new URL(`?reference=${order.payment.reference}`, open.shop.config.publicUrl))
    await open.comeBack(new URL(`?reference=${second.reference}`, open.shop.config.publicUrl))
    await work()
    await open.fake.server.deliverHeld({ reversed: true })
    await work()
    for (let minute = 0; minute < 6; minute++) {
      open.shop.clock.advance(61)
      await sweepRefunds(open.shop)
    }
    expect(await open.read(order)).toEqual({
      ...paidOnce,
      attempts: ['succeeded', 'succeeded'],
      decisions: ['paid', 'second_success'],
      postings: ['receipt', 'receipt', 'returned', 'sale'],
    })
    const [payment] = await open.shop.database.select().from(payments).where(eq(payments.orderId, order.id))
    const back = await open.shop.database
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment?.id ?? ''))
    expect(back).toMatchObject([{ amountMinor: order.total.amount, state: 'succeeded' }])
  })

  /** A further attempt with the same provider, after the first one was abandoned. */
  async function secondTry(orderId: string) {
    const [payment] = await open.shop.database.select().from(payments).where(eq(payments.orderId, orderId))
    const now = open.shop.clock.now()
    const { attemptId } = await transact(open.shop, (tx) =>
      insertAttempt(tx, { paymentId: payment?.id ?? '', provider: name, now }),
    )
    return startAttempt(open.shop, attemptId)
  }

  test('the buyer never returns', async () => {
    const order = await open.place()
    const location = await open.decide(order, { scenario: 'pay', afterwards: 'close' })
    expect(location.pathname).toMatch(/^\/hosted\//)
    await work()
    expect(await open.read(order)).toEqual(paidOnce)
  })

  test('no webhook ever comes: the return is enough, and so is the sweep alone', async () => {
    const [returned, swept] = [await open.place(), await open.place()]
    await open.comeBack(await open.decide(returned, { scenario: 'pay', webhook: 'never' }))
    expect(await open.read(returned)).toEqual(paidOnce)
    await open.decide(swept, { scenario: 'pay', webhook: 'never', afterwards: 'close' })
    expect(await open.read(swept)).toEqual(unpaid)
    await later(61)
    expect(await open.read(swept)).toEqual(paidOnce)
  })

  test('the webhook comes three days late, after the order has expired: honoured, as the goods are in stock', async () => {
    const order = await open.place()
    await open.decide(order, { scenario: 'pay', webhook: 'late', afterwards: 'close' })
    open.shop.clock.advance(threeDaysSeconds)
    await expireOrders(open.shop)
    expect(await open.read(order)).toMatchObject({ state: 'expired', soldUnits: 0 })
    await open.fake.server.deliverHeld()
    await work()
    expect(await open.read(order)).toEqual(paidOnce)
  })

  test('a webhook with a wrong signature is refused; the payment is still found', async () => {
    const order = await open.place()
    open.fake.server.deliveries.splice(0)
    await open.decide(order, { scenario: 'pay', webhook: 'forged', afterwards: 'close' })
    expect(open.fake.server.deliveries.map(({ status }) => status)).toContain(401)
    await work()
    expect(await open.read(order)).toEqual(unpaid)
    await later(61)
    expect(await open.read(order)).toEqual(paidOnce)
  })

  test.each([
    ['one-short', 'underpaid'],
    ['other-currency', 'currency_mismatch'],
  ] as const)('%s: nothing is paid, and an operator is asked', async (tamper, decision) => {
    const order = await open.place()
    const location = await open.decide(order, { scenario: 'pay', tamper })
    await work()
    expect(await open.comeBack(location)).toMatchObject({ outcome: 'late' })
    expect(await open.read(order)).toEqual({
      ...unpaid,
      state: 'review',
      attempts: ['failed'],
      decisions: [decision],
      postings: ['receipt'],
    })
  })

  test('one unit over: paid, and recorded exactly', async () => {
    const order = await open.place()
    await open.comeBack(await open.decide(order, { scenario: 'pay', tamper: 'one-over' }))
    expect(await open.read(order)).toEqual({ ...paidOnce, decisions: ['overpaid'] })
  })

  test('an amount written as text is the same amount', async () => {
    const order = await open.place()
    await open.comeBack(await open.decide(order, { scenario: 'pay', tamper: 'amount-as-text' }))
    expect(await open.read(order)).toEqual(paidOnce)
  })

  test("another order's genuine transaction pays nothing", async () => {
    const [mine, theirs] = [await open.place(), await open.place()]
    const location = await open.decide(theirs, { scenario: 'pay', webhook: 'never' })
    for (const hint of ['reference', 'trxref', 'tx_ref']) {
      if (location.searchParams.has(hint)) location.searchParams.set(hint, mine.payment.reference)
    }
    expect(await open.comeBack(location)).toMatchObject({ outcome: 'unpaid', orderNumber: mine.number })
    expect(await open.read(mine)).toEqual(unpaid)
    expect(await open.read(theirs)).toEqual(unpaid)
    await later(61)
    expect(await open.read(mine)).toEqual(unpaid)
    expect(await open.read(theirs)).toEqual(paidOnce)
  })

  test('a slow bank: the order waits, keeps its goods, and is paid when the money arrives', async () => {
    const order = await open.place()
    const location = await open.decide(order, { scenario: 'slow', webhook: 'never' })
    expect(await open.comeBack(location)).toMatchObject({
      outcome: 'confirming',
      provider: name,
      nextCheckAt: expect.any(String),
    })
    expect(await open.read(order)).toEqual(unpaid)
    await later(61)
    expect(await open.read(order)).toEqual(paidOnce)
  })

  test('a shopper who cancels returns to the shop, and may pay on the same page later', async () => {
    const order = await open.place()
    const location = await open.decide(order, { scenario: 'leave' })
    expect(location.origin).toBe(open.shop.config.publicUrl)
    expect(location.pathname).toMatch(/^\/payments\/(success|failure)\/$/)
    expect(await open.comeBack(location)).toMatchObject({ outcome: 'unpaid', canPayAgain: true })
    await open.comeBack(await open.decide(order, { scenario: 'pay' }))
    expect(await open.read(order)).toMatchObject({ state: 'paid', decisions: ['paid'], soldUnits: 1 })
  })
})

test('Stripe’s own name for an attempt finds it, and a made-up one finds nothing', async () => {
  const open = await openPayingShop(startFakeStripe)
  try {
    const order = await open.place()
    const location = await open.decide(order, { scenario: 'pay', webhook: 'never' })
    const verify = (sessionId: string | null) => open.shop.request(`/payments/verify?session_id=${sessionId}`)
    expect((await verify('cs_test_made_up')).status).toBe(404)
    expect(await open.read(order)).toEqual(unpaid)
    const answer = await (await verify(location.searchParams.get('session_id'))).json()
    expect(answer.data).toMatchObject({ outcome: 'paid', orderNumber: order.number, provider: 'stripe' })
    expect(await open.read(order)).toEqual(paidOnce)
  } finally {
    await open.close()
  }
})
