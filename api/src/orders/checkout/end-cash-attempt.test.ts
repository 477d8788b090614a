import type { PlacedOrder, TrackedOrder } from '@makola/contract/orders/orders.ts'
import type { PaymentStart } from '@makola/contract/payments/payments.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { openCashOnDelivery } from '../../payments/providers/cash-on-delivery/pay.ts'
import { confirmPayment } from '../../payments/settlement/confirm-payment.ts'
import { sweepPayments } from '../../payments/settlement/sweep-payments.ts'
import { attempts, payments, refunds } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { expireOrders } from '../settlement/expire-orders.ts'

let shop: TestPlatform
let rate: string

beforeAll(async () => {
  shop = await openTestPlatform({ CASH_ON_DELIVERY_COUNTRIES: 'NG' })
  rate = (await aRate(shop)).id
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const cash = 'cash-on-delivery'
let phones = 0
const aPhone = () => `080${String(10_000_000 + phones++)}`

const place = async (phone: string, provider = cash) =>
  submit(await aCheckout(shop, { rate }), { provider, contact: { email: 'ada@example.test', phone } })

async function placed(phone: string, provider = cash): Promise<PlacedOrder> {
  const response = await place(phone, provider)
  expect(response.status).toBe(201)
  return (await response.json()).data
}

const choose = ({ id, trackingToken }: PlacedOrder, provider: string) =>
  shop.request(`/orders/${id}/payments`, {
    method: 'POST',
    json: { trackingToken, provider },
    headers: { 'idempotency-key': newId() },
  })

async function payWith(order: PlacedOrder, provider: string): Promise<PaymentStart> {
  const response = await choose(order, provider)
  expect(response.status).toBe(201)
  return (await response.json()).data
}

const verify = async (reference: string) =>
  (await (await shop.request(`/payments/verify?reference=${reference}`)).json()).data

const track = async ({ trackingToken }: PlacedOrder): Promise<TrackedOrder> =>
  (await (await shop.request(`/orders/track/${trackingToken}`)).json()).data

const attemptOf = async (reference: string) =>
  (await shop.database.select().from(attempts).where(eq(attempts.reference, reference)))[0]

const sentBack = ({ id }: PlacedOrder) =>
  shop.database
    .select({ reason: refunds.reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, id))

/** A minute later, the sweeper asks about everything that is still open. */
async function sweepLater(): Promise<void> {
  shop.clock.advance(61)
  await sweepPayments(shop)
  await shop.jobs.drain(shop)
}

describe('a cash order that is paid another way', () => {
  test('never becomes a cash order again by its old reference, so the limit of the phone number holds', async () => {
    const phone = aPhone()
    const left = [await placed(phone), await placed(phone), await placed(phone)]
    for (const order of left) await payWith(order, 'sandbox')
    for (const { payment } of left) {
      expect(await verify(payment.reference)).toMatchObject({
        outcome: 'failed',
        orderState: 'awaiting_payment',
        paysCash: false,
        reason: 'Another way to pay was chosen.',
        canPayAgain: true,
      })
      expect(await attemptOf(payment.reference)).toMatchObject({ state: 'abandoned', nextCheckAt: null })
    }
    await sweepLater()
    for (const order of left) expect(await track(order)).toMatchObject({ state: 'awaiting_payment', paysCash: false })
    const kept = [await placed(phone), await placed(phone), await placed(phone)]
    for (const { payment } of kept) expect(await verify(payment.reference)).toMatchObject({ paysCash: true })
    expect((await place(phone)).status).toBe(422)
    expect((await place(`+234 ${phone}`)).status).toBe(422)
    for (const order of left) {
      const refused = await (await choose(order, cash)).json()
      expect(refused).toMatchObject({ errors: [{ pointer: '/provider', code: 'orders.too-many-in-cash' }] })
    }
  })

  test('is paid again by the way that was chosen last, and by cash only when that is chosen', async () => {
    const order = await placed(aPhone())
    await payWith(order, 'sandbox')
    expect(await track(order)).toMatchObject({ canPayAgain: true, lastProvider: 'sandbox' })
    const other = await placed(aPhone())
    expect((await track(other)).lastProvider).toBe(null)
  })

  test('is paid once, and nothing is refunded', async () => {
    const order = await placed(aPhone())
    const { reference } = await payWith(order, 'sandbox')
    await verify(order.payment.reference)
    await actInSandbox(shop, reference, { action: 'approve', webhook: 'never' })
    expect(await verify(reference)).toMatchObject({ outcome: 'paid', orderState: 'paid', paysCash: false })
    await verify(order.payment.reference)
    await sweepLater()
    expect(await track(order)).toMatchObject({ state: 'paid', paysCash: false })
    expect(await sentBack(order)).toEqual([])
  })

  test('stays so when the old reference was being asked about at that moment', async () => {
    const order = await placed(aPhone())
    const real = openCashOnDelivery(shop, ['NG'])
    const slow: typeof real = {
      ...real,
      verify: async (started, signal) => {
        const answer = await real.verify(started, signal)
        await payWith(order, 'sandbox')
        return answer
      },
    }
    await confirmPayment(shop, { provider: cash, reference: order.payment.reference }, [slow])
    await shop.jobs.drain(shop)
    expect(await track(order)).toMatchObject({ state: 'awaiting_payment', paysCash: false })
  })

  test('can be paid in cash after all, under a new reference', async () => {
    const order = await placed(aPhone())
    await payWith(order, 'sandbox')
    const again = await payWith(order, cash)
    expect(again.reference).not.toBe(order.payment.reference)
    expect(await verify(order.payment.reference)).toMatchObject({ orderState: 'awaiting_payment' })
    expect(await verify(again.reference)).toMatchObject({ outcome: 'paid', paysCash: true })
    expect(await verify(again.reference)).toMatchObject({ outcome: 'paid', paysCash: true })
  })
})

test('cash chosen last is not refunded as a double payment when the money came by the first way', async () => {
  const order = await placed(aPhone(), 'sandbox')
  const promised = await payWith(order, cash)
  await actInSandbox(shop, order.payment.reference, { action: 'approve', webhook: 'never' })
  expect(await verify(order.payment.reference)).toMatchObject({ outcome: 'paid', paysCash: false })
  await sweepLater()
  expect(await verify(promised.reference)).toMatchObject({ outcome: 'paid', paysCash: false })
  expect(await attemptOf(promised.reference)).toMatchObject({ state: 'abandoned' })
  expect(await sentBack(order)).toEqual([])
})

test('a cash agreement lapses once the order has expired', async () => {
  const order = await placed(aPhone())
  shop.clock.advance(16 * 60)
  await expireOrders(shop)
  expect(await verify(order.payment.reference)).toMatchObject({ outcome: 'expired', orderState: 'expired' })
  await sweepLater()
  expect(await track(order)).toMatchObject({ state: 'expired' })
  expect(await attemptOf(order.payment.reference)).toMatchObject({ state: 'abandoned' })
})
