import type { Statement, StoreBalance } from '@makola/contract/ledger/ledger.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../../testing/builders/shipping.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { parcels } from '../../orders/tables.ts'
import { newId } from '../../platform/ids.ts'
import { ledgerEntries } from '../tables.ts'

// A buyer pays a store in cash: 20.00 for a basket and 5.00 for delivery. None of it reaches the shop, which is owed 5 % of
// 20.00.

let shop: TestPlatform
let rate: string

beforeAll(async () => {
  shop = await openTestPlatform({ CASH_ON_DELIVERY_COUNTRIES: 'NG', PAYOUT_DELAY_DAYS: '0' })
  rate = (await aRate(shop)).id
  await someCommissionTerms(shop)
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

async function sellForCash(phone: string) {
  const { store, owner } = await aStoreWithOwner(shop)
  await aDeliveryZone(shop, { storeId: store.id })
  const { variantId } = await aProduct(shop, { storeId: store.id, priceMinor: 2000 })
  const checkout = await aCheckout(shop, { rate, lines: [{ variantId, quantity: 1 }] })
  const answer = await submit(checkout, { provider: 'cash-on-delivery', contact: { email: 'ada@example.test', phone } })
  expect(answer.status).toBe(201)
  const { data: placed } = await answer.json()
  await shop.request(`/payments/verify?reference=${placed.payment.reference}`)
  await shop.jobs.drain(shop)
  const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, placed.id))
  const ask = async (path: string) =>
    (await (await shop.request(`/stores/${store.id}${path}`, { headers: owner.headers })).json()).data
  return {
    parcelId: parcel?.id ?? '',
    rows: async () =>
      ((await ask('/statement')) as Statement).rows.map(({ kind, gross, commission, net, balance }) => [
        kind,
        gross.amount,
        commission.amount,
        net.amount,
        balance.amount,
      ]),
    balance: async (): Promise<StoreBalance> => ask('/balance'),
    send: (path: string, json: object = {}) =>
      shop.request(`/parcels/${parcel?.id}/${path}`, {
        method: 'POST',
        json,
        headers: { ...owner.headers, 'idempotency-key': newId() },
      }),
  }
}

/** The balance of the cash provider: only what is on its way. */
const held = async () => {
  const [row] = await shop.database
    .select({ minor: sql<number>`coalesce(sum(minor), 0)::int` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'clearing'), eq(ledgerEntries.provider, 'cash-on-delivery')))
  return row?.minor
}

test('a store paid in cash owes the commission, finally once the parcel has arrived', async () => {
  const sale = await sellForCash('0801 111 1111')
  expect(await sale.rows()).toEqual([
    ['sale', 2500, -100, 2400, 2400],
    ['cash', -2500, 0, -2500, -100],
  ])
  expect(await held()).toBe(0)
  expect(await sale.balance()).toMatchObject({ pending: { amount: -100 }, available: { amount: 0 } })
  await sale.send('pack')
  await sale.send('ship', { carrier: 'GIG' })
  expect((await sale.send('deliver')).status).toBe(200)
  expect(await sale.balance()).toMatchObject({ pending: { amount: 0 }, available: { amount: -100 } })
})

test('a store that refunds cash is credited that amount, and its share of the commission', async () => {
  const sale = await sellForCash('0802 222 2222')
  const half = { reason: 'A stain', of: { kind: 'amount', amount: { amount: 1_875_000, currency: 'NGN' } } }
  expect((await sale.send('refunds', half)).status).toBe(201)
  await shop.jobs.drain(shop)
  expect((await sale.rows()).slice(2)).toEqual([
    ['refund', -1250, 63, -1187, -1287],
    ['cash-returned', 1250, 0, 1250, -37],
  ])
  expect((await sale.send('refunds', { reason: 'All of it', of: { kind: 'rest' } })).status).toBe(201)
  await shop.jobs.drain(shop)
  expect((await sale.rows()).at(-1)).toEqual(['cash-returned', 1250, 0, 1250, 0])
  expect(await held()).toBe(0)
})
