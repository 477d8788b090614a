import type { Cart } from '@makola/contract/carts/carts.ts'
import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { Refund } from '@makola/contract/orders/refunds.ts'
import type { RoundingRule } from '@makola/money/rounding.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn } from '../../../testing/builders/auth.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { aCheckout, aPlacedOrder, submit } from '../../../testing/builders/checkouts.ts'
import { actInSandbox } from '../../../testing/builders/payments.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../testing/builders/shipping.ts'
import { aMember, aStore } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openCharge } from '../payments/providers/sandbox/open-charge.ts'
import { newId } from '../platform/ids.ts'
import { orderLines, parcels } from './tables.ts'

// The worked cases of the money rules, from a seller's typed price to the charge at the provider. The product page's part of
// them: catalogue/browse/product-prices.test.ts. D09 is a discount on a whole order, which no order has yet:
// money/totals.test.ts.

const increment = (text: string): RoundingRule => ({ type: 'increment', increment: text, mode: 'half_up' })

type Case = {
  id: string
  base: 'USD' | 'EUR'
  priceMinor: number
  countryCode: string
  rate: { currency: string; rate: string; marginPct?: string; rounding?: RoundingRule }
  quantity: number
  unitMinor: number
  lineMinor: number
}

const naira = { currency: 'NGN', rate: '1418.26' }
const cases: Case[] = [
  {
    id: 'D01',
    base: 'USD',
    priceMinor: 1999,
    countryCode: 'NG',
    rate: naira,
    quantity: 1,
    unitMinor: 2835102,
    lineMinor: 2835102,
  },
  {
    id: 'D02',
    base: 'USD',
    priceMinor: 1999,
    countryCode: 'BJ',
    rate: { ...naira, marginPct: '2.5' },
    quantity: 1,
    unitMinor: 2905979,
    lineMinor: 2905979,
  },
  {
    id: 'D03',
    base: 'EUR',
    priceMinor: 1234,
    countryCode: 'CI',
    rate: { currency: 'XOF', rate: '655.957' },
    quantity: 1,
    unitMinor: 8095,
    lineMinor: 8095,
  },
  {
    id: 'D04',
    base: 'USD',
    priceMinor: 4999,
    countryCode: 'KW',
    rate: { currency: 'KWD', rate: '0.30715' },
    quantity: 1,
    unitMinor: 15354,
    lineMinor: 15354,
  },
  {
    id: 'D04 in steps',
    base: 'USD',
    priceMinor: 4999,
    countryCode: 'BH',
    rate: { currency: 'KWD', rate: '0.30715', rounding: increment('0.010') },
    quantity: 1,
    unitMinor: 15350,
    lineMinor: 15350,
  },
  {
    id: 'D05',
    base: 'EUR',
    priceMinor: 2003,
    countryCode: 'CH',
    rate: { currency: 'CHF', rate: '0.9242', rounding: increment('0.05') },
    quantity: 1,
    unitMinor: 1850,
    lineMinor: 1850,
  },
  {
    id: 'D06',
    base: 'USD',
    priceMinor: 100,
    countryCode: 'TG',
    rate: { currency: 'NGN', rate: '1424.996', rounding: increment('50') },
    quantity: 1,
    unitMinor: 140000,
    lineMinor: 140000,
  },
  {
    id: 'D07',
    base: 'USD',
    priceMinor: 33,
    countryCode: 'NE',
    rate: naira,
    quantity: 7,
    unitMinor: 46803,
    lineMinor: 327621,
  },
  {
    id: 'D08',
    base: 'USD',
    priceMinor: 201,
    countryCode: 'DE',
    rate: { currency: 'EUR', rate: '0.5' },
    quantity: 1,
    unitMinor: 101,
    lineMinor: 101,
  },
]

let shops: Record<'USD' | 'EUR', TestPlatform>

beforeAll(async () => {
  shops = {
    USD: await openTestPlatform({ BASE_CURRENCY: 'USD' }),
    EUR: await openTestPlatform({ BASE_CURRENCY: 'EUR' }),
  }
})
afterEach(async () => {
  for (const shop of Object.values(shops)) expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop.close()
})

