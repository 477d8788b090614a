import type { RequestOption, RequestOptions } from '@makola/contract/requests/requests.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { type SignedIn, signInAs } from '../../../testing/builders/auth.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { aCheckout, aDeliverableProduct, aPlacedOrder, submit } from '../../../testing/builders/checkouts.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { aParcelAt, openAsBuyer } from '../../../testing/builders/requests.ts'
import { aDeliveryZone } from '../../../testing/builders/shipping.ts'
import { aStoreWithOwner, type StoreRow } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { quotes } from '../carts/tables.ts'
import { advanceParcel } from '../orders/parcels/advance-parcel.ts'
import { applySettlement } from '../orders/settlement/apply-settlement.ts'
import { parcels } from '../orders/tables.ts'
import { decideSandboxCharge, sandboxChoice } from '../payments/providers/sandbox/decide-charge.ts'
import { confirmPayment } from '../payments/settlement/confirm-payment.ts'

let shop: TestPlatform
let naira: string

beforeAll(async () => {
  shop = await openTestPlatform()
  naira = (await aRate(shop)).id
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

type Opened = { store: StoreRow; owner: SignedIn; variantId: string }

/** A store with something to buy, through the calls that its owner uses. */
async function aPromisingStore(returnDays: number | null): Promise<Opened> {
  const { store, owner } = await aStoreWithOwner(shop)
  await aDeliveryZone(shop, { storeId: store.id })
  const { variantId } = await aDeliverableProduct(shop, { storeId: store.id })
  expect((await promise({ store, owner }, { returnDays })).status).toBe(200)
  return { store, owner, variantId }
}
const promise = ({ store, owner }: Pick<Opened, 'store' | 'owner'>, json: object) =>
  shop.request(`/stores/${store.id}`, { method: 'PATCH', headers: owner.headers, json })
const readStore = async ({ store }: Pick<Opened, 'store'>) =>
  (await (await shop.request(`/stores/${store.slug}`)).json()).data

const place = (...of: Opened[]) =>
  aPlacedOrder(shop, { rate: naira, lines: of.map(({ variantId }) => ({ variantId, quantity: 1 })) })
const keptDays = async (orderId: string) => {
  const rows = await shop.database.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.number)
  return rows.map(({ storeId, returnDays }) => ({ storeId, returnDays }))
}

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>['placed']

/** Pays an order and delivers its parcels. */
async function deliver({ id, payment }: Placed): Promise<void> {
  const reference = payment?.reference ?? ''
  await decideSandboxCharge(shop, reference, sandboxChoice.parse({ action: 'approve', webhook: 'never' }))
  await confirmPayment(shop, { provider: 'sandbox', reference })
  await applySettlement(shop, id)
  const steps = [
    { to: 'packed' },
    { to: 'shipped', carrier: 'DHL', trackingNumber: null },
    { to: 'delivered' },
  ] as const
  for (const parcel of await shop.database.select().from(parcels).where(eq(parcels.orderId, id)))
    for (const step of steps) await advanceParcel(shop, { parcelId: parcel.id, by: 'test', step })
  await shop.jobs.drain(shop)
}

async function readReturns({ trackingToken }: Placed): Promise<(RequestOption | undefined)[]> {
  const answer = await shop.request(`/orders/track/${trackingToken}/request-options`)
  const { data } = (await answer.json()) as { data: RequestOptions }
  return data.parcels.map(({ options }) => options.find(({ kind }) => kind === 'return'))
}

describe('the days of an order', () => {
  test('stay as its store promised them, whatever it promises later', async () => {
    const store = await aPromisingStore(30)
    const { placed } = await place(store)
    await deliver(placed)
    await promise(store, { returnDays: 10 })
    expect(await readReturns(placed)).toMatchObject([{ isOpen: true, days: 30, basis: 'store' }])
    const { placed: later } = await place(store)
    expect(await keptDays(later.id)).toEqual([{ storeId: store.store.id, returnDays: 10 }])
    shop.clock.advance(29 * 86_400)
    expect(await readReturns(placed)).toMatchObject([{ isOpen: true }])
    shop.clock.advance(2 * 86_400)
    expect(await readReturns(placed)).toMatchObject([{ isOpen: false, closed: 'window-over' }])
  })

  test('are each store’s own, and the shop’s where a store promises none', async () => {
    const [generous, plain] = [await aPromisingStore(21), await aPromisingStore(null)]
    const { placed } = await place(generous, plain)
    const kept = await keptDays(placed.id)
    expect(kept).toHaveLength(2)
    expect(kept).toContainEqual({ storeId: generous.store.id, returnDays: 21 })
    expect(kept).toContainEqual({ storeId: plain.store.id, returnDays: null })
    await deliver(placed)
    const returns = await readReturns(placed)
    expect(returns.map((option) => [option?.days, option?.basis]).toSorted()).toEqual([
      [21, 'store'],
      [7, 'shop'],
    ])
  })

  test('are those that were quoted, though the store lowers them before the last press', async () => {
    const store = await aPromisingStore(30)
    const lines = [{ variantId: store.variantId, quantity: 1 }]
    const checkout = await aCheckout(shop, { rate: naira, lines })
    await promise(store, { returnDays: 7 })
    const { data } = await (await submit(checkout)).json()
    expect(await keptDays(data.id)).toEqual([{ storeId: store.store.id, returnDays: 30 }])
  })

  test('are the shop’s in an order whose quote a former release has made', async () => {
    const store = await aPromisingStore(30)
    const lines = [{ variantId: store.variantId, quantity: 1 }]
    const checkout = await aCheckout(shop, { rate: naira, lines })
    const [quote] = await shop.database.select().from(quotes).where(eq(quotes.id, checkout.quote.id))
    const former = quote?.stores.map(({ returnDays: _, ...known }) => known) ?? []
    await shop.database.update(quotes).set({ stores: former }).where(eq(quotes.id, checkout.quote.id))
    const { data } = await (await submit(checkout)).json()
    expect(await keptDays(data.id)).toEqual([{ storeId: store.store.id, returnDays: null }])
  })
})

describe('a store’s promise', () => {
  test.each([0, 6, 61, -7, 14.5, '30'])(
    'of %s days is refused at its field, and nothing changes',
    async (returnDays) => {
      const store = await aPromisingStore(30)
      const refused = await promise(store, { returnDays, city: 'Ibadan' })
      expect(refused.status).toBe(422)
      expect((await refused.json()).errors).toMatchObject([{ pointer: '/returnDays' }])
      expect(await readStore(store)).toMatchObject({ returnDays: 30, city: '' })
    },
  )

  test('of 7, of 60 and of no days is taken, seen by shoppers and recorded', async () => {
    const store = await aPromisingStore(7)
    expect(await readStore(store)).toMatchObject({ returnDays: 7 })
    await promise(store, { returnDays: 60 })
    expect(await readStore(store)).toMatchObject({ returnDays: 60 })
    await promise(store, { returnDays: null })
    expect(await readStore(store)).toMatchObject({ returnDays: null })
    const audit = await shop.request(`/stores/${store.store.id}/audit`, { headers: store.owner.headers })
    expect((await audit.json()).data).toMatchObject([
      { action: 'store.changed', before: { returnDays: 60 }, after: { returnDays: null } },
      { before: { returnDays: 7 }, after: { returnDays: 60 } },
      { before: { returnDays: null }, after: { returnDays: 7 } },
    ])
  })
})

test('a return within the days of the law gives the delivery back, a later one does not', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const product = await aProduct(shop, { storeId: store.id, stock: 5 })
  const address = { name: 'Ada Obi', line1: '1 Mare Street', city: 'London', postcode: 'E8 3RH', countryCode: 'GB' }
  const givenBack = async (days: number) => {
    const parcel = await aParcelAt(shop, 'delivered', { products: [product], address, returnDays: 30 })
    shop.clock.advance(days * 86_400)
    const { data: asked } = await (await openAsBuyer(shop, parcel, { reason: 'changed-mind' })).json()
    const { headers } = await signInAs(shop, owner.id)
    const path = `/requests/${asked.id}`
    const json = { act: 'approve', needsGoods: false }
    const { data } = await (await shop.request(`${path}/answer`, { method: 'POST', headers, json })).json()
    return [data.window.basis, data.window.isWithdrawal, data.refund.amount.amount]
  }
  expect(await givenBack(13)).toEqual(['store', true, 150_000])
  expect(await givenBack(15)).toEqual(['store', false, 100_000])
})
