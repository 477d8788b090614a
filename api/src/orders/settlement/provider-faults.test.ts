import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { startFakeFlutterwave } from '../../../../testing/providers/fake-flutterwave.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import { startFakeStripe } from '../../../../testing/providers/fake-stripe.ts'
import { openPayingShop, type PayingShop } from '../../../../testing/shop/open-paying-shop.ts'
import { startAttempt } from '../../payments/attempts/start-attempt.ts'
import { providerTimeoutMilliseconds } from '../../payments/providers/provider.ts'
import { sweepPayments } from '../../payments/settlement/sweep-payments.ts'
import { attempts } from '../../payments/tables.ts'

const paidOnce = { state: 'paid', decisions: ['paid'], paidEvents: 1, soldUnits: 1 }
const waiting = { state: 'awaiting_payment', decisions: [], paidEvents: 0, soldUnits: 0 }

/** A provider that is down holds up nobody, and waiting payments are settled when it is back. */
describe.each([
  ['paystack', startFakePaystack],
  ['flutterwave', startFakeFlutterwave],
  ['stripe', startFakeStripe],
])('%s is out', (_, startFake) => {
  let open: PayingShop

  beforeAll(async () => {
    open = await openPayingShop(startFake)
  })
  afterEach(async () => {
    open.fake.server.fault = null
    // Long enough for a circuit to close again.
    await later(61)
    expect(await brokenInvariants(open.shop)).toEqual([])
  })
  afterAll(() => open.close())

  const later = async (seconds: number) => {
    open.shop.clock.advance(seconds)
    await sweepPayments(open.shop)
    await open.shop.jobs.drain(open.shop)
  }

  /** The buyer presses "pay again": the open attempt is reused. */
  async function tryAgain(reference: string) {
    const [attempt] = await open.shop.database.select().from(attempts).where(eq(attempts.reference, reference))
    return { payment: await startAttempt(open.shop, attempt?.id ?? '') }
  }

  test.each(['error', 'reset', 'answer-lost'] as const)(
    'at the start, %s: the order stays, and is paid later',
    async (kind) => {
      open.fake.server.fault = { kind }
      const order = await open.place()
      expect(order.payment.redirectUrl).toBeNull()
      expect(await open.read(order)).toMatchObject({ ...waiting, attempts: ['created'] })
      open.fake.server.fault = null
      const again = await tryAgain(order.payment.reference)
      await open.comeBack(await open.decide(again, { scenario: 'pay' }))
      expect(await open.read(order)).toMatchObject(paidOnce)
    },
  )

  test.each(['error', 'reset'] as const)(
    'when the buyer returns, %s: it waits, and is settled by the next question',
    async (kind) => {
      const order = await open.place()
      const location = await open.decide(order, { scenario: 'pay', webhook: 'never' })
      open.fake.server.fault = { kind }
      expect(await open.comeBack(location)).toMatchObject({ outcome: 'confirming' })
      await later(61)
      expect(await open.read(order)).toMatchObject(waiting)
      open.fake.server.fault = null
      await later(300)
      expect(await open.read(order)).toMatchObject(paidOnce)
    },
  )

  test('slow: it takes its time, and the order is paid', async () => {
    const order = await open.place()
    const location = await open.decide(order, { scenario: 'pay', webhook: 'never' })
    open.fake.server.fault = { kind: 'slow', slowMilliseconds: 300 }
    expect(await open.comeBack(location)).toMatchObject({ outcome: 'paid' })
    expect(await open.read(order)).toMatchObject(paidOnce)
  })

  test('hanging: nobody waits longer than ten seconds', async () => {
    const paid = await open.place()
    const location = await open.decide(paid, { scenario: 'pay', webhook: 'never' })
    open.fake.server.fault = { kind: 'hang' }
    const startedAt = performance.now()
    const [placed, returned] = await Promise.all([open.place(), open.comeBack(location)])
    const tookMilliseconds = performance.now() - startedAt
    expect(tookMilliseconds).toBeGreaterThan(providerTimeoutMilliseconds - 100)
    expect(tookMilliseconds).toBeLessThan(providerTimeoutMilliseconds + 5_000)
    expect(placed.payment.redirectUrl).toBeNull()
    expect(returned).toMatchObject({ outcome: 'confirming' })
    open.fake.server.fault = null
    await later(61)
    expect(await open.read(paid)).toMatchObject(paidOnce)
  })

  test('for long: it is no longer called, checkout says so, and a minute later it is back', async () => {
    open.fake.server.fault = { kind: 'error' }
    const orders = await Promise.all(Array.from({ length: 5 }, () => open.place()))
    const calls = open.fake.server.requests.length
    const refused = await open.place()
    expect(refused.payment.redirectUrl).toBeNull()
    expect(open.fake.server.requests).toHaveLength(calls)
    const [method] = await open.methods()
    expect(method?.unavailable).toContain('is not responding at the moment')
    open.fake.server.fault = null
    open.shop.clock.advance(61)
    expect(await open.methods()).toMatchObject([{ unavailable: null }])
    for (const order of [...orders, refused]) {
      const again = await tryAgain(order.payment.reference)
      await open.comeBack(await open.decide(again, { scenario: 'pay' }))
      expect(await open.read(order)).toMatchObject(paidOnce)
    }
  })
})
