import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aPayoutAccount } from '../../../../testing/builders/payouts.ts'
import { aStore, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { transact } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import { makePayoutRun } from '../payouts/make-payout-run.ts'
import { endHold, holdSale } from './hold-sale.ts'
import { readBalances } from './read-balances.ts'

let shop: TestPlatform
let store: StoreRow

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  store = await aStore(shop, { currency: 'USD' })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** A sale of 15 dollars. */
const sell = async () => {
  const { parcelIds } = await aPaidOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
  await shop.jobs.drain(shop)
  return { parcelId: parcelIds[0] ?? '', storeId: store.id }
}
const hold = (parcel: { parcelId: string; storeId: string }, cause: `request:${string}`) =>
  transact(shop, (tx) => holdSale(tx, { ...parcel, cause, at: shop.clock.now() }))
const end = (cause: `request:${string}`) => transact(shop, (tx) => endHold(tx, { cause, at: shop.clock.now() }))
const balance = async () => {
  const balances = await readBalances(shop.database, { of: eq(stores.id, store.id), now: shop.clock.now() })
  const { pending, available, nextAvailableAt } = balances.get(store.id) ?? {}
  return { pending: pending?.amount, available: available?.amount, next: nextAvailableAt }
}
const payOut = () => makePayoutRun(shop, 'test', { minimum: { amount: 1, currency: 'USD' } })

describe('a hold', () => {
  test('keeps released money pending, through a payout run, until the last of its causes ends', async () => {
    const [held, free] = [await sell(), await sell()]
    await aPayoutAccount(shop, store.id)
    shop.clock.advance(31 * 86_400)
    expect(await balance()).toMatchObject({ pending: 0, available: 3000 })
    await hold(held, 'request:1')
    await hold(held, 'request:1')
    await hold(held, 'request:2')
    expect(await balance()).toEqual({ pending: 1500, available: 1500, next: null })
    expect(await payOut()).toMatchObject({ total: { amount: 1500 } })
    expect(await balance()).toMatchObject({ pending: 1500, available: 0 })
    await end('request:1')
    await expect(payOut()).rejects.toMatchObject({ type: 'wrong-state' })
    await end('request:2')
    expect(await balance()).toMatchObject({ pending: 0, available: 1500 })
    expect(await payOut()).toMatchObject({ total: { amount: 1500 } })
    expect(free.parcelId).not.toBe(held.parcelId)
  })

  test('leaves a parcel that is not released pending as it is, with no promised day', async () => {
    const held = await sell()
    expect((await balance()).next).not.toBeNull()
    await hold(held, 'request:3')
    expect(await balance()).toEqual({ pending: 1500, available: 0, next: null })
    await end('request:3')
    expect((await balance()).next).not.toBeNull()
  })
})
