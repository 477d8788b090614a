import type { ParcelEarning } from '@makola/contract/ledger/earnings.ts'
import type { OwnBalance } from '@makola/contract/ledger/ledger.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { endHold, holdSale } from '../../ledger/postings/hold-sale.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { advanceParcel } from './advance-parcel.ts'

let shop: TestPlatform
let seller: Awaited<ReturnType<typeof aStoreWithOwner>>

beforeAll(async () => {
  shop = await openTestPlatform()
  seller = await aStoreWithOwner(shop, { tier: 0 })
  await someCommissionTerms(shop, { storeId: seller.store.id, basisPoints: 500 })
})
afterAll(() => shop.close())

/** 2,500 US cents for the store: two units of 1,000 and the delivery; 100 of them commission. */
async function bought(): Promise<string> {
  const product = await aProduct(shop, { storeId: seller.store.id, stock: 50 })
  const { parcelIds } = await aPaidOrder(shop, { products: [product], quantity: 2 })
  await shop.jobs.drain(shop)
  return parcelIds[0] ?? ''
}
const ask = async (path: string, headers = seller.owner.headers) =>
  (await (await shop.request(path, { headers })).json()).data
const earningOf = async (parcelId: string, headers?: SignedIn['headers']) =>
  ((await ask(`/orders/${parcelId}`, headers)) as { earning: ParcelEarning | null }).earning
const usd = (amount: number) => ({ amount, currency: 'USD' })
const deliver = async (parcelId: string) => {
  for (const step of [
    { to: 'packed' as const },
    { to: 'shipped' as const, carrier: 'GIG', trackingNumber: null },
    { to: 'delivered' as const },
  ])
    await advanceParcel(shop, { parcelId, by: 'seed', step })
}

test('get parcel: says what the store earns with it, and when, as the books do', async () => {
  const parcelId = await bought()
  const earning = await earningOf(parcelId)
  expect(earning).toMatchObject({
    sold: usd(2500),
    refunded: usd(0),
    cash: usd(0),
    commission: usd(-100),
    net: usd(2400),
    isHeld: false,
    reserve: null,
  })
  await deliver(parcelId)
  const waitMs = Date.parse((await earningOf(parcelId))?.availableAt ?? '') - shop.clock.now().getTime()
  expect(Math.round(waitMs / 86_400_000)).toBe(7)
})

test('get parcel, partly refunded and held back: the refund, its share of the commission, and the hold', async () => {
  const parcelId = await bought()
  const answer = await shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    headers: { ...seller.owner.headers, 'idempotency-key': newId() },
    json: { reason: 'A stain', of: { kind: 'amount', amount: { amount: 125_000, currency: 'NGN' } } },
  })
  expect(answer.status).toBe(201)
  await shop.jobs.drain(shop)
  const cause = 'request:one' as const
  await transact(shop, (tx) => holdSale(tx, { parcelId, storeId: seller.store.id, cause, at: shop.clock.now() }))
  const earning = await earningOf(parcelId)
  expect(earning).toMatchObject({ sold: usd(2500), refunded: usd(-1250), isHeld: true })
  expect(earning?.net.amount).toBe(2500 - 1250 + (earning?.commission.amount ?? 0))
  await transact(shop, (tx) => endHold(tx, { cause, at: shop.clock.now() }))
  expect((await earningOf(parcelId))?.isHeld).toBe(false)
})

test('get parcel, a member who may not read statements: no earning', async () => {
  const parcelId = await bought()
  const packer = await anAccount(shop)
  await aMember(shop, { storeId: seller.store.id, accountId: packer.id, role: 'fulfilment' })
  expect(await earningOf(parcelId, packer.headers)).toBeNull()
})

test('get balance: the amount of the next day, in the store’s time zone', async () => {
  const other = await aStoreWithOwner(shop)
  const path = `/stores/${other.store.id}/balance`
  const balance = async () => (await ask(path, other.owner.headers)) as OwnBalance
  expect(await balance()).toMatchObject({ nextAvailableAt: null, nextAmount: null })
  const product = await aProduct(shop, { storeId: other.store.id, stock: 50 })
  const parcels: string[] = []
  for (let count = 0; count < 3; count++) {
    const { parcelIds } = await aPaidOrder(shop, { products: [product] })
    parcels.push(parcelIds[0] ?? '')
  }
  await shop.jobs.drain(shop)
  const { pending } = await balance()
  const [first = '', second = ''] = parcels
  await deliver(first)
  await deliver(second)
  expect((await balance()).nextAmount).toEqual(usd((pending.amount / 3) * 2))
  await transact(shop, (tx) =>
    holdSale(tx, { parcelId: second, storeId: other.store.id, cause: 'request:two', at: shop.clock.now() }),
  )
  expect((await balance()).nextAmount).toEqual(usd(pending.amount / 3))
})
