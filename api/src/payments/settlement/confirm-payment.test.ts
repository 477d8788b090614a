import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox, readPayment } from '../../../../testing/builders/payments.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { transact } from '../../platform/platform.ts'
import { closePayment } from '../attempts/close-payment.ts'
import { insertAttempt } from '../attempts/open-attempt.ts'
import { startAttempt } from '../attempts/start-attempt.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { openCharge } from '../providers/sandbox/open-charge.ts'
import { openSandbox, statusOf } from '../providers/sandbox/pay.ts'
import { attempts, paymentFacts, refunds, sandboxCharges, sandboxRefunds } from '../tables.ts'
import { confirmPayment } from './confirm-payment.ts'
import { sweepPayments } from './sweep-payments.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const settle = (reference: string, providers?: PaymentProvider[]) =>
  confirmPayment(shop, { provider: 'sandbox', reference }, providers)

const factsOf = (paymentId: string) =>
  shop.database.select().from(paymentFacts).where(eq(paymentFacts.paymentId, paymentId))

describe('confirmPayment', () => {
  test('pays once, however often it is called', async () => {
    const paid = await anOrder(shop)
    await actInSandbox(shop, paid.reference, { action: 'approve', webhook: 'never' })
    expect(await settle(paid.reference)).toEqual({ orderId: paid.orderId, decision: 'paid' })
    expect(await settle(paid.reference)).toEqual({ orderId: paid.orderId, decision: 'known' })
    const { payment, attempt } = await readPayment(shop, paid)
    expect(payment).toMatchObject({ state: 'paid', capturedMinor: 150_000 })
    expect(attempt).toMatchObject({ state: 'succeeded', nextCheckAt: null })
  })

  test('pays once with 50 concurrent callers', async () => {
    const paid = await anOrder(shop)
    await actInSandbox(shop, paid.reference, { action: 'approve', webhook: 'never' })
    const settlements = await Promise.all(Array.from({ length: 50 }, () => settle(paid.reference)))
    expect(settlements.filter((settlement) => settlement?.decision === 'paid')).toHaveLength(1)
    expect(settlements.filter((settlement) => settlement?.decision === 'known')).toHaveLength(49)
    expect(await factsOf(paid.paymentId)).toHaveLength(1)
  })

  test('finds no attempt under a made-up reference', async () => {
    expect(await settle('mk-made-up')).toBeNull()
  })

  test('stays open while nothing was tried, and while the provider says pending', async () => {
    const slow = await anOrder(shop)
    expect(await settle(slow.reference)).toMatchObject({ decision: 'unknown' })
    await actInSandbox(shop, slow.reference, { action: 'slow', slowSeconds: '20', webhook: 'never' })
    expect(await settle(slow.reference)).toMatchObject({ decision: 'pending' })
    expect((await readPayment(shop, slow)).attempt).toMatchObject({ state: 'redirected' })
    shop.clock.advance(21)
    expect(await settle(slow.reference)).toMatchObject({ decision: 'paid' })
  })

  test.each([
    [
      { action: 'decline', reason: 'card-declined' },
      'failed',
      'The bank declined it and gave no reason. Ask your bank, or pay another way.',
    ],
    [{ action: 'leave' }, 'abandoned', 'The payment page was closed before the payment was made.'],
  ] as const)('ends an attempt: %o', async (form, state, reason) => {
    const ended = await anOrder(shop)
    await actInSandbox(shop, ended.reference, { ...form, webhook: 'never' })
    expect(await settle(ended.reference)).toMatchObject({ decision: state })
    expect(await settle(ended.reference)).toMatchObject({ decision: 'known' })
    const { payment, attempt } = await readPayment(shop, ended)
    expect(payment.state).toBe('open')
    expect(attempt).toMatchObject({ state, reason, nextCheckAt: null })
  })

  test.each([
    ['one-short', 'underpaid', 149_999, 'NGN'],
    ['other-currency', 'currency_mismatch', 150_000, 'EUR'],
  ] as const)(
    'money that does not fit pays nothing and is kept as a fact: %s',
    async (tamper, decision, minor, currency) => {
      const short = await anOrder(shop)
      await actInSandbox(shop, short.reference, { action: 'approve', tamper, webhook: 'never' })
      expect(await settle(short.reference)).toMatchObject({ decision })
      expect(await settle(short.reference)).toMatchObject({ decision: 'known' })
      const { payment, attempt } = await readPayment(shop, short)
      expect(payment).toMatchObject({ state: 'open', capturedMinor: 0 })
      expect(attempt.state).toBe('failed')
      expect(attempt.reason).toContain('Our team is looking into it.')
      expect(await factsOf(short.paymentId)).toMatchObject([
        { decision, amountMinor: minor, currency, isCapture: false },
      ])
    },
  )

  test('one minor unit over pays and is flagged', async () => {
    const over = await anOrder(shop)
    await actInSandbox(shop, over.reference, { action: 'approve', tamper: 'one-over', webhook: 'never' })
    expect(await settle(over.reference)).toMatchObject({ decision: 'overpaid' })
    expect((await readPayment(shop, over)).payment).toMatchObject({ state: 'paid', capturedMinor: 150_001 })
  })

  test('money for a closed payment is late, and kept', async () => {
    const late = await anOrder(shop)
    await transact(shop, (tx) => closePayment(tx, late.orderId))
    await actInSandbox(shop, late.reference, { action: 'approve', webhook: 'never' })
    expect(await settle(late.reference)).toMatchObject({ decision: 'late' })
    expect((await readPayment(shop, late)).payment).toMatchObject({ state: 'paid', capturedMinor: 150_000 })
    expect(await transact(shop, (tx) => closePayment(tx, late.orderId))).toBe('paid')
  })

  test('a second success is refunded, once', async () => {
    const first = await anOrder(shop)
    const second = await transact(shop, (tx) =>
      insertAttempt(tx, { paymentId: first.paymentId, provider: 'sandbox', now: shop.clock.now() }),
    )
    await startAttempt(shop, second.attemptId)
    for (const { reference } of [first, second])
      await actInSandbox(shop, reference, { action: 'approve', webhook: 'never' })
    const decisions = await Promise.all([settle(first.reference), settle(second.reference)])
    expect(decisions.map((settlement) => settlement?.decision).sort()).toEqual(['paid', 'second_success'])
    await shop.jobs.drain(shop)
    const facts = await factsOf(first.paymentId)
    expect(facts.filter((fact) => fact.isCapture)).toHaveLength(1)
    const duplicate = facts.find((fact) => fact.decision === 'second_success')
    const booked = await shop.database.select().from(refunds).where(eq(refunds.paymentId, first.paymentId))
    expect(booked).toMatchObject([{ factId: duplicate?.id, amountMinor: 150_000, state: 'succeeded' }])
    const reference = decisions[0]?.decision === 'second_success' ? first.reference : second.reference
    const atTheSandbox = await shop.database.select().from(sandboxRefunds)
    expect(atTheSandbox).toMatchObject([{ reference, amountMinor: 150_000, end: 'succeeded' }])
  })

  test('a provider that does not answer changes nothing; its next answer does', async () => {
    const paid = await anOrder(shop)
    await actInSandbox(shop, paid.reference, { action: 'approve', webhook: 'never' })
    const silent: PaymentProvider = { ...openSandbox(shop), verify: () => Promise.reject(new Error('timed out')) }
    expect(await settle(paid.reference, [silent])).toMatchObject({ decision: 'unanswered' })
    expect((await readPayment(shop, paid)).payment.state).toBe('open')
    expect(await settle(paid.reference)).toMatchObject({ decision: 'paid' })
  })

  test('an answer about another reference, or without an exact amount, pays nothing', async () => {
    const asked = await anOrder(shop)
    const other = await anOrder(shop)
    await actInSandbox(shop, other.reference, { action: 'approve', webhook: 'never' })
    const sandbox = openSandbox(shop)
    const confused: PaymentProvider = {
      ...sandbox,
      verify: (_, signal) => sandbox.verify({ reference: other.reference, providerReference: null }, signal),
    }
    expect(await settle(asked.reference, [confused])).toMatchObject({ decision: 'reference_mismatch' })
    const inexact: PaymentProvider = {
      ...sandbox,
      verify: async ({ reference }) => ({
        reference,
        status: 'success',
        transactionId: 'inexact',
        amountMinor: null,
        currency: 'NGN',
        feeMinor: null,
        reason: null,
      }),
    }
    expect(await settle(asked.reference, [inexact])).toMatchObject({ decision: 'invalid_fact' })
    expect((await readPayment(shop, asked)).payment.state).toBe('open')
  })

  test('an answer older than the state changes nothing', async () => {
    const paid = await anOrder(shop)
    await actInSandbox(shop, paid.reference, { action: 'approve', webhook: 'never' })
    await settle(paid.reference)
    const [charge] = await shop.database
      .select()
      .from(sandboxCharges)
      .where(eq(sandboxCharges.reference, paid.reference))
    for (const status of ['pending', 'failed', 'abandoned'] as const) {
      const old: PaymentProvider = {
        ...openSandbox(shop),
        verify: async ({ reference }) => ({
          reference,
          status,
          transactionId: charge?.transactionId ?? '',
          amountMinor: 150_000,
          currency: 'NGN',
          feeMinor: null,
          reason: null,
        }),
      }
      expect(await settle(paid.reference, [old])).toMatchObject({ decision: 'known' })
    }
    const { payment, attempt } = await readPayment(shop, paid)
    expect([payment.state, attempt.state]).toEqual(['paid', 'succeeded'])
  })

  test('money after a failure pays; the attempt keeps its end', async () => {
    const paid = await anOrder(shop)
    await actInSandbox(shop, paid.reference, { action: 'decline', webhook: 'never' })
    await settle(paid.reference)
    await shop.database
      .update(sandboxCharges)
      .set({ status: 'success' })
      .where(eq(sandboxCharges.reference, paid.reference))
    expect(await settle(paid.reference)).toMatchObject({ decision: 'paid' })
    const { payment, attempt } = await readPayment(shop, paid)
    expect([payment.state, attempt.state]).toEqual(['paid', 'failed'])
  })
})

