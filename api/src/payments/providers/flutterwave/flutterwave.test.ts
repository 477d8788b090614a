import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideOnPage } from '../../../../../testing/providers/decide-on-page.ts'
import { startFakeFlutterwave } from '../../../../../testing/providers/fake-flutterwave.ts'
import type { FakeProvider } from '../../../../../testing/providers/fake-server.ts'
import { aStartRequest, payAndRefund, tryProvider } from '../../../../../testing/providers/try-provider.ts'
import { readConfig } from '../../../platform/config.ts'
import type { Platform } from '../../../platform/platform.ts'
import { paymentSettings } from '../../settings.ts'
import type { PaymentProvider, StartRequest } from '../provider.ts'
import { openFlutterwave } from './pay.ts'

let fake: FakeProvider
let flutterwave: PaymentProvider
let now = new Date()
const hash = 'hash-of-the-fake-flutterwave'
const signal = () => AbortSignal.timeout(5_000)

beforeAll(async () => {
  fake = await startFakeFlutterwave()
  const config = readConfig({ ...fake.environment, PUBLIC_URL: 'https://makola.example.org' }, [
    { settings: paymentSettings },
  ])
  const platform = { config, clock: { now: () => now }, fetch } as unknown as Platform
  const account = config.of(paymentSettings).flutterwave
  if (!account) throw new Error('Flutterwave is switched off')
  flutterwave = openFlutterwave(platform, account)
  fake.server.now = () => now
})
beforeEach(() => {
  now = new Date()
  fake.server.fault = null
  fake.server.requests.length = 0
})
afterAll(() => fake.server.stop())

const request = (given: Partial<StartRequest> = {}) =>
  aStartRequest({ amountMinor: 2_835_102, currency: 'NGN', openedAt: now, ...given })
const start = (given: Partial<StartRequest> = {}) => tryProvider(flutterwave, request(given))

describe('start', () => {
  test('requests major units, to the last digit, for an hour', async () => {
    const { asked } = await start()
    const [call] = fake.server.requests
    expect(JSON.parse(call?.body ?? '')).toEqual({
      tx_ref: asked.reference,
      amount: '28351.02',
      currency: 'NGN',
      redirect_url: 'https://makola.example.org/payments/success/',
      customer: { email: 'ada@example.test' },
      session_duration: 60,
      customizations: { title: 'Makola', description: 'Order K7M2P9QX' },
    })
  })

  test('a phone number alone gets a placeholder for the email address that Flutterwave demands', async () => {
    const { asked } = await start({ email: null, currency: 'XOF', amountMinor: 8095 })
    const body = JSON.parse(fake.server.requests[0]?.body ?? '')
    expect(body).toMatchObject({ amount: '8095', customer: { email: `${asked.reference}@makola.example.org` } })
  })

  test('a refusal is thrown with the provider’s words', async () => {
    await expect(flutterwave.start(request({ email: 'nobody' }), signal())).rejects.toThrow(
      'customer email is required',
    )
  })

  test.each(['error', 'reset', 'hang'] as const)('%s is thrown, no later than the signal', async (kind) => {
    fake.server.fault = { kind }
    await expect(flutterwave.start(request(), AbortSignal.timeout(200))).rejects.toThrow()
    const started = { reference: 'mk-1', providerReference: null }
    await expect(flutterwave.verify(started, AbortSignal.timeout(200))).rejects.toThrow()
  })

  test.each([
    ['NGN', true],
    ['XOF', true],
    ['JPY', false],
  ])('%s is offered: %o', (currency, isOffered) => {
    expect(flutterwave.supports({ countryCode: 'NG', currency })).toBe(isOffered)
  })
})

