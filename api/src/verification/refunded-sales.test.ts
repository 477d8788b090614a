import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants, brokenNames } from '../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../testing/builders/auth.ts'
import { aCart } from '../../../testing/builders/carts.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { aParcelAt, openAsBuyer, type Parcelled } from '../../../testing/builders/requests.ts'
import { aDeliveryZone } from '../../../testing/builders/shipping.ts'
import { aMember, aStore, type StoreRow } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { carryBooks } from '../ledger/postings/carry-books.ts'
import { uncarriedStores } from '../ledger/tables.ts'
import { newId } from '../platform/ids.ts'
import { tierLimits } from '../stores/tables.ts'

// A selling limit counts what was sold and stayed sold.

const daySeconds = 86_400

let shop: TestPlatform
let owner: SignedIn
let rate: string
let store: StoreRow

beforeAll(async () => {
  shop = await openTestPlatform()
  owner = await anAccount(shop)
  rate = (await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500' })).id
  await shop.database.update(tierLimits).set({ minor: 3000 }).where(sql`currency = 'USD' and tier = 0`)
})
beforeEach(async () => {
  store = await aStore(shop, { currency: 'USD', tier: 0 })
  await aMember(shop, { storeId: store.id, accountId: owner.id })
  await aDeliveryZone(shop, { storeId: store.id })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const settle = async () => {
  await shop.jobs.drain(shop)
  await carryBooks(shop.database)
}
/** A sale of 15 dollars, for which its buyer paid 1,500 naira. */
const sell = async (given: Parameters<typeof aParcelAt>[2] = {}) => {
  const parcel = await aParcelAt(shop, 'new', { products: [await aProduct(shop, { storeId: store.id })], ...given })
  await carryBooks(shop.database)
  return parcel
}
const cancel = async (parcel: Parcelled) => {
  expect((await openAsBuyer(shop, parcel, { kind: 'cancel', reason: 'mistake' })).status).toBe(201)
  await settle()
}
const refund = async ({ parcelId }: Parcelled, amount: number) => {
  const headers = { ...owner.headers, 'idempotency-key': newId() }
  const json = { reason: 'A stain', of: { kind: 'amount', amount: { amount, currency: 'NGN' } } }
  expect((await shop.request(`/parcels/${parcelId}/refunds`, { method: 'POST', headers, json })).status).toBe(201)
}
const standing = async () =>
  (await (await shop.request(`/stores/${store.id}/standing`, { headers: owner.headers })).json()).data
const sold = async (): Promise<number> => (await standing()).sold.amount
const quote = async () => {
  const product = await aProduct(shop, { storeId: store.id })
  const { browser } = await aCart(shop, { rate, lines: [{ variantId: product.variantId, quantity: 1 }] })
  return browser.request('/cart/quote', { method: 'POST', json: { rate, country: 'NG' } })
}

describe('what went back', () => {
  test('leaves the sum: a stranger who pays and cancels does not shut a store', async () => {
    for (let bought = 0; bought < 2; bought++) await cancel(await sell())
    expect(await standing()).toMatchObject({ sold: { amount: 0 }, isAtLimit: false })
    expect((await quote()).status).toBe(200)
  })

  test('in part leaves by its part, to the last minor unit', async () => {
    const parcel = await sell()
    await refund(parcel, 33_333)
    await settle()
    expect(await sold()).toBe(1500 - 333)
    await refund(parcel, 150_000 - 33_333)
    await settle()
    expect(await sold()).toBe(0)
  })

  test('and came again, as a refund that failed, is sold again', async () => {
    const parcel = await sell({ refunds: 'failed' })
    await refund(parcel, 60_000)
    await settle()
    expect(await sold()).toBe(900)
    shop.clock.advance(21)
    await shop.jobs.drain(shop, { all: true })
    await carryBooks(shop.database)
    expect(await sold()).toBe(1500)
  })

  test('counts on the day of its sale: refunds of earlier sales make no room', async () => {
    shop.clock.advance(-31 * daySeconds)
    const early = await sell()
    shop.clock.advance(31 * daySeconds)
    await sell()
    expect(await sold()).toBe(1500)
    await refund(early, 150_000)
    await settle()
    expect(await sold()).toBe(1500)
  })

  test('counts once, by several carriers at once and when a store is carried anew', async () => {
    const parcels = [await sell(), await sell(), await sell()]
    await Promise.all(parcels.map((parcel) => refund(parcel, 60_000)))
    await Promise.all(Array.from({ length: 4 }, () => carryBooks(shop.database)))
    await carryBooks(shop.database)
    expect(await sold()).toBe(2700)
    await shop.database.insert(uncarriedStores).values({ storeId: store.id })
    await carryBooks(shop.database)
    expect(await sold()).toBe(2700)
  })

  test('is checked against the postings, by day', async () => {
    await refund(await sell(), 60_000)
    await settle()
    const change = (by: number) =>
      shop.database.execute(sql`
        update store_sales_days set refunded_minor = refunded_minor + ${by} where store_id = ${store.id}`)
    await change(1)
    expect(await brokenNames(shop)).toEqual(['ledger.sold-days'])
    await change(-1)
  })
})