describe('sweepPayments', () => {
  test('finds a payment with no return and no webhook', async () => {
    const paid = await anOrder(shop)
    await actInSandbox(shop, paid.reference, { action: 'approve', webhook: 'never', afterwards: 'close' })
    await sweepPayments(shop)
    expect((await readPayment(shop, paid)).payment.state).toBe('open')
    shop.clock.advance(61)
    await Promise.all([sweepPayments(shop), sweepPayments(shop), sweepPayments(shop)])
    expect((await readPayment(shop, paid)).payment.state).toBe('paid')
    expect(await factsOf(paid.paymentId)).toHaveLength(1)
  })

  test('asks again after 5 minutes when nothing is known after 1', async () => {
    const open = await anOrder(shop)
    const { createdAt } = (await readPayment(shop, open)).attempt
    shop.clock.advance(70)
    await sweepPayments(shop)
    const { attempt } = await readPayment(shop, open)
    expect(attempt.checks).toBe(1)
    expect(attempt.nextCheckAt?.getTime()).toBe(createdAt.getTime() + 300_000)
  })

  test('gives up after 72 hours; money that comes even later is still found', async () => {
    const open = await anOrder(shop)
    shop.clock.advance(72 * 3600 + 1)
    await sweepPayments(shop)
    expect((await readPayment(shop, open)).attempt).toMatchObject({ state: 'expired', nextCheckAt: null })
    await actInSandbox(shop, open.reference, { action: 'approve', webhook: 'never' })
    expect(await settle(open.reference)).toMatchObject({ decision: 'paid' })
    const stillDue = await shop.database.select().from(attempts).where(eq(attempts.state, 'redirected'))
    expect(stillDue).toEqual([])
  })
})

