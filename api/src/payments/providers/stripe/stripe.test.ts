import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FakeProvider } from '../../../../../testing/providers/fake-server.ts'
import { startFakeStripe } from '../../../../../testing/providers/fake-stripe.ts'
import { readNestedForm } from '../../../../../testing/providers/read-form.ts'
import { aStartRequest, payAndRefund, tryProvider } from '../../../../../testing/providers/try-provider.ts'
import { readConfig } from '../../../platform/config.ts'
import type { Platform } from '../../../platform/platform.ts'
import { paymentSettings } from '../../settings.ts'
import type { PaymentProvider, StartRequest } from '../provider.ts'
import { openStripe } from './pay.ts'

let fake: FakeProvider
let stripe: PaymentProvider
let now = new Date()
const secret = 'whsec_fake'
const signal = () => AbortSignal.timeout(5_000)

beforeAll(async () => {
  fake = await startFakeStripe()
  const config = readConfig({ ...fake.environment, STRIPE_CURRENCIES: 'USD,EUR,JPY,KWD,UGX' }, [
    { settings: paymentSettings },
  ])
  const platform = { config, clock: { now: () => now }, fetch } as unknown as Platform
  const account = config.of(paymentSettings).stripe
  if (!account) throw new Error('Stripe is switched off')
  stripe = openStripe(platform, account)
  fake.server.now = () => now
})
beforeEach(() => {
  now = new Date()
  fake.server.fault = null
  fake.server.requests.length = 0
})
afterAll(() => fake.server.stop())

const request = (given: Partial<StartRequest> = {}) =>
  aStartRequest({ amountMinor: 12_345, currency: 'USD', openedAt: now, ...given })
const start = (given: Partial<StartRequest> = {}) => tryProvider(stripe, request(given))

