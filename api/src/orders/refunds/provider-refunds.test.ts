import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { startFakeFlutterwave } from '../../../../testing/providers/fake-flutterwave.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import { startFakeStripe } from '../../../../testing/providers/fake-stripe.ts'
import { openPayingShop, type PayingShop } from '../../../../testing/shop/open-paying-shop.ts'
import { openProviders } from '../../payments/providers/providers.ts'
import { findOutsideRefunds } from '../../payments/refunds/find-outside-refunds.ts'
import { sweepRefunds } from '../../payments/refunds/sweep-refunds.ts'
import { attempts, paymentFacts, payments, refunds, webhookInbox } from '../../payments/tables.ts'
import { transact } from '../../platform/platform.ts'
import { lockParcel } from '../parcels/lock-parcel.ts'
import { parcels } from '../tables.ts'
import { bookRefund } from './book-refund.ts'

const amountMinor = 1_234

/** Every provider runs the same tests, over HTTP, against a fake that speaks its protocol. */
describe.each([
  ['paystack', startFakePaystack],
  ['flutterwave', startFakeFlutterwave],
  ['stripe', startFakeStripe],
])('%s: money goes back once, or not at all', (name, startFake) => {
  let open: PayingShop
  const work = () => open.shop.jobs.drain(open.shop)
  const asked = () =>
    open.fake.server.requests.filter(({ method, path }) => method === 'POST' && path.includes('refund'))

  beforeAll(async () => {
    open = await openPayingShop(startFake)
  })
  beforeEach(() => {
    open.fake.server.requests.length = 0
  })
  afterEach(async () => {
    open.fake.server.fault = null
    expect(await brokenInvariants(open.shop)).toEqual([])
  })
  afterAll(() => open.close())

  /** Pays an order and requests a partial refund, before the provider is asked. Returns a reader of its state. */
  async function aRefund(scenario: string) {
    const order = await open.place()
    await open.comeBack(await open.decide(order, { scenario, webhook: 'never' }))
    await work()
    const [parcel] = await open.shop.database.select().from(parcels).where(eq(parcels.orderId, order.id))
    const refundId = await transact(open.shop, async (tx) => {
      const whole = await lockParcel(tx, parcel?.id ?? '')
      return bookRefund(tx, open.shop.clock, {
        ...whole,
        of: { kind: 'amount', amountMinor },
        reason: 'Broken',
        by: 'test',
      })
    })
    return async () => (await open.shop.database.select().from(refunds).where(eq(refunds.id, refundId)))[0]
  }

  /** Refunds a part of a paid order in the provider's dashboard. */
  async function refundByHand(order: PlacedOrder) {
    const [paid] = await open.shop.database
      .select({ fact: paymentFacts, reference: attempts.reference })
      .from(paymentFacts)
      .innerJoin(attempts, eq(attempts.id, paymentFacts.attemptId))
      .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
      .where(eq(payments.orderId, order.id))
    if (!paid) throw new Error('Nothing was paid')
    const { reference, fact } = paid
    const { transactionId, currency } = fact
    const made = { reference, transactionId, currency, amountMinor, key: `by-hand-${order.id}`, providerRefundId: null }
    const provider = openProviders(open.shop).find((candidate) => candidate.name === name)
    await provider?.refund(made, AbortSignal.timeout(5000))
    return { reference, factId: fact.id }
  }

  async function sweepFor(minutes: number) {
    for (let minute = 0; minute < minutes; minute++) {
      open.shop.clock.advance(61)
      await sweepRefunds(open.shop)
    }
    await work()
  }

  test('requested once, and followed until it has arrived', async () => {
    const read = await aRefund('pay')
    await work()
    await sweepFor(6)
    expect(await read()).toMatchObject({ state: 'succeeded', amountMinor, providerRefundId: expect.any(String) })
    expect(asked()).toHaveLength(1)
  })

  test('a lost answer is looked up, not requested again', async () => {
    const read = await aRefund('pay')
    open.fake.server.fault = { kind: 'answer-lost', method: 'POST' }
    await work()
    expect(await read()).toMatchObject({ state: 'requested', providerRefundId: null })
    open.fake.server.fault = null
    await sweepFor(6)
    expect(await read()).toMatchObject({ state: 'succeeded' })
    expect(asked()).toHaveLength(1)
  })

  test('a provider that is down is asked when it is back', async () => {
    const read = await aRefund('pay')
    open.fake.server.fault = { kind: 'error' }
    await work()
    expect(await read()).toMatchObject({ state: 'requested' })
    open.fake.server.fault = null
    await sweepFor(6)
    expect(await read()).toMatchObject({ state: 'succeeded' })
    expect(asked()).toHaveLength(1)
  })

  test('a refund turned away after arrival is found without a webhook', async () => {
    const read = await aRefund('refund-turned-away')
    await work()
    await sweepFor(1)
    open.shop.clock.advance(86_401)
    await sweepRefunds(open.shop)
    await work()
    const refund = await read()
    expect(refund).toMatchObject({ state: 'failed', failure: expect.any(String), nextTryAt: null })
    const [payment] = await open.shop.database
      .select()
      .from(payments)
      .where(eq(payments.id, refund?.paymentId ?? ''))
    expect(payment).toMatchObject({ refundedMinor: 0 })
    expect(asked()).toHaveLength(1)
  })

  test('a refund made in the dashboard is recorded once, and never requested', async () => {
    const order = await open.place()
    await open.comeBack(await open.decide(order, { scenario: 'pay', webhook: 'never' }))
    await work()
    const { reference, factId } = await refundByHand(order)
    for (let news = 0; news < 2; news++) {
      await findOutsideRefunds(open.shop, { provider: name, reference })
      await work()
    }
    const found = () => open.shop.database.select().from(refunds).where(eq(refunds.factId, factId))
    expect(await found()).toMatchObject([
      { state: 'needs_attention', amountMinor, providerRefundId: expect.any(String) },
    ])
    open.shop.clock.advance(86_401)
    await sweepFor(1)
    expect(await found()).toMatchObject([{ state: 'succeeded' }])
    expect(asked()).toHaveLength(1)
  })

  test('the webhook of a refund leads to it; that of a payment asks only where the other may not name the payment', async () => {
    const order = await open.place()
    await open.decide(order, { scenario: 'pay' })
    await work()
    expect(await open.read(order)).toMatchObject({ state: 'paid' })
    const hasAsked = open.fake.server.requests.some(({ path }) => path.includes('refund'))
    expect(hasAsked).toBe(name === 'flutterwave')
    const { factId } = await refundByHand(order)
    await open.fake.server.deliverHeld()
    await work()
    const found = await open.shop.database.select().from(refunds).where(eq(refunds.factId, factId))
    expect(found).toMatchObject([{ state: 'needs_attention', amountMinor }])
    await sweepFor(1)
  })

  test('a refund that finally fails does not count as sent', async () => {
    const read = await aRefund('refund-fails')
    await work()
    await sweepFor(6)
    expect(await read()).toMatchObject({ state: 'failed', failure: expect.any(String) })
  })
})

