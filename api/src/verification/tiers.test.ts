import type { Cart } from '@makola/contract/carts/carts.ts'
import type { TierLimits } from '@makola/contract/stores/tiers.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../testing/builders/auth.ts'
import { aCart, aQuote } from '../../../testing/builders/carts.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { aCheckout, submit } from '../../../testing/builders/checkouts.ts'
import { someCommissionTerms } from '../../../testing/builders/ledger.ts'
import { aPaidOrder } from '../../../testing/builders/orders.ts'
import { aPayoutAccount, owe } from '../../../testing/builders/payouts.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../testing/builders/shipping.ts'
import { aMember, aStore, type StoreRow } from '../../../testing/builders/stores.ts'
import { keyed } from '../../../testing/calls/guarded-call.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { makePayoutRun } from '../ledger/payouts/make-payout-run.ts'
import { carryBooks } from '../ledger/postings/carry-books.ts'
import { carriedDays, uncarriedStores } from '../ledger/tables.ts'
import { transact } from '../platform/platform.ts'
import { changeStanding } from '../stores/standing/change-standing.ts'
import { storeSalesDays } from '../stores/tables.ts'

// A tier limit holds back exactly what it says.

let shop: TestPlatform
let owner: SignedIn
let operator: SignedIn
let rate: string
let store: StoreRow

