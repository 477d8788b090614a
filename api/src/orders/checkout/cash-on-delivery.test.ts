import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCheckout, aDeliverableProduct, submit } from '../../../../testing/builders/checkouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aMember } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { readOutboxFolder } from '../../platform/mail/mailer.ts'

let shop: TestPlatform
let rate: string

beforeAll(async () => {
  shop = await openTestPlatform({ CASH_ON_DELIVERY_COUNTRIES: 'NG,CI' })
  rate = (await aRate(shop)).id
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

let phones = 0
const aPhone = () => `080${String(10_000_000 + phones++)}`

/** 1,500,000 kobo for one unit, and 750,000 for delivery. */
async function placeCashOrder(
  phone: string | undefined = aPhone(),
  given: { rate?: string; variantId?: string; quantity?: number } = {},
) {
  const variantId = given.variantId ?? (await aDeliverableProduct(shop)).variantId
  const lines = [{ variantId, quantity: given.quantity ?? 1 }]
  const checkout = await aCheckout(shop, { rate: given.rate ?? rate, lines })
  const contact = { email: 'ada@example.test', ...(phone && { phone }) }
  return submit(checkout, { provider: 'cash-on-delivery', contact })
}

/** Placed, and back on the result page. */
async function order({ quantity = 1 } = {}) {
  const { storeId, variantId } = await aDeliverableProduct(shop)
  const seller = await anAccount(shop)
  await aMember(shop, { storeId, accountId: seller.id })
  const response = await placeCashOrder(aPhone(), { variantId, quantity })
  expect(response.status).toBe(201)
  const { data: placed } = await response.json()
  const verified = await shop.request(`/payments/verify?reference=${placed.payment.reference}`)
  await shop.jobs.drain(shop)
  const [parcel] = (await track(placed.trackingToken)).parcels
  return { ...placed, verified: (await verified.json()).data, seller, parcelNumber: parcel?.number ?? '', storeId }
}
const track = async (token: string): Promise<TrackedOrder> =>
  (await (await shop.request(`/orders/track/${token}`)).json()).data
const see = async ({ parcelNumber, seller }: { parcelNumber: string; seller: SignedIn }): Promise<Parcel> =>
  (await (await shop.request(`/orders/${parcelNumber}`, { headers: seller.headers })).json()).data
const step = async (id: string, name: string, seller: SignedIn, json: object = {}) =>
  expect((await shop.request(`/parcels/${id}/${name}`, { method: 'POST', json, headers: seller.headers })).status).toBe(
    200,
  )

const offered = async (rateId: string, place = '') => {
  const { data } = await (await shop.request(`/payments/methods?rate=${rateId}${place}`)).json()
  return data.map(({ provider }: { provider: string }) => provider)
}

describe('cash on delivery', () => {
  test('is offered in the configured countries, in their own currency, and nowhere else', async () => {
    const ivorian = await aRate(shop, { countryCode: 'CI', currency: 'XOF', rate: '600' })
    const ghanaian = await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '12' })
    expect(await offered(rate)).toEqual(['cash-on-delivery', 'sandbox'])
    expect(await offered(ivorian.id)).toEqual(['cash-on-delivery', 'sandbox'])
    expect(await offered(ghanaian.id)).toEqual(['sandbox'])
    // Goods that go to another country are paid before.
    expect(await offered(rate, '&country=GH')).toEqual(['sandbox'])
    expect(await offered(rate, '&country=CI')).toEqual(['sandbox'])
    expect(await offered(ghanaian.id, '&country=NG')).toEqual(['sandbox'])
    const response = await placeCashOrder(aPhone(), { rate: ivorian.id })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '/provider', code: 'orders.way-not-offered' }] })
    const bare = await openTestPlatform()
    const dollars = await aRate(bare)
    const { data } = await (await bare.request(`/payments/methods?rate=${dollars.id}`)).json()
    expect(data).toHaveLength(1)
    await bare.close()
  })

  test('leads straight to our own page, and the order proceeds without a payment', async () => {
    const { payment, verified, trackingToken } = await order()
    expect(payment.redirectUrl).toBe(`${shop.config.publicUrl}/payments/success/?reference=${payment.reference}`)
    expect(verified).toMatchObject({ outcome: 'paid', orderState: 'paid', paysCash: true })
    const tracked = await track(trackingToken)
    expect(tracked).toMatchObject({ state: 'paid', paysCash: true })
    expect(tracked.timeline[0]?.text).toBe('₦22,500 to pay in cash on delivery')
  })

  test('is shown to buyer and store, and never called paid', async () => {
    const placed = await order()
    const parcel = await see(placed)
    expect(parcel).toMatchObject({ paysCash: true, total: { amount: 2_250_000, currency: 'NGN' } })
    expect(parcel.timeline.map(({ text }) => text)).toContain('Collect ₦22,500 in cash')
    const letters = await readOutboxFolder(shop.mailer.folder ?? '')
    // The store has an email about it as well.
    const subject = `Your Makola order ${placed.number} is confirmed`
    const letter = letters.find((other) => other.subject === subject)
    expect(letter).toBeDefined()
    expect(letter?.text).toContain('Pay ₦22,500 in cash on delivery')
    expect(letter?.text).toContain('To pay in cash: ₦22,500')
    expect(`${letter?.text} ${letter?.html}`).not.toMatch(/is paid|Total paid/)
    const list = await shop.request(`/orders/?store=${placed.storeId}`, { headers: placed.seller.headers })
    expect((await list.json()).data).toMatchObject([{ cashDue: { amount: 2_250_000, currency: 'NGN' } }])
    const bell = await shop.request(`/notifications/?store=${placed.storeId}`, { headers: placed.seller.headers })
    const titles = JSON.stringify(await bell.json())
    expect(titles).toContain(`Cash to collect for ${placed.parcelNumber}`)
    expect(titles).not.toContain('Payment received')
  })

  test('cancelled before collection reduces the amount due; after that, the store refunds it', async () => {
    const early = await order()
    const { id } = await see(early)
    await step(id, 'cancel', early.seller, { reason: 'Sold out' })
    await shop.jobs.drain(shop)
    const cancelled = await track(early.trackingToken)
    expect(cancelled.timeline.map(({ text }) => text)).toContain('₦22,500 less to pay in cash: Sold out')

    const late = await order()
    const parcel = await see(late)
    await step(parcel.id, 'pack', late.seller)
    await step(parcel.id, 'ship', late.seller, { carrier: 'GIG' })
    await step(parcel.id, 'deliver', late.seller)
    const json = { reason: 'A stain', of: { kind: 'amount', amount: { amount: 50_000, currency: 'NGN' } } }
    const headers = { ...late.seller.headers, 'idempotency-key': newId() }
    expect((await shop.request(`/parcels/${parcel.id}/refunds`, { method: 'POST', json, headers })).status).toBe(201)
    await shop.jobs.drain(shop)
    const delivered = await track(late.trackingToken)
    expect(delivered.timeline.map(({ text }) => text)).toContain('₦500 refunded in cash: A stain')
    expect((await see(late)).refunds).toMatchObject([{ state: 'succeeded' }])
  })

  test('is the total less refunds, to the unit, for buyer and store alike, until it is handed over', async () => {
    const placed = await order({ quantity: 3 })
    const before = await see(placed)
    const line = before.lines[0]
    const due = async () => {
      const { data: verified } = await (
        await shop.request(`/payments/verify?reference=${placed.payment.reference}`)
      ).json()
      const tracked = await track(placed.trackingToken)
      const [row] = (
        await (await shop.request(`/orders/?store=${placed.storeId}`, { headers: placed.seller.headers })).json()
      ).data
      const all = [tracked, tracked.parcels[0], verified, await see(placed), row].map(({ cashDue }) => cashDue)
      expect(new Set(all.map((each) => JSON.stringify(each))).size, JSON.stringify(all)).toBe(1)
      return { tracked, amount: all[0]?.amount ?? null }
    }
    const takeOff = async (of: object) => {
      const headers = { ...placed.seller.headers, 'idempotency-key': newId() }
      const json = { reason: 'One broke', of }
      expect((await shop.request(`/parcels/${before.id}/refunds`, { method: 'POST', json, headers })).status).toBe(201)
      await shop.jobs.drain(shop)
    }
    expect(await due()).toMatchObject({ amount: 5_250_000 })
    await takeOff({ kind: 'lines', lines: [{ lineId: line?.id, quantity: 1 }], withDelivery: false })
    await takeOff({ kind: 'amount', amount: { amount: 1, currency: 'NGN' } })
    const { tracked, amount } = await due()
    expect(amount).toBe(3_749_999)
    expect(tracked.refundedTotal).toEqual({ amount: 1_500_001, currency: 'NGN' })
    expect(tracked.total).toEqual({ amount: 5_250_000, currency: 'NGN' })
    expect(tracked.parcels[0]?.lines).toMatchObject([{ quantity: 3, refundedQuantity: 1 }])
    await step(before.id, 'pack', placed.seller)
    await step(before.id, 'ship', placed.seller, { carrier: 'GIG' })
    await shop.jobs.drain(shop, { all: true })
    const letters = await readOutboxFolder(shop.mailer.folder ?? '')
    const shipped = letters.find(({ subject }) => subject.includes('is on its way') && subject.includes(placed.number))
    expect(shipped?.text).toContain('Have ₦37,499.99 in cash ready.')
    await step(before.id, 'deliver', placed.seller)
    expect(await due()).toMatchObject({ amount: null })
  })

  test('refunded in full is no longer due', async () => {
    const placed = await order()
    const { id, lines } = await see(placed)
    const of = { kind: 'lines', lines: [{ lineId: lines[0]?.id, quantity: 1 }], withDelivery: false }
    const headers = { ...placed.seller.headers, 'idempotency-key': newId() }
    const json = { reason: 'Sold out', of }
    expect((await shop.request(`/parcels/${id}/refunds`, { method: 'POST', json, headers })).status).toBe(201)
    expect(await track(placed.trackingToken)).toMatchObject({ cashDue: null, parcels: [{ cashDue: null }] })
    expect(await see(placed)).toMatchObject({ isRefunded: true, cashDue: null })
  })

  test('needs a phone number', async () => {
    const response = await placeCashOrder('')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '/provider', code: 'orders.phone-needed' }] })
  })

  test('is limited to three open orders for a phone number, also with ten at once', async () => {
    const phone = aPhone()
    const answers = await Promise.all(Array.from({ length: 10 }, () => placeCashOrder(phone)))
    const placed = answers.filter(({ status }) => status === 201)
    expect(placed).toHaveLength(3)
    const refused = answers.find(({ status }) => status !== 201)
    expect(await refused?.json()).toMatchObject({ errors: [{ pointer: '/provider', code: 'orders.too-many-in-cash' }] })
  })

  test('has no webhooks', async () => {
    const sent = await shop.request('/payments/webhooks/cash-on-delivery', { method: 'POST', json: {} })
    expect(sent.status).toBe(401)
  })
})