test('Flutterwave names a refund by its transaction: its webhook finds the payment', async () => {
  const open = await openPayingShop(startFakeFlutterwave)
  try {
    const order = await open.place()
    const location = await open.decide(order, { scenario: 'pay', webhook: 'never' })
    await open.comeBack(location)
    const TransactionId = Number(location.searchParams.get('transaction_id'))
    const news = { id: 8600, AmountRefunded: 12.34, status: 'completed-momo', FlwRef: 'URF_8600', TransactionId }
    await open.fake.server.announce(news, 'twice')
    await open.fake.server.announce({ ...news, TransactionId: 1 }, 'once')
    const received = await open.shop.database.select().from(webhookInbox)
    expect(received.map(({ reference }) => reference)).toEqual([order.payment.reference])
  } finally {
    await open.close()
  }
})

test('Flutterwave’s webhook of a refund comes before that of its payment: the refund is found with the payment', async () => {
  const open = await openPayingShop(startFakeFlutterwave)
  try {
    const order = await open.place()
    const { reference } = order.payment
    const location = await open.decide(order, { scenario: 'pay', webhook: 'never' })
    const transactionId = location.searchParams.get('transaction_id') ?? ''
    const provider = openProviders(open.shop).find((candidate) => candidate.name === 'flutterwave')
    const made = { reference, transactionId, currency: 'NGN', amountMinor, key: 'by-hand', providerRefundId: null }
    await provider?.refund(made, AbortSignal.timeout(5000))
    const TransactionId = Number(transactionId)
    await open.fake.server.announce({ id: 1, status: 'completed', TransactionId }, 'once')
    await open.shop.jobs.drain(open.shop)
    expect(await open.shop.database.select().from(refunds)).toEqual([])
    const data = { id: TransactionId, tx_ref: reference, status: 'successful' }
    await open.fake.server.announce({ event: 'charge.completed', data }, 'once')
    await open.shop.jobs.drain(open.shop)
    expect(await open.shop.database.select().from(refunds)).toMatchObject([{ state: 'needs_attention', amountMinor }])
  } finally {
    await open.close()
  }
})
