import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { decideOnPage } from '../../../../../testing/providers/decide-on-page.ts'
import { startFakePaystack } from '../../../../../testing/providers/fake-paystack.ts'
import type { FakeProvider } from '../../../../../testing/providers/fake-server.ts'
import type { PageChoice } from '../../../../../testing/providers/hosted-page.ts'
import { openTestPlatform, type TestPlatform } from '../../../../../testing/test-platform.ts'
import { newId } from '../../../platform/ids.ts'
import type { PaymentProvider, RefundRequest, StartRequest } from '../provider.ts'
import { openPaystack, signPaystackMessage } from './pay.ts'

let fake: FakeProvider
let shop: TestPlatform
let paystack: PaymentProvider

const account = { secretKey: 'sk_test_of_the_fake_paystack', url: '', currencies: ['NGN', 'GHS', 'XOF', 'USD'] }

beforeAll(async () => {
  fake = await startFakePaystack()
  shop = await openTestPlatform()
  fake.server.now = shop.clock.now
  account.url = fake.server.url
  paystack = openPaystack(shop, account)
})
afterEach(() => {
  fake.server.fault = null
})
afterAll(async () => {
  await shop.close()
  await fake.server.stop()
})

const soon = () => AbortSignal.timeout(2_000)
const asked = (given: Partial<StartRequest> = {}): StartRequest => ({
  reference: `mk-${newId()}`,
  label: 'MK-1',
  amountMinor: 150_000,
  currency: 'NGN',
  email: 'ada@example.test',
  returnUrl: 'http://shop.test/payments/success/',
  cancelUrl: 'http://shop.test/payments/failure/?reference=mk-1',
  openedAt: shop.clock.now(),
  ...given,
})
const verify = (reference: string) => paystack.verify({ reference, providerReference: null }, soon())

type Decision = { scenario: string; tamper?: PageChoice['tamper'] }

/** A payment that was started and decided on Paystack's page. */
async function decided(form: Decision, given: Partial<StartRequest> = {}) {
  const request = asked(given)
  const { redirectUrl } = await paystack.start(request, soon())
  await decideOnPage(redirectUrl, { webhook: 'never', ...form })
  return request
}

describe('start', () => {
  test('opens one page under our reference, only once', async () => {
    const request = asked()
    expect(await paystack.start(request, soon())).toEqual({
      redirectUrl: expect.stringContaining(`${fake.server.url}/hosted/`),
      providerReference: null,
    })
    const sent = JSON.parse(fake.server.requests.at(-1)?.body ?? '')
    expect(sent).toMatchObject({ amount: 150_000, currency: 'NGN', email: 'ada@example.test' })
    expect(sent).toMatchObject({ reference: request.reference, callback_url: request.returnUrl })
    expect(JSON.parse(sent.metadata)).toMatchObject({ cancel_action: request.cancelUrl })
    expect(await paystack.start(request, soon())).toEqual({ redirectUrl: null, providerReference: null })
  })

  test('uses hundredths even for currencies without them, and a placeholder for a missing address', async () => {
    await paystack.start(asked({ amountMinor: 8095, currency: 'XOF', email: null }), soon())
    const sent = JSON.parse(fake.server.requests.at(-1)?.body ?? '')
    expect(sent).toMatchObject({ amount: 809_500, currency: 'XOF', email: expect.stringMatching(/^mk-.+@/) })
  })

  test('throws Paystack’s words when it refuses', async () => {
    await expect(paystack.start(asked({ email: 'not an address' }), soon())).rejects.toThrow('Invalid Email')
  })
})

describe('supports', () => {
  test.each([
    ['NG', 'NGN', undefined, true],
    ['NG', 'NGN', 4_999, false],
    ['NG', 'NGN', 5_000, true],
    ['NG', 'NGN', 1_000_000_000, true],
    ['NG', 'NGN', 1_000_000_001, false],
    ['CI', 'XOF', 10_000_000, true],
    ['CI', 'XOF', 10_000_001, false],
    ['KE', 'KES', 10_000, false],
    ['NG', 'GHS', 10_000, false],
    ['DE', 'EUR', 10_000, false],
    ['KE', 'USD', 200, true],
  ])('%s in %s, %s minor units: %s', (countryCode, currency, amountMinor, isTaken) => {
    const wanted = { countryCode, currency, ...(amountMinor !== undefined && { amountMinor }) }
    expect(paystack.supports(wanted)).toBe(isTaken)
  })
})

