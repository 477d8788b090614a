import type { Reconciliation } from '@makola/contract/payments/reconciliations.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anOperator } from '../../../../testing/builders/auth.ts'
import { aPlacedOrder } from '../../../../testing/builders/checkouts.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { decideOnPage } from '../../../../testing/providers/decide-on-page.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { orders } from '../../orders/tables.ts'
import { addSeconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { openSandbox } from '../providers/sandbox/pay.ts'
import { paymentFacts, sandboxCharges } from '../tables.ts'
import { paymentCommands } from './commands.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  await shop.jobs.drain(shop)
})
afterAll(() => shop.close())

const reconcile = async () => (await reconcilePayments(shop))[0]
const findsAbout = async (reference: string) =>
  (await reconcile())?.finds.filter((find) => find.reference === reference)
const change = (reference: string, changed: Partial<typeof sandboxCharges.$inferInsert>) =>
  shop.database.update(sandboxCharges).set(changed).where(eq(sandboxCharges.reference, reference))

describe('reconciliation', () => {
  test('finds the transactions that agree in both books, and nothing else', async () => {
    await aPaidOrder(shop)
    await anOrder(shop)
    expect(await reconcile()).toMatchObject({ provider: 'sandbox', matched: 1, finds: [], failure: null })
  })

  test('settles money that was never reported, once', async () => {
    const order = await anOrder(shop)
    await actInSandbox(shop, order.reference, { action: 'approve', webhook: 'never' })
    expect(await findsAbout(order.reference)).toMatchObject([
      { kind: 'settled', amount: { amount: 150_000, currency: 'NGN' }, orderNumber: order.number },
    ])
    await shop.jobs.drain(shop)
    const [{ state } = { state: null }] = await shop.database.select().from(orders).where(eq(orders.id, order.orderId))
    expect(state).toBe('paid')
    expect(await findsAbout(order.reference)).toEqual([])
    expect(await shop.database.$count(paymentFacts, eq(paymentFacts.paymentId, order.paymentId))).toBe(1)
  })

  test('reports money under a reference that is not ours', async () => {
    const reference = `mk-${newId()}`
    const charge = { reference, transactionId: `sbx-${newId()}`, label: '', amountMinor: 700, currency: 'NGN' }
    // Not within this very millisecond, which the span leaves to the next one.
    const createdAt = addSeconds(shop.clock.now(), -1)
    await shop.database.insert(sandboxCharges).values({ ...charge, createdAt, returnUrl: '', status: 'success' })
    const found = { kind: 'unknown', amount: { amount: 700, currency: 'NGN' }, orderNumber: null }
    expect(await findsAbout(reference)).toMatchObject([found])
    await shop.database.delete(sandboxCharges).where(eq(sandboxCharges.reference, reference))
  })

  test('reports a different amount, and money unknown to the provider', async () => {
    const { reference, number } = await aPaidOrder(shop)
    await change(reference, { amountMinor: 149_000 })
    expect(await findsAbout(reference)).toMatchObject([
      {
        kind: 'differs',
        amount: { amount: 149_000, currency: 'NGN' },
        recorded: { amount: 150_000, currency: 'NGN' },
        orderNumber: number,
      },
    ])
    await change(reference, { status: 'failed' })
    expect(await findsAbout(reference)).toMatchObject([
      { kind: 'missing', amount: { amount: 150_000, currency: 'NGN' }, orderNumber: number },
    ])
    await change(reference, { status: 'success', amountMinor: 150_000 })
    expect(await findsAbout(reference)).toEqual([])
  })

  test('does not report as missing what was opened before the period: it asks', async () => {
    const { reference } = await aPaidOrder(shop)
    await change(reference, { createdAt: new Date('2026-01-01') })
    expect(await findsAbout(reference)).toEqual([])
  })

  test('reads the list of a provider over HTTP', async () => {
    const fake = await startFakePaystack()
    const paying = await openTestPlatform(fake.environment)
    const rate = (await aRate(paying)).id
    const { placed } = await aPlacedOrder(paying, { rate, provider: 'paystack' })
    await decideOnPage(placed.payment.redirectUrl, { scenario: 'pay', webhook: 'never' })
    const reports = async () => (await reconcilePayments(paying)).filter(({ provider }) => provider === 'paystack')
    const { reference } = placed.payment
    expect(await reports()).toMatchObject([{ failure: null, finds: [{ kind: 'settled', reference }] }])
    expect(await reports()).toMatchObject([{ failure: null, matched: 1, finds: [] }])
    fake.server.fault = { kind: 'error' }
    expect(await reports()).toMatchObject([{ failure: 'Paystack did not return its list of payments.', finds: [] }])
    await paying.close()
    await fake.server.stop()
  })

  test('reports a provider without a list, and continues with the others', async () => {
    const silent: PaymentProvider = {
      ...openSandbox(shop),
      name: 'stripe',
      title: 'Stripe',
      listSuccesses: () => Promise.reject(new Error('no answer')),
    }
    const reports = await reconcilePayments(shop, [silent, openSandbox(shop)])
    expect(reports).toMatchObject([
      { provider: 'stripe', failure: 'Stripe did not return its list of payments.', finds: [] },
      { provider: 'sandbox', failure: null },
    ])
  })

  test('is started by operators and kept as a report, newest first', async () => {
    const { headers } = await anOperator(shop)
    const answer = await shop.request('/payments/reconciliations', { method: 'POST', headers })
    expect(answer.status).toBe(201)
    const [made]: Reconciliation[] = (await answer.json()).data
    const list = async (query = ''): Promise<{ data: Reconciliation[]; meta: { next: string | null } }> =>
      (await shop.request(`/payments/reconciliations${query}`, { headers })).json()
    const first = await list('?limit=1')
    expect(first.data).toMatchObject([{ id: made?.id, provider: 'sandbox', finds: [] }])
    const second = await list(`?limit=1&cursor=${first.meta.next}`)
    expect(second.data[0]?.at.localeCompare(first.data[0]?.at ?? '')).toBeLessThanOrEqual(0)
    const shopper = await anAccount(shop)
    for (const method of ['GET', 'POST']) {
      expect((await shop.request('/payments/reconciliations', { method, ...shopper })).status).toBe(403)
    }
  })

  test('can be started on the command line, which fails when something is found', async () => {
    const [command] = paymentCommands
    expect(await command?.run(shop, [])).toBe(0)
    const { reference } = await aPaidOrder(shop)
    await change(reference, { amountMinor: 1 })
    expect(await command?.run(shop, [])).toBe(1)
  })
})
