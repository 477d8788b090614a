import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOrder, aPaidOrder } from '../../../../../testing/builders/orders.ts'
import { actInSandbox, readPayment } from '../../../../../testing/builders/payments.ts'
import { openTestPlatform, type TestPlatform } from '../../../../../testing/test-platform.ts'
import { readConfig } from '../../../platform/config.ts'
import { paymentSettings } from '../../settings.ts'
import { disputes, sandboxDisputes, webhookInbox } from '../../tables.ts'
import { mountSandbox } from './routes.ts'

let shop: TestPlatform
let site: Hono

beforeAll(async () => {
  shop = await openTestPlatform({ SHOP_NAME: 'Balogun & <Sons>' })
  site = new Hono()
  mountSandbox(site, shop)
})
afterAll(() => shop.close())

const messagesAbout = (reference: string) =>
  shop.database.select().from(webhookInbox).where(eq(webhookInbox.reference, reference))

describe('the sandbox page', () => {
  test('shows shop, order, amount, and that no money moves', async () => {
    const { reference, number } = await anOrder(shop)
    const response = await site.request(`/sandbox/pay/${reference}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).toContain('Sandbox: no real money')
    expect(page).toContain('You pay Balogun &amp; &lt;Sons&gt;')
    expect(page).toContain(number)
    expect(page).toContain('₦1,500')
  })

  test('sends the shopper back with hints, and a real webhook', async () => {
    const { reference, attemptId } = await anOrder(shop)
    const response = await actInSandbox(shop, reference, { action: 'approve' })
    expect(response.status).toBe(303)
    const target = new URL(response.headers.get('location') ?? '')
    expect(target.pathname).toBe('/payments/success/')
    expect(Object.fromEntries(target.searchParams)).toEqual({
      reference,
      tx_ref: reference,
      transaction_id: expect.stringMatching(/^sbx-.{43}$/),
      status: 'success',
    })
    await shop.jobs.drain(shop)
    expect(await messagesAbout(reference)).toHaveLength(1)
    expect((await readPayment(shop, { attemptId })).payment.state).toBe('paid')
  })

  test('sends its webhook late, twice or never', async () => {
    const [late, twice, never] = [await anOrder(shop), await anOrder(shop), await anOrder(shop)]
    await actInSandbox(shop, late.reference, { action: 'approve', webhook: 'late', lateSeconds: '60' })
    await actInSandbox(shop, twice.reference, { action: 'approve', webhook: 'twice' })
    await actInSandbox(shop, never.reference, { action: 'approve', webhook: 'never' })
    await shop.jobs.drain(shop)
    expect((await readPayment(shop, late)).payment.state).toBe('open')
    expect((await readPayment(shop, twice)).payment.state).toBe('paid')
    expect(await messagesAbout(twice.reference)).toHaveLength(1)
    await shop.jobs.drain(shop, { all: true })
    expect((await readPayment(shop, late)).payment.state).toBe('paid')
    expect(await messagesAbout(never.reference)).toEqual([])
  })

  test('lets a page be closed: only the webhook arrives', async () => {
    const { reference, attemptId } = await anOrder(shop)
    const response = await actInSandbox(shop, reference, { action: 'approve-and-close' })
    expect(response.headers.get('location')).toBe(`/sandbox/pay/${reference}`)
    await shop.jobs.drain(shop)
    expect((await readPayment(shop, { attemptId })).payment.state).toBe('paid')
  })

  test('stays on the page on request, and prevents a second decision', async () => {
    const { reference } = await anOrder(shop)
    const stay = await actInSandbox(shop, reference, { action: 'decline', afterwards: 'close', webhook: 'never' })
    expect(stay.headers.get('location')).toBe(`/sandbox/pay/${reference}`)
    await actInSandbox(shop, reference, { action: 'approve' })
    const page = await (await site.request(`/sandbox/pay/${reference}`)).text()
    expect(page).toContain('Declined')
    expect(page).toContain('Return to the shop')
    expect(page).not.toContain('<form')
  })

  test('answers an unknown charge with 404 and a malformed form with 422', async () => {
    expect((await site.request('/sandbox/pay/mk-unknown')).status).toBe(404)
    expect((await actInSandbox(shop, 'mk-unknown', { action: 'approve' })).status).toBe(404)
    const { reference } = await anOrder(shop)
    expect((await actInSandbox(shop, reference, { action: 'steal' })).status).toBe(422)
    expect((await actInSandbox(shop, reference, { action: 'slow', slowSeconds: '-1' })).status).toBe(422)
    expect((await actInSandbox(shop, reference, { action: 'a'.repeat(5000) })).status).toBe(422)
  })

  test('is not found when the sandbox is switched off', async () => {
    const closed = new Hono()
    mountSandbox(closed, { ...shop, config: readConfig({ SANDBOX_PAYMENTS: 'off' }, [{ settings: paymentSettings }]) })
    expect((await closed.request('/sandbox/pay/mk-1')).status).toBe(404)
  })
})

describe('the buyer’s bank', () => {
  const bank = (reference: string, act: string) =>
    site.request(`/sandbox/pay/${reference}/bank`, { method: 'POST', body: new URLSearchParams({ act }) })
  const disputeOf = async (orderId: string) => {
    await shop.jobs.drain(shop)
    return shop.database.select().from(disputes).where(eq(disputes.orderId, orderId))
  }

  test('disputes a payment once, however often it is pressed, and the shop hears of it by itself', async () => {
    const { reference, orderId } = await aPaidOrder(shop)
    expect(await (await site.request(`/sandbox/pay/${reference}`)).text()).toContain('Dispute this payment')
    const answers = await Promise.all(Array.from({ length: 5 }, () => bank(reference, 'dispute')))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303))
    expect(await shop.database.$count(sandboxDisputes, eq(sandboxDisputes.reference, reference))).toBe(1)
    expect(await disputeOf(orderId)).toMatchObject([{ state: 'needs_response', fundsState: 'withdrawn' }])
    expect(await (await site.request(`/sandbox/pay/${reference}`)).text()).toContain('Let two days pass at the bank')
  })

  test('keeps the money after two days of silence', async () => {
    const { reference, orderId } = await aPaidOrder(shop)
    await bank(reference, 'dispute')
    await disputeOf(orderId)
    await bank(reference, 'wait')
    expect(await disputeOf(orderId)).toMatchObject([{ state: 'lost', lossBookedAt: expect.any(Date) }])
  })

  test('knows no payment that was not made, and no other act', async () => {
    const { reference } = await anOrder(shop)
    expect((await bank(reference, 'dispute')).status).toBe(404)
    expect((await bank('mk-unknown', 'dispute')).status).toBe(404)
    expect((await bank(reference, 'burn')).status).toBe(422)
    expect((await bank((await aPaidOrder(shop)).reference, 'wait')).status).toBe(303)
  })
})
