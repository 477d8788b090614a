import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../testing/builders/auth.ts'
import { aProduct } from '../../../testing/builders/catalogue.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let naira: string

beforeAll(async () => {
  shop = await openTestPlatform()
  naira = (await aRate(shop, { rate: '1418.26' })).id
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  const made = await aStoreWithOwner(shop, { currency: 'NGN' })
  store = made.store
  owner = made.owner
})

const path = () => `/stores/${store.id}/delivery-options`
const read = (headers: HeadersInit = owner.headers) => shop.request(path(), { headers })
const set = (zones: unknown, headers: HeadersInit = owner.headers) =>
  shop.request(path(), { method: 'PUT', json: { zones }, headers })
const changeCurrency = (currency: string, headers: HeadersInit = owner.headers) =>
  shop.request(`/stores/${store.id}/currency`, { method: 'PUT', json: { currency }, headers })
const estimate = async (country: string) => {
  const response = await shop.request(`/shipping/estimate?store=${store.slug}&rate=${naira}&country=${country}`)
  return (await response.json()).data.options
}

const courier = { name: 'Courier', priceMinor: 150_000, freeOverMinor: 5_000_000, minDays: 1, maxDays: 3, pickup: null }
const pickup = {
  name: 'Pick up',
  priceMinor: 0,
  freeOverMinor: null,
  minDays: 0,
  maxDays: 1,
  pickup: { address: '1 Marina Road, Lagos' },
}
const pickupOffer = { name: 'Pick up', pickup: { address: '1 Marina Road, Lagos' } }
const lagos = { name: 'Nigeria', countryCodes: ['NG'], options: [courier, pickup] }
const world = { name: 'World', countryCodes: ['*'], options: [{ ...courier, name: 'Post', minDays: 9, maxDays: 9 }] }

describe('delivery terms', () => {
  test('are saved as a whole, in order, and apply to the next shopper', async () => {
    expect((await (await read()).json()).data).toEqual({ zones: [], currency: 'NGN', version: 1 })
    const response = await set([lagos, world])
    expect(response.status).toBe(200)
    expect((await response.json()).data).toEqual({ zones: [lagos, world], currency: 'NGN', version: 2 })
    expect((await (await read()).json()).data.zones).toEqual([lagos, world])
    expect(await estimate('NG')).toMatchObject([{ name: 'Courier', pickup: null }, pickupOffer])
    expect(await estimate('JP')).toMatchObject([{ name: 'Post' }])
    const { data } = await (await shop.request(`/stores/${store.id}/audit`, { headers: owner.headers })).json()
    expect(data).toMatchObject([{ action: 'delivery.changed', before: { zones: [] } }])
  })

  test('give the place of a pick-up, or say that the store will', async () => {
    const { pickup: _, ...brought } = courier
    const told = { ...pickup, name: 'At the workshop', pickup: { address: null } }
    expect((await set([{ ...lagos, options: [brought, told] }])).status).toBe(200)
    expect((await (await read()).json()).data.zones[0].options).toEqual([courier, told])
    const bad = await set([{ ...lagos, options: [{ ...pickup, pickup: { address: '' } }] }])
    expect(await bad.json()).toMatchObject({ errors: [{ pointer: '/zones/0/options/0/pickup/address' }] })
  })

  test('changed keep the options that carts have chosen', async () => {
    await set([lagos])
    const [before] = await estimate('NG')
    await set([world, { ...lagos, options: [pickup, { ...courier, priceMinor: 1 }] }])
    expect((await estimate('NG'))[1]).toMatchObject({ id: before.id, price: { amount: 1 } })
    await set([])
    expect(await estimate('NG')).toEqual([])
  })

  test('changed by somebody else meanwhile are not overwritten', async () => {
    const etag = (await read()).headers.get('etag') ?? ''
    const headers = { ...owner.headers, 'if-match': etag }
    expect((await set([lagos], headers)).status).toBe(200)
    expect(await (await set([], headers)).json()).toMatchObject({ type: 'version-mismatch' })
  })

  test('need countries, options and increasing days', async () => {
    for (const zone of [
      { ...lagos, countryCodes: [] },
      { ...lagos, countryCodes: ['Nigeria'] },
      { ...lagos, options: [] },
      { ...lagos, options: [{ ...courier, minDays: 4 }] },
      { ...lagos, options: [{ ...courier, priceMinor: -1 }] },
    ]) {
      expect((await set([zone])).status).toBe(422)
    }
  })

  test('are changed by owners only', async () => {
    const other = await anAccount(shop)
    for (const status of [404, 403]) {
      expect((await read(other.headers)).status).toBe(status)
      expect((await set([], other.headers)).status).toBe(status)
      expect((await changeCurrency('USD', other.headers)).status).toBe(status)
      if (status === 404) await aMember(shop, { storeId: store.id, accountId: other.id, role: 'manager' })
    }
  })
})

describe('a new store', () => {
  test('delivers at home and everywhere else at default prices in its currency', async () => {
    const json = { name: 'New', countryCode: 'NG', currency: 'NGN' }
    const headers = { ...owner.headers, 'idempotency-key': randomUUID() }
    const { data } = await (await shop.request('/stores/', { method: 'POST', json, headers })).json()
    await shop.jobs.drain(shop)
    store = { ...store, ...data }
    // 5 and 25 US dollars at 1418.26, rounded up to two digits.
    expect((await (await read()).json()).data.zones).toMatchObject([
      { name: 'Nigeria', countryCodes: ['NG'], options: [{ name: 'Standard', priceMinor: 710_000 }] },
      { name: 'Everywhere else', countryCodes: ['*'], options: [{ priceMinor: 3_600_000 }] },
    ])
  })

  test('delivers nowhere while the shop has no rate for its currency', async () => {
    const json = { name: 'New', countryCode: 'JP', currency: 'JPY' }
    const headers = { ...owner.headers, 'idempotency-key': randomUUID() }
    const { data } = await (await shop.request('/stores/', { method: 'POST', json, headers })).json()
    await shop.jobs.drain(shop)
    store = { ...store, ...data }
    expect((await (await read()).json()).data.zones).toEqual([])
  })
})

describe('the currency of a store', () => {
  test('can change before it has products, with new delivery prices', async () => {
    await set([lagos])
    await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '12.4' })
    expect((await (await changeCurrency('GHS')).json()).data).toEqual({ currency: 'GHS' })
    expect((await (await changeCurrency('GHS')).json()).data).toEqual({ currency: 'GHS' })
    expect((await (await read()).json()).data).toMatchObject({
      currency: 'GHS',
      version: 3,
      zones: [{ options: [{ priceMinor: 6200 }] }, { options: [{ priceMinor: 31_000 }] }],
    })
  })

  test('is fixed once prices are typed in it', async () => {
    await aProduct(shop, { storeId: store.id })
    const response = await changeCurrency('USD')
    expect(await response.json()).toMatchObject({ type: 'wrong-state', current: { currency: 'NGN' } })
  })
})