describe('verify', () => {
  test('a successful transaction is a success with its fee', async () => {
    const { asked, verify, choose } = await start()
    expect(await verify()).toEqual({ status: 'unknown' })
    const response = await choose({ scenario: 'pay' })
    const fact = await verify()
    expect(fact).toEqual({
      reference: asked.reference,
      status: 'success',
      transactionId: expect.stringMatching(/^\d+$/),
      amountMinor: 2_835_102,
      currency: 'NGN',
      feeMinor: 39_691,
      reason: null,
    })
    const back = new URL(response.headers.get('location') ?? '')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      status: 'successful',
      tx_ref: asked.reference,
      transaction_id: fact.status === 'unknown' ? '' : fact.transactionId,
    })
  })

  test.each([
    ['none', 2_835_102, 'NGN'],
    ['one-short', 2_835_101, 'NGN'],
    ['one-over', 2_835_103, 'NGN'],
    ['other-currency', 2_835_102, 'USD'],
    ['amount-as-text', 2_835_102, 'NGN'],
  ] as const)('says what was booked, whatever was asked: %s', async (tamper, amountMinor, currency) => {
    const { verify, choose } = await start()
    await choose({ scenario: 'pay', tamper })
    expect(await verify()).toMatchObject({ status: 'success', amountMinor, currency })
  })

  test('fees borne by the shopper are not part of the amount', async () => {
    const { verify, choose } = await start()
    await choose({ scenario: 'pay-with-fees', tamper: 'one-short' })
    expect(await verify()).toMatchObject({ amountMinor: 2_835_101 })
  })

  test.each([
    ['decline', 'failed', 'Do Not Honour'],
    ['insufficient-funds', 'failed', 'Insufficient Funds'],
    ['pending-validation', 'pending', 'Pending validation'],
    ['slow', 'pending', 'Transaction in progress'],
  ])('%s is %s', async (scenario, status, reason) => {
    const { verify, choose } = await start()
    await choose({ scenario })
    expect(await verify()).toMatchObject({ status, reason })
  })

  test('the same page allows another attempt after a failure', async () => {
    const { verify, choose } = await start()
    await choose({ scenario: 'decline' })
    const failed = await verify()
    await choose({ scenario: 'pay' })
    expect([failed, await verify()]).toMatchObject([{ status: 'failed' }, { status: 'success' }])
  })

  test('a slow transfer finally succeeds', async () => {
    const { verify, choose } = await start()
    await choose({ scenario: 'slow' })
    now = new Date(now.getTime() + 21_000)
    expect(await verify()).toMatchObject({ status: 'success' })
  })

  test('of several transactions under one reference the successful one counts, in any position', async () => {
    const { asked, verify, choose } = await start()
    await choose({ scenario: 'pay-after-failure' })
    const paid = await verify()
    expect(paid).toMatchObject({ status: 'success' })
    const { redirectUrl } = await flutterwave.start(asked, signal())
    await decideOnPage(redirectUrl, { scenario: 'decline' })
    expect(await verify()).toEqual(paid)
  })

  const answering = (status: number, body: unknown) => {
    const config = readConfig(fake.environment, [{ settings: paymentSettings }])
    const account = config.of(paymentSettings).flutterwave
    if (!account) throw new Error('Flutterwave is switched off')
    const answer = async () => Response.json(body, { status })
    return openFlutterwave({ config, fetch: answer } as unknown as Platform, account)
  }
  const asked = { reference: 'mk-1', providerReference: null }

  test.each([
    [400, 'No transaction was found for this id'],
    [404, 'Transaction not found'],
  ])('%i %s: nothing was tried', async (status, message) => {
    const provider = answering(status, { status: 'error', message, data: null })
    expect(await provider.verify(asked, signal())).toEqual({ status: 'unknown' })
  })

  test.each([
    [200, {}],
    [200, { status: 'success', data: null }],
    [200, { status: 'success', data: { id: 1, tx_ref: 'mk-1', status: 'successful' } }],
    [400, { status: 'error', message: 'Invalid currency' }],
    [401, { status: 'error', message: 'Invalid authorization key' }],
    [302, null],
  ])('%i %o says nothing, and is thrown', async (status, body) => {
    await expect(answering(status, body).verify(asked, signal())).rejects.toThrow()
  })

  test('leaving the page reports nothing', async () => {
    const { asked, verify, choose } = await start()
    const response = await choose({ scenario: 'leave' })
    const back = new URL(response.headers.get('location') ?? '')
    expect(Object.fromEntries(back.searchParams)).toEqual({ status: 'cancelled', tx_ref: asked.reference })
    expect(await verify()).toEqual({ status: 'unknown' })
  })
})

