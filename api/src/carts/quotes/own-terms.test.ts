import type { Quote } from '@makola/contract/carts/carts.ts'
import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { aCart, aQuote } from '../../../../testing/builders/carts.ts'
import { aProduct, type ProductWithVariants, pinPrice } from '../../../../testing/builders/catalogue.ts'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { ledgerEntries } from '../../ledger/tables.ts'
import { orderLines, parcels } from '../../orders/tables.ts'
import { storeRates } from '../../rates/tables.ts'

// A store sells a basket for 1,000.00 naira, with a courier for 200.00, to Ghana: one cedi for 100 naira, and a margin of 25 % that the
// shop asks for.

let shop: TestPlatform
let ghana: string
let store: StoreRow
let owner: SignedIn
let basket: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
  await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1000' })
  await aRate(shop, { countryCode: 'SN', currency: 'XOF', rate: '600' })
  ghana = (await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '10', marginPct: '25' })).id
  await someCommissionTerms(shop)
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
  basket = await aProduct(shop, { storeId: store.id, priceMinor: 100_000, stock: 50 })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const setOwn = async (own: { rate: string | null; marginPct: string | null }) => {
  const answer = await shop.request(`/stores/${store.id}/rates/${ghana}`, {
    method: 'PUT',
    headers: owner.headers,
    json: { rounding: null, confirmed: true, ...own },
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
}
const pin = (amount: number) => pinPrice(shop, owner, { variantId: basket.variantId, amount, currency: 'GHS' })
const deliverFor = (priceMinor: number, freeOverMinor: number | null = null) =>
  aDeliveryZone(shop, { storeId: store.id, options: [{ priceMinor, freeOverMinor }] })
const lines = (quantity: number) => [{ variantId: basket.variantId, quantity }]

/** Quoted, placed and paid. */
async function order(wanted: { variantId: string; quantity: number }[]) {
  const checkout = await aCheckout(shop, { rate: ghana, lines: wanted })
  const placed = await submit(checkout, { provider: 'sandbox' })
  expect(placed.status, await placed.clone().text()).toBe(201)
  const { id, total, payment } = (await placed.json()).data
  await actInSandbox(shop, payment.reference, { action: 'approve' })
  await shop.jobs.drain(shop)
  return { id, total }
}
const readParcel = async (orderId: string): Promise<Parcel> => {
  const [row] = await shop.database.select().from(parcels).where(eq(parcels.orderId, orderId))
  return (await (await shop.request(`/orders/${row?.id}`, { headers: owner.headers })).json()).data
}

/** An order of one line: what the buyer paid, and what the store earned of it, the commission off. */
async function sell(quantity = 1) {
  const { id, total } = await order(lines(quantity))
  const [line] = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, id))
  const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, id))
  const entries = await shop.database.select().from(ledgerEntries).where(eq(ledgerEntries.storeId, store.id))
  const earned = entries.reduce((sum, { minor }) => sum - minor, 0)
  return { paid: total.amount, unit: line?.unitStoreMinor, delivery: parcel?.deliveryStoreMinor, earned }
}

test('at the shop’s terms a store earns its own prices', async () => {
  await deliverFor(20_000)
  expect(await sell()).toEqual({ paid: 1500, unit: 100_000, delivery: 20_000, earned: 115_000 })
})

test('dearer by its own terms, it earns its own prices', async () => {
  await deliverFor(20_000)
  await setOwn({ rate: null, marginPct: '50' })
  expect(await sell()).toEqual({ paid: 1800, unit: 100_000, delivery: 20_000, earned: 115_000 })
})

test('half as dear by its own margin, it earns half of goods and delivery, and pays commission on that', async () => {
  await deliverFor(20_000)
  await setOwn({ rate: null, marginPct: '-37.5' })
  expect(await sell()).toEqual({ paid: 750, unit: 50_000, delivery: 10_000, earned: 57_500 })
})

test('almost free by its own rate: nobody pays for it but the store', async () => {
  await deliverFor(20_000)
  await setOwn({ rate: '0.0000001', marginPct: null })
  expect(await sell(3)).toEqual({ paid: 4, unit: 80, delivery: 80, earned: 240 - 12 + 80 })
})

test('a pinned price: what it takes off, its store bears; a higher one changes nothing', async () => {
  await deliverFor(0)
  await pin(1)
  expect(await sell(3)).toEqual({ paid: 3, unit: 80, delivery: 0, earned: 228 })
  await pin(10_000)
  expect(await sell()).toMatchObject({ paid: 10_000, unit: 100_000 })
})

test('an order keeps the price that its store typed where it earned less, and the parcel says it', async () => {
  await deliverFor(0)
  const { variantId } = await aProduct(shop, { storeId: store.id, priceMinor: 100_000 })
  await pin(625)
  const { id } = await order([{ variantId, quantity: 1 }, ...lines(2)])
  const { lines: sold } = await readParcel(id)
  expect(sold.map(({ storeUnitPrice, typedStorePrice }) => [storeUnitPrice.amount, typedStorePrice?.amount])).toEqual([
    [100_000, undefined],
    [50_000, 100_000],
  ])
})

test('a delivery that was paid for and earned nothing is not called free', async () => {
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'XOF' }))
  basket = await aProduct(shop, { storeId: store.id, priceMinor: 50_000, name: 'Basket of reeds' })
  await deliverFor(2000)
  await setOwn({ rate: '0.0000001', marginPct: null })
  const sold = await sell()
  expect(sold).toEqual({ paid: 2, unit: 0, delivery: 0, earned: 0 })
  const [letter] = await lettersTo(shop, owner.email)
  expect(letter?.text).toContain('Basket of reeds')
  expect(letter?.text).not.toContain('Free')
})

test('free delivery is counted by the store’s own prices, as the cart says', async () => {
  await deliverFor(20_000, 200_000)
  await setOwn({ rate: null, marginPct: '-37.5' })
  const { browser } = await aCart(shop, { rate: ghana, lines: lines(2) })
  const quote: Quote = await aQuote(browser, { rate: ghana, country: 'NG' })
  expect(quote.stores[0]).toMatchObject({ subtotal: { amount: 1250 }, delivery: { amount: 0 } })
  // Quoted again, with the prices that are held.
  expect((await aQuote(browser, { rate: ghana, country: 'NG' })).stores).toEqual(quote.stores)
})

test('its own terms where the shop has no rate for its currency: none can be set, and nothing can be bought', async () => {
  const far = await aStoreWithOwner(shop, { currency: 'XAF' })
  const { variantId } = await aProduct(shop, { storeId: far.store.id })
  const answer = await shop.request(`/stores/${far.store.id}/rates/${ghana}`, {
    method: 'PUT',
    headers: far.owner.headers,
    json: { rate: '0.02', marginPct: null, rounding: null, confirmed: true },
  })
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors).toMatchObject([{ pointer: '/rate', detail: expect.stringContaining('XAF') }])
  // One of before, when the shop had a rate.
  const terms = { rate: '0.02', updatedBy: 'Ama', updatedAt: shop.clock.now() }
  await shop.database.insert(storeRates).values({ ...terms, storeId: far.store.id, rateId: ghana })
  const { browser } = await aCart(shop, { rate: ghana, lines: [{ variantId, quantity: 1 }] })
  const json = { rate: ghana, country: 'NG', delivery: [] }
  expect((await browser.request('/cart/quote', { method: 'POST', json })).status).toBe(409)
})