beforeAll(async () => {
  shop = await openTestPlatform()
  owner = await anAccount(shop)
  operator = await anAccount(shop, { staffRole: 'owner' })
  rate = (await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500' })).id
})
beforeEach(async () => {
  store = await aStore(shop, { currency: 'USD' })
  await aMember(shop, { storeId: store.id, accountId: owner.id })
  await aDeliveryZone(shop, { storeId: store.id })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const as = (person: SignedIn, method: string, path: string, json?: unknown) =>
  shop.request(path, { method, headers: person.headers, ...(json !== undefined && { json }) })
const setTier = (tier: number) => as(operator, 'PUT', `/stores/${store.id}/tier`, { tier, reason: 'A test' })
const limitsOf = async (currency: string): Promise<(number | null)[]> => {
  const { data }: { data: TierLimits[] } = await (await as(operator, 'GET', '/tier-limits/')).json()
  return data.find((each) => each.currency === currency)?.limits ?? [null, null, null]
}
const setLimits = async (...limits: (number | null)[]) =>
  expect((await as(operator, 'PUT', '/tier-limits/USD', { limits, seen: await limitsOf('USD') })).status).toBe(200)
const standing = async () => (await (await as(owner, 'GET', `/stores/${store.id}/standing`)).json()).data
/** A sale of 15 dollars: 10 for the item, 5 for delivery. */
const sell = async () => {
  const order = await aPaidOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
  await shop.jobs.drain(shop)
  await carryBooks(shop.database)
  return order
}
const quote = async (quantity = 1) => {
  const product = await aProduct(shop, { storeId: store.id })
  const { browser } = await aCart(shop, { rate, lines: [{ variantId: product.variantId, quantity }] })
  return browser.request('/cart/quote', { method: 'POST', json: { rate, country: 'NG' } })
}
const payOut = () => makePayoutRun(shop, 'test', { minimum: { amount: 1, currency: 'USD' } })

describe('the limit of a tier', () => {
  test('refuses new quotes from the sale on that reaches it; what is quoted or paid stays', async () => {
    await setLimits(3000, 6000, null)
    await setTier(0)
    await sell()
    expect(await standing()).toMatchObject({ sold: { amount: 1500, currency: 'USD' }, isAtLimit: false, tier: 0 })
    const product = await aProduct(shop, { storeId: store.id })
    const early = await aCheckout(shop, { rate, lines: [{ variantId: product.variantId, quantity: 1 }] })
    await sell()
    expect(await standing()).toMatchObject({ sold: { amount: 3000 }, isAtLimit: true })
    const refused = await quote()
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      type: 'store-at-limit',
      detail: `${store.name} cannot take any more orders at the moment. Remove its items to buy the rest.`,
    })
    expect((await submit(early)).status).toBe(201)
  })

  test('holds for each order, with its delivery: one that goes beyond it is refused, and names no figure', async () => {
    await setLimits(3000, 6000, null)
    await setTier(0)
    const refused = await quote(3)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      type: 'store-at-limit',
      detail: `${store.name} cannot take an order of this size at the moment. Take some of its items out of your cart.`,
    })
    expect((await quote(2)).status).toBe(200)
    await sell()
    expect((await quote(2)).status).toBe(409)
    expect((await quote(1)).status).toBe(200)
    await setLimits(2999, 6000, null)
    expect((await quote(1)).status).toBe(409)
    expect(await standing()).toMatchObject({ sold: { amount: 1500 }, isAtLimit: false })
  })

  test('is asked of each store of a cart by its own parcel, with the delivery that was chosen', async () => {
    await setLimits(3000, 6000, null)
    await setTier(0)
    const { options } = await aDeliveryZone(shop, {
      storeId: store.id,
      countryCodes: ['GH'],
      options: [{ priceMinor: 100 }, { priceMinor: 1500 }],
    })
    const small = await aProduct(shop, { storeId: store.id })
    const trusted = await aStore(shop, { currency: 'USD' })
    await aDeliveryZone(shop, { storeId: trusted.id })
    const large = await aProduct(shop, { storeId: trusted.id })
    const lines = [
      { variantId: small.variantId, quantity: 2 },
      { variantId: large.variantId, quantity: 9 },
    ]
    const { browser } = await aCart(shop, { rate, lines })
    const ask = (optionId?: string) => {
      const delivery = optionId === undefined ? [] : [{ storeId: store.id, optionId }]
      return browser.request('/cart/quote', { method: 'POST', json: { rate, country: 'GH', delivery } })
    }
    expect((await ask()).status).toBe(200)
    expect((await ask(options[1]?.id)).status).toBe(409)
  })

  test('is told by the cart: at the limit nothing adds to its sum, beyond it fewer can be bought', async () => {
    await setLimits(3000, 6000, null)
    await setTier(0)
    const one = await aProduct(shop, { storeId: store.id })
    const other = await aProduct(shop, { storeId: store.id })
    const lines = [one, other].map(({ variantId }) => ({ variantId, quantity: 1 }))
    const { browser, cart } = await aCart(shop, { rate, lines })
    const told = ({ stores, subtotal }: Cart) => [
      ...(stores[0]?.lines.map(({ problem }) => problem) ?? []),
      subtotal.amount / 1500,
    ]
    expect(told(cart)).toEqual([null, null, 2000])
    const set = [{ variantId: one.variantId, quantity: 2 }]
    const more = await browser.request('/cart/', { method: 'PATCH', json: { set } })
    expect(told((await more.json()).data)).toEqual(['order-too-large', 'order-too-large', 3000])
    await setLimits(3500, 6000, null)
    const read = async () => told((await (await browser.request('/cart/')).json()).data)
    expect(await read()).toEqual([null, null, 3000])
    await sell()
    await setLimits(1500, 6000, null)
    expect(await read()).toEqual(['store-at-limit', 'store-at-limit', 0])
  })

  test('counts what the store earns where its own price is lower: cart and quote agree', async () => {
    await setLimits(1200, 6000, null)
    await setTier(0)
    const { variantId } = await aProduct(shop, { storeId: store.id })
    const pin = async (amount: number) => {
      const pinnedPrices = [{ amount, currency: 'NGN' }]
      expect((await as(owner, 'PATCH', `/inventory/variants/${variantId}`, { pinnedPrices })).status).toBe(200)
      const { browser, cart } = await aCart(shop, { rate, lines: [{ variantId, quantity: 1 }] })
      const json = { rate, country: 'NG', delivery: [] }
      const quoted = await browser.request('/cart/quote', { method: 'POST', json })
      return [cart.stores[0]?.lines[0]?.problem, quoted.status]
    }
    // 5 or 7.01 dollars for the item, 5 for delivery.
    expect(await pin(750_000)).toEqual([null, 200])
    expect(await pin(1_051_500)).toEqual(['order-too-large', 409])
  })

  test('counts what buyers paid for, before the commission', async () => {
    await setTier(2)
    await someCommissionTerms(shop, { storeId: store.id, basisPoints: 1000 })
    await sell()
    const [booked] = await shop.database.select().from(carriedDays).where(eq(carriedDays.storeId, store.id))
    expect(booked).toMatchObject({ kind: 'sale', netMinor: 1400, commissionMinor: -100 })
    expect(await standing()).toMatchObject({ sold: { amount: 1500, currency: 'USD' } })
  })

  test('holds back one store only, ends with the tier, and after 30 days', async () => {
    await setLimits(1500, 6000, null)
    await setTier(0)
    await sell()
    expect((await quote()).status).toBe(409)
    const other = await aStore(shop, { currency: 'USD' })
    await aDeliveryZone(shop, { storeId: other.id })
    const product = await aProduct(shop, { storeId: other.id })
    const { browser } = await aCart(shop, { rate, lines: [{ variantId: product.variantId, quantity: 1 }] })
    expect(await aQuote(browser, { rate, country: 'NG' })).toMatchObject({ stores: [{ store: { id: other.id } }] })
    await setTier(1)
    expect((await quote()).status).toBe(200)
    await setTier(0)
    expect((await quote()).status).toBe(409)
    const days = shop.database.select().from(storeSalesDays).where(eq(storeSalesDays.storeId, store.id))
    const [sold] = await days
    const move = (day: string | undefined) =>
      shop.database.update(storeSalesDays).set({ day }).where(eq(storeSalesDays.storeId, store.id))
    await move('2020-01-01')
    expect((await quote()).status).toBe(200)
    await move(sold?.day)
  })

  test('is none in a currency without one, and for tier 3; nothing is converted', async () => {
    await setLimits(0, null, null)
    await setTier(0)
    expect((await quote()).status).toBe(409)
    await setTier(1)
    expect((await quote()).status).toBe(200)
    await setTier(3)
    expect((await quote()).status).toBe(200)
    const elsewhere = await aStore(shop, { currency: 'BWP' })
    await as(operator, 'PUT', `/stores/${elsewhere.id}/tier`, { tier: 0, reason: 'A test' })
    const { data } = await (await as(operator, 'GET', `/tier-limits/`)).json()
    expect(data).toContainEqual({ currency: 'USD', limits: [0, null, null] })
    expect(data).toContainEqual({ currency: 'BWP', limits: [null, null, null] })
  })

  test('of ten who type one at once, nine are told', async () => {
    const seen = await limitsOf('ZMW')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, limit) =>
        as(operator, 'PUT', '/tier-limits/ZMW', { limits: [limit + 1, null, null], seen }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const answer of refused) expect(await answer.json()).toMatchObject({ type: 'version-mismatch' })
    expect(refused).toHaveLength(9)
  })

  test('counts sales once, by several carriers at once and when a store is carried anew', async () => {
    await setTier(2)
    await Promise.all(Array.from({ length: 6 }, () => aPaidOrder(shop, { products: [] }).catch(() => undefined)))
    for (let sold = 0; sold < 3; sold++) {
      await aPaidOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    }
    await shop.jobs.drain(shop)
    await Promise.all(Array.from({ length: 4 }, () => carryBooks(shop.database)))
    await carryBooks(shop.database)
    expect((await standing()).sold.amount).toBe(4500)
    await shop.database.insert(uncarriedStores).values({ storeId: store.id })
    await carryBooks(shop.database)
    expect((await standing()).sold.amount).toBe(4500)
  })
})