describe('verify', () => {
  test.each<[Decision, object]>([
    [{ scenario: 'pay' }, { status: 'success', amountMinor: 150_000, currency: 'NGN', feeMinor: 2_250 }],
    [{ scenario: 'pay-with-fees' }, { status: 'success', amountMinor: 150_000 }],
    [
      { scenario: 'pay', tamper: 'amount-as-text' },
      { status: 'success', amountMinor: 150_000 },
    ],
    [
      { scenario: 'pay', tamper: 'one-short' },
      { status: 'success', amountMinor: 149_999 },
    ],
    [
      { scenario: 'pay', tamper: 'one-over' },
      { status: 'success', amountMinor: 150_001 },
    ],
    [
      { scenario: 'pay', tamper: 'other-currency' },
      { status: 'success', currency: 'USD' },
    ],
    [{ scenario: 'insufficient-funds' }, { status: 'failed', reason: 'Insufficient Funds' }],
    [{ scenario: 'slow' }, { status: 'pending' }],
    // Nobody has paid so far; the holder of the page still may.
    [{ scenario: 'leave' }, { status: 'unknown' }],
  ])('%o', async (form, fact) => {
    const { reference } = await decided(form)
    expect(await verify(reference)).toMatchObject(fact)
  })

  test('keeps every digit of an id', async () => {
    const { reference } = await decided({ scenario: 'pay' })
    const fact = await verify(reference)
    const headers = { authorization: `Bearer ${account.secretKey}` }
    const response = await fetch(`${fake.server.url}/transaction/verify/${reference}`, { headers })
    const [, id] = /"id":(\d+)/.exec(await response.text()) ?? []
    expect(fact).toMatchObject({ reference, transactionId: id })
    expect(Number.isSafeInteger(Number(id))).toBe(false)
  })

  test('an unused reference is unknown', async () => {
    expect(await verify('mk-never')).toEqual({ status: 'unknown' })
  })

  test.each(['error', 'reset', 'answer-lost'] as const)('throws without an answer: %s', async (kind) => {
    const { reference } = await decided({ scenario: 'pay' })
    fake.server.fault = { kind }
    await expect(verify(reference)).rejects.toThrow()
  })

  test('throws when the key is unknown', async () => {
    const stranger = openPaystack(shop, { ...account, secretKey: 'sk_test_of_nobody' })
    await expect(stranger.verify({ reference: 'mk-1', providerReference: null }, soon())).rejects.toThrow('401')
  })

  test('a live key ignores test payments', async () => {
    const live = openPaystack(
      {
        ...shop,
        fetch: async () =>
          Response.json({
            status: true,
            data: { id: 1, domain: 'test', status: 'success', reference: 'mk-1', amount: 1, currency: 'NGN' },
          }),
      },
      { ...account, secretKey: 'sk_live_1' },
    )
    await expect(live.verify({ reference: 'mk-1', providerReference: null }, soon())).rejects.toThrow('was a test')
  })
})

describe('refund', () => {
  async function aRefund(scenario: string, given: Partial<RefundRequest> = {}): Promise<RefundRequest> {
    const { reference, currency } = await decided({ scenario })
    const fact = await verify(reference)
    const transactionId = 'transactionId' in fact ? fact.transactionId : ''
    return { reference, transactionId, amountMinor: 50_000, currency, key: newId(), providerRefundId: null, ...given }
  }
  const refund = (request: RefundRequest) => paystack.refund(request, soon())
  const listed = async ({ transactionId }: RefundRequest) => {
    const url = `${fake.server.url}/refund?transaction=${transactionId}`
    const response = await fetch(url, { headers: { authorization: `Bearer ${account.secretKey}` } })
    return ((await response.json()) as { data: { amount: number }[] }).data
  }

  test('is under way until Paystack has processed it', async () => {
    const request = await aRefund('pay')
    const taken = await refund(request)
    expect(taken).toEqual({ status: 'requested', providerRefundId: expect.stringMatching(/^\d{16,}$/), reason: null })
    shop.clock.advance(21)
    const known = { ...request, providerRefundId: taken.providerRefundId }
    expect(await refund(known)).toEqual({ ...taken, status: 'succeeded' })
  })

  test('with one key is sent once, even when the answer was lost', async () => {
    const request = await aRefund('pay')
    fake.server.fault = { kind: 'answer-lost', method: 'POST', path: '/refund' }
    await expect(refund(request)).rejects.toThrow()
    fake.server.fault = null
    await refund(request)
    expect(await refund(request)).toMatchObject({ status: 'requested' })
    expect(await listed(request)).toMatchObject([{ amount: 50_000 }])
    await refund({ ...request, key: newId() })
    expect(await listed(request)).toHaveLength(2)
  })

  test.each([
    ['refund-fails', { status: 'failed', reason: 'Paystack could not send the refund.' }],
    [
      'refund-needs-attention',
      { status: 'needs_attention', reason: expect.stringContaining('the buyer’s bank account') },
    ],
  ])('%s', async (scenario, answer) => {
    const request = await aRefund(scenario)
    await refund(request)
    shop.clock.advance(21)
    expect(await refund(request)).toMatchObject(answer)
  })

  test('refused by Paystack has failed, with its words', async () => {
    const request = await aRefund('pay', { amountMinor: 150_001 })
    expect(await refund(request)).toMatchObject({ status: 'failed', reason: expect.stringContaining('cannot be more') })
  })

  test('waits while Paystack holds too little of our money', async () => {
    const request = await aRefund('pay')
    const poor = openPaystack(
      {
        ...shop,
        fetch: async (input, init) =>
          init?.method === 'POST'
            ? Response.json({ status: false, message: 'Insufficient balance to fulfill this refund' }, { status: 400 })
            : shop.fetch(input, init),
      },
      account,
    )
    expect(await poor.refund(request, soon())).toMatchObject({ status: 'needs_attention', providerRefundId: null })
    expect(await refund(request)).toMatchObject({ status: 'requested', providerRefundId: expect.any(String) })
  })
})