describe('readWebhook', () => {
  const read = (body: unknown, given = hash) =>
    flutterwave.readWebhook({
      rawBody: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      headers: new Headers({ 'verif-hash': given }),
    })

  test('a charge is named by our reference, and no data of the shopper is kept', async () => {
    const data = { id: 8321945, tx_ref: 'mk-1', status: 'successful', customer: { email: 'ada@example.test' } }
    expect(await read({ event: 'charge.completed', data })).toEqual({
      kind: 'message',
      eventKey: 'charge:8321945:successful',
      reference: 'mk-1',
      body: { event: 'charge.completed', data: { id: '8321945', tx_ref: 'mk-1', status: 'successful' } },
    })
  })

  const refund = { id: 99025, AmountRefunded: 100, status: 'completed-momo', FlwRef: 'URF_1', TransactionId: 9231836 }
  test.each([refund, { event: 'refund.completed', data: refund }])(
    'a refund is named by its transaction: %o',
    async (body) => {
      expect(await read(body)).toMatchObject({
        kind: 'message',
        eventKey: 'refund:99025:completed-momo',
        reference: null,
        transactionId: '9231836',
      })
    },
  )

  test('a webhook about a transfer names our reference, and is not about a payment', async () => {
    const body = { event: 'transfer.completed', data: { id: 1, reference: 'payout-1', status: 'SUCCESSFUL' } }
    expect(await read(body)).toMatchObject({ about: 'transfer', reference: 'payout-1' })
  })

  test('other webhooks are accepted and name no payment', async () => {
    const body = { event: 'subscription.cancelled', data: { id: 1, status: 'deactivated' } }
    expect(await read(body)).toMatchObject({ kind: 'message', reference: null })
  })

  test.each([`${hash}0`, hash.slice(1), '', hash.toUpperCase()])('refused: the hash %s', async (given) => {
    expect(await read({ event: 'charge.completed' }, given)).toEqual({ kind: 'bad-signature' })
  })

  test.each(['not JSON', 'null', '7'])('malformed: %s', async (body) => {
    expect(await read(body)).toEqual({ kind: 'malformed' })
  })
})

describe('refund', () => {
  const aPaid = async (scenario = 'pay') => payAndRefund(flutterwave, await start(), { scenario, amountMinor: 100_050 })
  const created = () => fake.server.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/refund'))

  test('refunds once, however often it is requested', async () => {
    const refund = await aPaid()
    const first = await refund()
    expect(first).toEqual({ status: 'succeeded', providerRefundId: expect.stringMatching(/^\d+$/), reason: null })
    expect(await refund()).toEqual(first)
    expect(await refund({ providerRefundId: first.providerRefundId })).toEqual(first)
    expect(created().map(({ body }) => JSON.parse(body).amount)).toEqual(['1000.50'])
  })

  test('repeated after a lost answer, it finds its own refund', async () => {
    const refund = await aPaid()
    fake.server.fault = { kind: 'answer-lost', path: '/v3/transactions' }
    await expect(refund()).rejects.toThrow()
    fake.server.fault = null
    expect(await refund()).toMatchObject({ status: 'succeeded' })
    expect(created()).toHaveLength(1)
  })

  test('more than is left is refused with an explanation', async () => {
    const refund = await aPaid()
    await refund()
    expect(await refund({ key: 'more', amountMinor: 2_735_053 })).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('more than what is left'),
    })
    expect(await refund({ key: 'the rest', amountMinor: 2_735_052 })).toMatchObject({ status: 'succeeded' })
  })

  test.each([
    ['refund-later', 'succeeded', null],
    ['refund-fails', 'failed', 'Flutterwave could not send the refund.'],
  ])('%s is under way first', async (scenario, status, reason) => {
    const refund = await aPaid(scenario)
    const { providerRefundId, ...taken } = await refund()
    expect(taken).toEqual({ status: 'processing', reason: null })
    now = new Date(now.getTime() + 21_000)
    expect(await refund({ providerRefundId })).toEqual({ status, providerRefundId, reason })
  })

  test('an error of Flutterwave says nothing about the money', async () => {
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
    const listed = await flutterwave.listSuccesses?.({ from, until: now }, signal())
    expect(listed).toHaveLength(12)
    expect(listed).toEqual(expect.arrayContaining(expected))
  })

  test('does not mistake an error for an empty list', async () => {
    fake.server.fault = { kind: 'error' }
    await expect(flutterwave.listSuccesses?.({ from: now, until: now }, signal())).rejects.toThrow()
  })
})
