import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct, pinPrice } from '../../../../testing/builders/catalogue.ts'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { parcels } from '../../orders/tables.ts'
import { newId } from '../../platform/ids.ts'
import { ledgerEntries } from '../tables.ts'

// A store counts in cedis and sells to Nigeria, where a cedi is 100 naira. The commission is 5 %.

let shop: TestPlatform
let naira: string

beforeAll(async () => {
  shop = await openTestPlatform({ CASH_ON_DELIVERY_COUNTRIES: 'NG' })
  await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '10' })
  naira = (await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1000' })).id
  await someCommissionTerms(shop)
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** Two items of 0.10 cedis each, pinned to this price in kobo. */
async function sell(provider: 'cash-on-delivery' | 'sandbox', pinnedMinor: number) {
  const { store, owner } = await aStoreWithOwner(shop, { currency: 'GHS', countryCode: 'GH' })
  await aDeliveryZone(shop, { storeId: store.id, options: [{ priceMinor: 0 }] })
  const { variantId } = await aProduct(shop, { storeId: store.id, priceMinor: 10 })
  await pinPrice(shop, owner, { variantId, amount: pinnedMinor, currency: 'NGN' })
  const contact = {
    email: `ada-${newId().slice(-8)}@example.test`,
    phone: `080${newId().replaceAll(/\D/g, '').slice(-8).padStart(8, '7')}`,
  }
  const checkout = await aCheckout(shop, { rate: naira, lines: [{ variantId, quantity: 2 }] })
  const placed = await submit(checkout, { provider, contact })
  expect(placed.status, await placed.clone().text()).toBe(201)
  const { id, payment } = (await placed.json()).data
  if (provider === 'sandbox') await actInSandbox(shop, payment.reference, { action: 'approve' })
  else await shop.request(`/payments/verify?reference=${payment.reference}`)
  await shop.jobs.drain(shop)
  const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, id))
  const balance = async () => {
    const entries = await shop.database.select().from(ledgerEntries).where(eq(ledgerEntries.storeId, store.id))
    return entries.reduce((sum, { minor }) => sum - minor, 0)
  }
  const refund = async (of: object) => {
    const answer = await shop.request(`/parcels/${parcel?.id}/refunds`, {
      method: 'POST',
      headers: { ...owner.headers, 'idempotency-key': newId() },
      json: { of, reason: 'Came broken' },
    })
    expect(answer.status, await answer.clone().text()).toBe(201)
    await shop.jobs.drain(shop)
  }
  return { balance, refund }
}

test('cash that a store collects beyond its own price bears commission by what it is worth', async () => {
  // 20,000.00 naira in the hand, which are 200.00 cedis.
  const sold = await sell('cash-on-delivery', 1_000_000)
  expect(await sold.balance()).toBe(-1000)
  await sold.refund({ kind: 'rest' })
  expect(await sold.balance()).toBe(0)
})

test('at the shop’s terms or below it bears the commission on what the store earns', async () => {
  expect(await (await sell('cash-on-delivery', 1000)).balance()).toBe(-1)
  expect(await (await sell('cash-on-delivery', 500)).balance()).toBe(-1)
})

test('by card the store earns its own price, and pays commission on that', async () => {
  expect(await (await sell('sandbox', 1_000_000)).balance()).toBe(19)
})
