import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox, type OpenedPayment, readPayment } from '../../../../testing/builders/payments.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { signSandboxMessage } from '../providers/sandbox/pay.ts'
import { paymentFacts, webhookInbox } from '../tables.ts'
import { confirmPayment } from './confirm-payment.ts'

let shop: TestPlatform
let paid: OpenedPayment

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  await shop.database.delete(webhookInbox)
  paid = await anOrder(shop)
  await actInSandbox(shop, paid.reference, { action: 'approve', webhook: 'never' })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const messageAbout = (reference: string, id = `evt_${reference}`) =>
  JSON.stringify({ id, type: 'charge.success', data: { reference } })

const send = (body: string, signature = signSandboxMessage(shop, Buffer.from(body)), provider = 'sandbox') =>
  shop.request(`/payments/webhooks/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
    body,
  })

const inbox = () => shop.database.select().from(webhookInbox)
const stateOf = async (payment: OpenedPayment) => (await readPayment(shop, payment)).payment.state

describe('a genuine webhook', () => {
  test('is stored, answered, and processed afterwards', async () => {
    const response = await send(messageAbout(paid.reference))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ received: true })
    expect(await stateOf(paid)).toBe('open')
    await shop.jobs.drain(shop)
    expect(await stateOf(paid)).toBe('paid')
    expect(await inbox()).toMatchObject([{ reference: paid.reference, outcome: 'paid', processedAt: expect.any(Date) }])
  })

  test('has one effect when it comes ten times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(messageAbout(paid.reference))))
    expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200))
    await shop.jobs.drain(shop)
    await send(messageAbout(paid.reference))
    await shop.jobs.drain(shop)
    expect(await inbox()).toHaveLength(1)
    const facts = await shop.database.select().from(paymentFacts)
    expect(facts.filter((fact) => fact.paymentId === paid.paymentId)).toHaveLength(1)
  })

  test('has one effect when the shopper returns at the same moment', async () => {
    await send(messageAbout(paid.reference))
    const settle = () => confirmPayment(shop, { provider: 'sandbox', reference: paid.reference })
    await Promise.all([shop.jobs.drain(shop), ...Array.from({ length: 20 }, settle)])
    const facts = await shop.database.select().from(paymentFacts)
    expect(facts.filter((fact) => fact.paymentId === paid.paymentId)).toHaveLength(1)
    expect(await stateOf(paid)).toBe('paid')
  })

  test('that claims success of a payment that was not made pays nothing', async () => {
    const unpaid = await anOrder(shop)
    await send(messageAbout(unpaid.reference))
    await shop.jobs.drain(shop)
    expect(await stateOf(unpaid)).toBe('open')
    expect(await inbox()).toMatchObject([{ outcome: 'unknown' }])
  })

  test('about an unknown reference is stored and answered 200', async () => {
    expect((await send(messageAbout('mk-of-somebody-else'))).status).toBe(200)
    await shop.jobs.drain(shop)
    expect(await inbox()).toMatchObject([{ reference: 'mk-of-somebody-else', outcome: 'unknown_reference' }])
  })

  test('that is not JSON, or not a message of the sandbox, is refused', async () => {
    for (const body of ['charge=success', '', '[]', '{"id":"evt_1"}', '\u0000']) {
      const response = await send(body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ type: 'malformed-json' })
    }
    expect(await inbox()).toEqual([])
  })
})

describe('a genuine webhook with characters that no database stores', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

  test.each([
    ['a null character', '{"note":"\\u0000"}'],
    ['half a character', '{"note":"\\ud800"}'],
    ['a key that is half a character', '{"\\udfff":1}'],
    ['a thousand levels', deep(1000)],
    ['a hundred thousand levels', deep(100_000)],
    ['a prototype', '{"__proto__":{"reference":"x"},"constructor":1}'],
  ])('%s: it pays all the same', async (_, more) => {
    const body = messageAbout(paid.reference).replace(/}$/, `,"customer":${more}}`)
    expect((await send(body)).status).toBe(200)
    await shop.jobs.drain(shop)
    expect(await stateOf(paid)).toBe('paid')
  })

  test.each([
    ['a name of 100,000 letters', Array.from({ length: 10_000 }, (_, n) => `evt${n * 7919}`).join('-')],
    ['a name with a null character', 'evt_\u0000'],
    ['a name that is half a character', 'evt_\ud800'],
  ])('%s: it is refused, not failed at', async (_, id) => {
    const response = await send(messageAbout(paid.reference, id))
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { type: expect.stringMatching(/^malformed-/) },
    ])
    expect(await inbox()).toEqual([])
  })
})

describe('a forged webhook (DS06)', () => {
  const forgeries: [string, (body: string) => Promise<Response>][] = [
    ['no signature', (body) => send(body, '')],
    ['made-up digits', (body) => send(body, 'ab'.repeat(64))],
    ['a signature that is not hexadecimal', (body) => send(body, 'é'.repeat(128).slice(0, 64))],
    ['the right signature of another body', (body) => send(body, signSandboxMessage(shop, Buffer.from('{}')))],
    ['one byte changed', (body) => send(`${body} `, signSandboxMessage(shop, Buffer.from(body)))],
    [
      'the same JSON, written differently',
      (body) => send(JSON.stringify(JSON.parse(body), null, 1), signSandboxMessage(shop, Buffer.from(body))),
    ],
    [
      'another key',
      (body) =>
        send(body, signSandboxMessage({ ...shop, secret: 'another secret of 32 characters.' }, Buffer.from(body))),
    ],
  ]

  test.each(forgeries)('%s: 401, and nothing changes', async (_, forge) => {
    const response = await forge(messageAbout(paid.reference))
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ type: 'bad-signature' })
    await shop.jobs.drain(shop)
    expect(await inbox()).toEqual([])
    expect(await stateOf(paid)).toBe('open')
  })

  test('at another provider, or a disabled one: 404', async () => {
    const body = messageAbout(paid.reference)
    const signature = signSandboxMessage(shop, Buffer.from(body))
    expect((await send(body, signature, 'paystack')).status).toBe(404)
    const closed = await openTestPlatform({ SANDBOX_PAYMENTS: 'off' })
    const response = await closed.request('/payments/webhooks/sandbox', { method: 'POST', body })
    expect(response.status).toBe(404)
    await closed.close()
  })

  test('too large: 413', async () => {
    expect((await send('x'.repeat(1_000_001))).status).toBe(413)
  })
})