/** A product in a store with free delivery. */
async function aFreelySentProduct(shop: TestPlatform, given: { currency: string; priceMinor: number }) {
  const { id: storeId } = await aStore(shop, { currency: given.currency })
  await aDeliveryZone(shop, { storeId, options: [{ priceMinor: 0 }] })
  return aProduct(shop, { storeId, priceMinor: given.priceMinor, stock: 20 })
}

test.for(cases)('$id through cart, quote, order and payment', async (given) => {
  const { base, priceMinor, countryCode, quantity, unitMinor, lineMinor } = given
  const { currency } = given.rate
  const shop = shops[base]
  const { id: rate } = await aRate(shop, { countryCode, ...given.rate })
  const { variantId } = await aFreelySentProduct(shop, { currency: base, priceMinor })
  const checkout = await aCheckout(shop, { rate, lines: [{ variantId, quantity }] })
  const [unitPrice, lineTotal] = [unitMinor, lineMinor].map((amount) => ({ amount, currency }))

  const cart = ((await (await checkout.browser.request('/cart/')).json()) as { data: Cart }).data
  expect(cart).toMatchObject({ subtotal: lineTotal, stores: [{ lines: [{ unitPrice, lineTotal }] }] })
  expect(checkout.quote).toMatchObject({ total: lineTotal, stores: [{ lines: [{ unitPrice, lineTotal }] }] })
  const response = await submit(checkout)
  expect(response.status).toBe(201)
  const { data: placed } = (await response.json()) as { data: { id: string; payment: { reference: string } } }

  const [line] = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, placed.id))
  expect(line).toMatchObject({
    unitMinor,
    lineMinor,
    unitStoreMinor: priceMinor,
    lineStoreMinor: priceMinor * quantity,
    terms: { rate: given.rate.rate, marginPct: given.rate.marginPct ?? '0' },
  })
  const charge = await openCharge(shop.database, shop, placed.payment.reference)
  expect(charge).toMatchObject({ amountMinor: lineMinor, currency })
})

test('D10: a refund uses the rate of the order, whatever the current rate is', async () => {
  const shop = shops.USD
  const rate = await aRate(shop, { countryCode: 'GH', ...naira })
  const { variantId, storeId } = await aFreelySentProduct(shop, { currency: 'USD', priceMinor: 1999 })
  const { placed } = await aPlacedOrder(shop, { rate: rate.id, lines: [{ variantId, quantity: 1 }] })
  await actInSandbox(shop, placed.payment.reference, { action: 'approve' })
  await shop.jobs.drain(shop)
  await setRate(shop, rate.id, '1500')
  const owner = await anAccount(shop)
  await aMember(shop, { storeId, accountId: owner.id })
  const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, placed.id))
  const parcelId = parcel?.id ?? ''

  const part = { kind: 'amount', amount: { amount: 1_000_000, currency: 'NGN' } }
  expect(await refund(shop, owner, parcelId, part)).toMatchObject({ storeAmount: { amount: 705, currency: 'USD' } })
  expect(await refund(shop, owner, parcelId, { kind: 'rest' })).toMatchObject({
    amount: { amount: 1_835_102, currency: 'NGN' },
    storeAmount: { amount: 1294, currency: 'USD' },
  })
  await shop.jobs.drain(shop)
  const seen = await shop.request(`/orders/${parcelId}`, { headers: owner.headers })
  const { data } = (await seen.json()) as { data: Parcel }
  expect(data).toMatchObject({ orderState: 'refunded', refundable: { amount: 0 }, rate: { rate: '1418.26' } })
  expect(data.refunds.reduce((sum, { storeAmount }) => sum + storeAmount.amount, 0)).toBe(1999)
})

async function setRate(shop: TestPlatform, id: string, rate: string): Promise<void> {
  const { headers } = await anOperator(shop)
  const response = await shop.request(`/rates/${id}`, { method: 'PATCH', json: { rate }, headers })
  expect(response.status).toBe(200)
}

async function refund(shop: TestPlatform, by: SignedIn, parcelId: string, of: object): Promise<Refund> {
  const headers = { ...by.headers, 'idempotency-key': newId() }
  const json = { reason: 'Torn', of }
  const response = await shop.request(`/parcels/${parcelId}/refunds`, { method: 'POST', json, headers })
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: Refund }).data
}