describe('start', () => {
  test('opens a session with one line, our reference, and no conversion by Stripe', async () => {
    const { asked, redirectUrl, providerReference } = await start()
    expect(redirectUrl).toContain('/hosted/cs_test_')
    expect(providerReference).toMatch(/^cs_test_/)
    const [call] = fake.server.requests
    expect(call?.headers.get('idempotency-key')).toBe(asked.reference)
    expect(call?.headers.get('stripe-version')).toMatch(/^\d{4}-\d\d-\d\d\.\w+$/)
    expect(call?.headers.get('content-type')).toContain('application/x-www-form-urlencoded')
    expect(readNestedForm(call?.body ?? '')).toEqual({
      mode: 'payment',
      line_items: {
        0: {
          quantity: '1',
          price_data: { currency: 'usd', unit_amount: '12345', product_data: { name: 'Order K7M2P9QX' } },
        },
      },
      adaptive_pricing: { enabled: 'false' },
      client_reference_id: asked.reference,
      metadata: { reference: asked.reference },
      payment_intent_data: { metadata: { reference: asked.reference } },
      customer_email: 'ada@example.test',
      expires_at: String(Math.floor(now.getTime() / 1000) + 95 * 60),
      success_url: `https://makola.example.org/payments/success/?reference=${asked.reference}&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: asked.cancelUrl,
    })
  })

  test('repeated, even an hour later, returns the same session; a phone number alone needs no email address', async () => {
    const first = await start({ email: null })
    now = new Date(now.getTime() + 3_600_000)
    const again = await stripe.start(first.asked, signal())
    expect(again).toEqual({ redirectUrl: first.redirectUrl, providerReference: first.providerReference })
    expect(fake.server.requests[0]?.body).not.toContain('customer_email')
  })

  test('a lost answer is recovered by asking again', async () => {
    const asked = request()
    fake.server.fault = { kind: 'answer-lost' }
    await expect(stripe.start(asked, signal())).rejects.toThrow()
    fake.server.fault = null
    expect(await stripe.start(asked, signal())).toMatchObject({ redirectUrl: expect.stringContaining('/hosted/cs_') })
  })

  test('the same reference with another amount is refused', async () => {
    const { asked } = await start()
    await expect(stripe.start({ ...asked, amountMinor: 1 }, signal())).rejects.toThrow('idempotent')
  })

  test.each(['error', 'reset', 'hang'] as const)('%s is thrown, no later than the signal', async (kind) => {
    fake.server.fault = { kind }
    await expect(stripe.start(request(), AbortSignal.timeout(200))).rejects.toThrow()
    await expect(
      stripe.verify({ reference: 'mk', providerReference: 'cs_1' }, AbortSignal.timeout(200)),
    ).rejects.toThrow()
  })

  test.each([
    ['USD', undefined, true],
    ['NGN', undefined, false],
    ['UGX', undefined, false],
    ['KWD', 15_350, true],
    ['KWD', 15_354, false],
  ])('%s %o is offered: %o', (currency, amountMinor, isOffered) => {
    const wanted = amountMinor === undefined ? { currency } : { currency, amountMinor }
    expect(stripe.supports({ countryCode: 'US', ...wanted })).toBe(isOffered)
  })
})

describe('verify', () => {
  test('a paid session is a success with its fee', async () => {
    const { asked, verify, choose } = await start()
    expect(await verify()).toEqual({ status: 'unknown' })
    const response = await choose({ scenario: 'pay' })
    expect(response.headers.get('location')).toMatch(/\?reference=mk-\d+&session_id=cs_test_[\da-f]+$/)
    expect(await verify()).toEqual({
      reference: asked.reference,
      status: 'success',
      transactionId: expect.stringMatching(/^pi_/),
      amountMinor: 12_345,
      currency: 'USD',
      feeMinor: 388,
      reason: null,
    })
  })

  test.each([
    ['one-short', 12_344, 'USD'],
    ['other-currency', 12_345, 'GHS'],
    ['amount-as-text', 12_345, 'USD'],
  ] as const)('says what was booked, whatever was asked: %s', async (tamper, amountMinor, currency) => {
    const { verify, choose } = await start()
    await choose({ scenario: 'pay', tamper })
    expect(await verify()).toMatchObject({ status: 'success', amountMinor, currency })
  })

  test('whole units of a currency without minor ones', async () => {
    const { verify, choose } = await start({ currency: 'JPY', amountMinor: 6_000 })
    await choose({ scenario: 'pay' })
    expect(await verify()).toMatchObject({ amountMinor: 6_000, currency: 'JPY' })
  })

  test.each(['decline', 'insufficient-funds', 'leave'])(
    '%s leaves the session open for another attempt',
    async (scenario) => {
      const { verify, choose } = await start()
      const response = await choose({ scenario })
      expect(response.headers.get('location')).toContain('/payments/failure/')
      expect(await verify()).toEqual({ status: 'unknown' })
      await choose({ scenario: 'pay' })
      expect(await verify()).toMatchObject({ status: 'success' })
    },
  )

  test.each([
    ['slow', 'success', null],
    ['slow-decline', 'failed', 'The bank refused the debit.'],
  ])('a way to pay that takes its time is pending until its end: %s', async (scenario, status, reason) => {
    const { verify, choose } = await start()
    await choose({ scenario })
    expect(await verify()).toMatchObject({ status: 'pending' })
    now = new Date(now.getTime() + 21_000)
    expect(await verify()).toMatchObject({ status, reason })
  })

  test('an expired session has failed', async () => {
    const { verify } = await start()
    now = new Date(now.getTime() + 95 * 60_000)
    expect(await verify()).toMatchObject({
      status: 'failed',
      reason: 'The payment page expired before anything was paid.',
    })
  })

  test('without a session nothing is known, and nothing is requested', async () => {
    expect(await stripe.verify({ reference: 'mk-1', providerReference: null }, signal())).toEqual({ status: 'unknown' })
    expect(fake.server.requests).toEqual([])
  })
})

describe('readWebhook', () => {
  const event = (given: object = {}) =>
    JSON.stringify({
      id: 'evt_1',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1', client_reference_id: 'mk-1', customer_email: 'ada@example.test' } },
      ...given,
    })
  const sign = (body: string, seconds = Math.floor(now.getTime() / 1000), key = secret) =>
    `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`
  const read = (body: string, signature: string) =>
    stripe.readWebhook({ rawBody: Buffer.from(body), headers: new Headers({ 'stripe-signature': signature }) })

  test('names the reference and keeps no data of the shopper', async () => {
    expect(await read(event(), sign(event()))).toEqual({
      kind: 'message',
      about: 'charge',
      eventKey: 'evt_1',
      reference: 'mk-1',
      body: {
        id: 'evt_1',
        type: 'checkout.session.completed',
        data: { object: { id: 'cs_1', client_reference_id: 'mk-1' } },
      },
    })
  })

  test('names the payment of a refund that was made in the dashboard', async () => {
    const object = { id: 're_1', payment_intent: 'pi_1', metadata: {} }
    const body = event({ type: 'refund.updated', data: { object } })
    expect(await read(body, sign(body))).toMatchObject({ kind: 'message', reference: null, transactionId: 'pi_1' })
  })

  test.each([
    ['refund.updated', { id: 're_1', metadata: { reference: 'mk-2' } }, 'mk-2'],
    ['charge.refunded', { id: 'ch_1', metadata: { reference: 'mk-3' } }, 'mk-3'],
    ['payout.paid', { id: 'po_1', metadata: {} }, null],
    ['balance.available', { object: 'balance', available: [{ amount: 100, currency: 'usd' }] }, null],
    ['an.event.of.tomorrow', { metadata: ['other'], client_reference_id: 7 }, null],
  ])('%s', async (type, object, reference) => {
    const body = event({ type, data: { object } })
    expect(await read(body, sign(body))).toMatchObject({ kind: 'message', reference })
  })

  test('one of several signatures is enough, as during a change of the secret', async () => {
    const [time, other] = sign(event(), undefined, 'whsec_old').split(',')
    const [, ours] = sign(event()).split(',')
    for (const signatures of [`${ours},${other}`, `${other},${ours}`, `${other},v0=00,${ours}`]) {
      expect(await read(event(), `${time},${signatures}`)).toMatchObject({ kind: 'message' })
    }
    expect(await read(event(), `${time},${other},${other}`)).toEqual({ kind: 'bad-signature' })
  })

  test.each([
    ['another secret', () => sign(event(), undefined, 'whsec_other')],
    ['another body', () => sign(event({ id: 'evt_2' }))],
    ['signed more than 300 seconds ago', () => sign(event(), Math.floor(now.getTime() / 1000) - 301)],
    ['moved to another second', () => sign(event(), 1).replace('t=1,', `t=${Math.floor(now.getTime() / 1000)},`)],
    ['without a second', () => sign(event()).replace(/^t=\d+,/, '')],
    ['a part of the signature', () => sign(event()).slice(0, -1)],
    ['no signature', () => ''],
    ['no signature at all', () => 'x'],
    ['an old scheme', () => sign(event()).replace('v1', 'v0')],
  ])('refused: %s', async (_, signature) => {
    expect(await read(event(), signature())).toEqual({ kind: 'bad-signature' })
  })

  test('a signature 299 seconds old is accepted', async () => {
    const body = event()
    expect(await read(body, sign(body, Math.floor(now.getTime() / 1000) - 299))).toMatchObject({ kind: 'message' })
  })

  test.each(['not JSON', '{}', '[]', 'null'])('malformed: %s', async (body) => {
    expect(await read(body, sign(body))).toEqual({ kind: 'malformed' })
  })
})

describe('refund', () => {
  const aPaid = async (scenario = 'pay') => payAndRefund(stripe, await start(), { scenario, amountMinor: 1_000 })
  const created = () => fake.server.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')

  test('refunds once, however often it is requested', async () => {
    const refund = await aPaid()
    const first = await refund()
    expect(first).toEqual({ status: 'succeeded', providerRefundId: expect.stringMatching(/^re_/), reason: null })
    expect(await refund()).toEqual(first)
    expect(await refund({ providerRefundId: first.providerRefundId })).toEqual(first)
    expect(created()).toHaveLength(1)
  })

  test('repeated after a lost answer, it finds its own refund', async () => {
    const refund = await aPaid()
    fake.server.fault = { kind: 'answer-lost', path: '/v1/refunds' }
    await expect(refund()).rejects.toThrow()
    fake.server.fault = null
    expect(await refund()).toMatchObject({ status: 'succeeded' })
    expect(await refund({ key: 'another', amountMinor: 11_345 })).toMatchObject({ status: 'succeeded' })
  })

  test('finds its own refund, and lists all, over several pages', async () => {
    const started = await start()
    const refund = await payAndRefund(stripe, started, { scenario: 'pay', amountMinor: 100 })
    const first = await refund()
    for (let round = 1; round <= 11; round++) await refund({ key: `later-${round}` })
    expect(await refund()).toEqual(first)
    expect(created()).toHaveLength(12)
    const fact = await started.verify()
    if (fact.status === 'unknown') throw new Error('It was not paid')
    expect(await stripe.listRefunds?.(fact, signal())).toHaveLength(12)
  })

  test('more than is left is refused with an explanation', async () => {
    const refund = await aPaid()
    await refund()
    expect(await refund({ key: 'more', amountMinor: 11_346 })).toEqual({
      status: 'failed',
      providerRefundId: null,
      reason: expect.stringContaining('greater than unrefunded amount'),
    })
  })

  test.each([
    ['refund-later', 'succeeded', null],
    ['refund-fails', 'failed', 'The bank rejected the refund: expired or canceled card.'],
  ])('%s is under way first', async (scenario, status, reason) => {
    const refund = await aPaid(scenario)
    const { providerRefundId, ...taken } = await refund()
    expect(taken).toEqual({ status: 'processing', reason: null })
    now = new Date(now.getTime() + 21_000)
    expect(await refund({ providerRefundId })).toEqual({ status, providerRefundId, reason })
  })

  test('an error of Stripe says nothing about the money', async () => {
    const refund = await aPaid()
    fake.server.fault = { kind: 'error' }
    await expect(refund()).rejects.toThrow()
  })
})

describe('listSuccesses', () => {
  test('lists successes opened within the period, over several pages', async () => {
    now = new Date('2027-03-01T23:59:59.000Z')
    await (await start()).choose({ scenario: 'pay' })
    now = new Date('2027-03-02T00:00:00.000Z')
    const from = now
    const expected = []
    for (let round = 0; round < 12; round++) {
      const { verify, choose } = await start()
      await choose({ scenario: 'pay' })
      expected.push(await verify())
    }
    await (await start()).choose({ scenario: 'decline' })
    await start()
    now = new Date('2027-03-03T00:00:00.000Z')
    await (await start()).choose({ scenario: 'pay' })
    const listed = await stripe.listSuccesses?.({ from, until: now }, signal())
    expect(listed).toHaveLength(12)
    expect(listed).toEqual(expect.arrayContaining(expected))
  })

  test('does not mistake an error for an empty list', async () => {
    fake.server.fault = { kind: 'error' }
    await expect(stripe.listSuccesses?.({ from: now, until: now }, signal())).rejects.toThrow()
  })
})