describe('webhooks', () => {
  const read = (event: object | string, signature?: string) => {
    const rawBody = Buffer.from(typeof event === 'string' ? event : JSON.stringify(event))
    const headers = new Headers({
      'x-paystack-signature': signature ?? signPaystackMessage(account.secretKey, rawBody),
    })
    return paystack.readWebhook({ rawBody, headers })
  }
  const charge = { event: 'charge.success', data: { id: 7, status: 'success', reference: 'mk-1', amount: 1 } }
  const refundNews = (status: string) => ({
    event: `refund.${status}`,
    data: { status, transaction_reference: 'mk-1', refund_reference: null, amount: '10000' },
  })

  test('of a charge and of its refunds name the reference', async () => {
    expect(await read(charge)).toMatchObject({ reference: 'mk-1', eventKey: 'charge.success:7:success' })
    expect(await read(refundNews('pending'))).toMatchObject({ kind: 'message', reference: 'mk-1' })
  })

  test('have one key each, the same when repeated', async () => {
    const events = [
      charge,
      refundNews('pending'),
      refundNews('processed'),
      { ...charge, data: { ...charge.data, id: 8 } },
    ]
    const readings = await Promise.all([...events, ...events].map((event) => read(event)))
    const keys = readings.map((reading) => reading.kind === 'message' && reading.eventKey)
    expect(new Set(keys).size).toBe(4)
  })

  test('with another signature, key or byte are refused', async () => {
    const body = JSON.stringify(charge)
    for (const signature of ['', 'ab'.repeat(64), signPaystackMessage('sk_test_2', body)]) {
      expect(await read(body, signature)).toEqual({ kind: 'bad-signature' })
    }
    expect(await read(`${body} `, signPaystackMessage(account.secretKey, body))).toEqual({ kind: 'bad-signature' })
  })

  test.each(['', 'event=charge', '[]', '{"event":"charge.success"}', '{"event":"","data":{}}'])(
    'without meaning are malformed: %o',
    async (body) => {
      expect(await read(body)).toEqual({ kind: 'malformed' })
    },
  )
})

describe('listSuccesses', () => {
  test('lists successes opened within the period, over several pages', async () => {
    await decided({ scenario: 'pay' })
    shop.clock.advance(3_600)
    const from = shop.clock.now()
    const references: string[] = []
    for (let round = 0; round < 12; round++) references.push((await decided({ scenario: 'pay' })).reference)
    await decided({ scenario: 'decline' })
    await paystack.start(asked(), soon())
    shop.clock.advance(3_600)
    const until = shop.clock.now()
    await decided({ scenario: 'pay' })
    const listed = (await paystack.listSuccesses?.({ from, until }, soon())) ?? []
    expect(listed.map(({ reference }) => reference).sort()).toEqual(references.sort())
    expect(listed[0]).toEqual(await verify(listed[0]?.reference ?? ''))
  })

  test('does not mistake an error for an empty list', async () => {
    fake.server.fault = { kind: 'error' }
    const now = shop.clock.now()
    await expect(paystack.listSuccesses?.({ from: now, until: now }, soon())).rejects.toThrow()
  })
})