describe('startAttempt', () => {
  test('returns the same page again, under an unguessable reference', async () => {
    const opened = await anOrder(shop)
    expect(opened.reference).toMatch(/^mk-[0-9a-f]{40}$/)
    const start = await startAttempt(shop, opened.attemptId)
    expect(start.redirectUrl).toBe(`${shop.config.publicUrl}/sandbox/pay/${opened.reference}`)
    expect(await startAttempt(shop, opened.attemptId)).toEqual(start)
  })

  test('a provider that does not answer leaves the attempt to be retried', async () => {
    const { paymentId } = await anOrder(shop)
    const { attemptId } = await transact(shop, (tx) =>
      insertAttempt(tx, { paymentId, provider: 'sandbox', now: shop.clock.now() }),
    )
    const silent: PaymentProvider = { ...openSandbox(shop), start: () => Promise.reject(new Error('timed out')) }
    expect(await startAttempt(shop, attemptId, [silent])).toMatchObject({ redirectUrl: null })
    expect((await readPayment(shop, { attemptId })).attempt.state).toBe('created')
    expect((await startAttempt(shop, attemptId)).redirectUrl).toContain('/sandbox/pay/mk-')
  })
})

test('a sandbox charge is open until somebody acts on it', async () => {
  const { reference } = await anOrder(shop)
  const charge = await openCharge(shop.database, shop, reference)
  expect(charge && statusOf(charge, shop.clock.now())).toBe('open')
})