describe('the payout gate', () => {
  test('pays nothing to a store of tier 0, and all of it from tier 1 on', async () => {
    await setTier(0)
    await aPayoutAccount(shop, store.id)
    await owe(shop, store.id, 7000)
    expect(await standing()).toMatchObject({ payoutsHeld: 'unverified' })
    await expect(payOut()).rejects.toMatchObject({ type: 'wrong-state' })
    await setTier(1)
    expect(await standing()).toMatchObject({ payoutsHeld: null })
    expect(await payOut()).toMatchObject({ total: { amount: 7000 } })
  })

  test('holds in the run’s own lock: of a run and a lowering at once, one comes first', async () => {
    await aPayoutAccount(shop, store.id)
    for (let round = 0; round < 5; round++) {
      await setTier(1)
      await owe(shop, store.id, 100)
      const lowering = transact(shop, (tx) => changeStanding(tx, store.id, { tier: 0 }))
      const [run] = await Promise.allSettled([payOut(), lowering])
      expect((await standing()).tier).toBe(0)
      await expect(payOut()).rejects.toMatchObject({ type: 'wrong-state' })
      if (run.status === 'rejected') expect(run.reason).toMatchObject({ type: 'wrong-state' })
    }
  })

  test('is open where the shop needs no verification, also for a store that has no standing yet', async () => {
    const open = await openTestPlatform({ PAYOUTS_NEED_VERIFICATION: 'off' })
    try {
      const seller = await anAccount(open)
      const wish = { name: 'Early', countryCode: 'NG', currency: 'USD' }
      const headers = { ...seller.headers, ...keyed.headers }
      const answer = await open.request('/stores/', { method: 'POST', headers, json: wish })
      const { data } = await answer.json()
      expect(data.standing).toMatchObject({ tier: 0, payoutsHeld: null })
      await open.database.execute('delete from store_standing')
      await aPayoutAccount(open, data.id)
      await owe(open, data.id, 500)
      const run = await makePayoutRun(open, 'test', { minimum: { amount: 1, currency: 'USD' } })
      expect(run).toMatchObject({ total: { amount: 500 } })
    } finally {
      await open.close()
    }
  })
})

test('a changed tier is in the activity log and is told to the owners with its reason, once', async () => {
  await setTier(1)
  await setTier(1)
  await shop.jobs.drain(shop)
  const { data } = await (await as(owner, 'GET', `/stores/${store.id}/audit`)).json()
  expect(data).toMatchObject([
    { action: 'store.tier-changed', before: { tier: 3 }, after: { tier: 1, reason: 'A test' } },
  ])
  const news = await (await as(owner, 'GET', `/notifications/?store=${store.id}`)).json()
  expect(news.data).toMatchObject([
    { type: 'verification-changed', title: 'Your store is now at level 1', body: 'A test' },
  ])
})
