import type { StoreRate } from '@makola/contract/rates/rates.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aMember, aStore, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'
import type { ActiveRate } from '../load-rate.ts'
import { storeRates } from '../tables.ts'

let shop: TestPlatform
let naira: ActiveRate
let cedi: ActiveRate
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  naira = await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500', marginPct: '2' })
  cedi = await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '12' })
})
beforeEach(async () => {
  const made = await aStoreWithOwner(shop, { currency: 'GHS', countryCode: 'GH' })
  store = made.store
  owner = made.owner
})
afterAll(() => shop.close())

const shops = { rate: null, marginPct: null, rounding: null }
const pathOf = (rateId: string, of: StoreRow = store) => `/stores/${of.slug}/rates/${rateId}`
const send = (method: string, path: string, { as = owner, json, headers = {} }: Sent = {}) =>
  shop.request(path, { method, json, headers: { ...as.headers, ...headers } })
type Sent = { as?: SignedIn; json?: object; headers?: Record<string, string> }
const set = (json: object, sent: Omit<Sent, 'json'> = {}) => send('PUT', pathOf(naira.id), { json, ...sent })
const dataOf = async <T = StoreRate>(response: Response) => ((await response.json()) as { data: T }).data
const ofNaira = async () => {
  const list = await dataOf<StoreRate[]>(await send('GET', `/stores/${store.slug}/rates`))
  return list.find((rate) => rate.rateId === naira.id)
}

describe('listStoreRates', () => {
  test('shows each country on the shop’s terms, and no conversion in the store’s own currency', async () => {
    const list = await dataOf<StoreRate[]>(await send('GET', `/stores/${store.id}/rates/`))
    expect(list).toEqual([
      {
        rateId: cedi.id,
        country: 'Ghana',
        countryCode: 'GH',
        currency: 'GHS',
        active: true,
        shop: null,
        own: null,
        version: 0,
      },
      {
        rateId: naira.id,
        country: 'Nigeria',
        countryCode: 'NG',
        currency: 'NGN',
        active: true,
        shop: {
          rate: '125',
          marginPct: '2',
          rounding: null,
          source: 'manual',
          effectiveAt: expect.stringMatching(/^\d{4}-.*Z$/),
        },
        own: null,
        version: 0,
      },
    ])
  })

  test('is not-found for members of other stores', async () => {
    const stranger = (await aStoreWithOwner(shop)).owner
    expect((await send('GET', `/stores/${store.slug}/rates`, { as: stranger })).status).toBe(404)
  })
})

describe('setStoreRate', () => {
  test('overrides the given terms and follows the shop in the rest', async () => {
    const response = await set({ rate: '130.5', marginPct: null, rounding: null })
    expect(response.status).toBe(200)
    const expected = {
      shop: { rate: '125', marginPct: '2', rounding: null },
      own: { rate: '130.5', marginPct: null, rounding: null, updatedBy: owner.email },
      version: 1,
    }
    expect(await dataOf(response)).toMatchObject(expected)
    expect(await ofNaira()).toMatchObject(expected)
    const [entry] = await shop.database.select().from(auditEntries).where(eq(auditEntries.storeId, store.id))
    expect(entry).toMatchObject({
      actor: `account:${owner.id}`,
      action: 'store-rate.changed',
      subject: 'Nigeria (NGN)',
      before: { rate: null },
      after: { rate: '130.5' },
    })
  })

  test('asks again above 20 %, against the store’s own rate if it has one', async () => {
    const refused = await set({ ...shops, rate: '160' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ type: 'needs-confirmation', current: '125' })
    expect(await ofNaira()).toMatchObject({ own: null })
    expect((await set({ ...shops, rate: '160', confirmed: true })).status).toBe(200)
    expect((await set({ ...shops, rate: '170' })).status).toBe(200)
  })

  test('refuses terms that make no prices, field by field', async () => {
    const response = await set({
      rate: '0',
      marginPct: '-60',
      rounding: { type: 'increment', increment: '0.001', mode: 'half_up' },
    })
    expect(response.status).toBe(422)
    const { errors } = await response.json()
    expect(errors.map((error: { pointer: string }) => error.pointer)).toEqual(['/rate', '/marginPct', '/rounding'])
    expect((await set({ rate: '130' })).status).toBe(422)
    expect(await ofNaira()).toMatchObject({ own: null })
  })

  test('is wrong-state in the store’s own currency', async () => {
    const response = await send('PUT', pathOf(cedi.id), { json: { ...shops, marginPct: '3' } })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ type: 'wrong-state' })
  })

  test('is version-mismatch for an earlier version', async () => {
    await set({ ...shops, marginPct: '5' })
    const response = await set({ ...shops, marginPct: '6' }, { headers: { 'if-match': '"0"' } })
    expect(response.status).toBe(412)
    expect(await response.json()).toMatchObject({ current: { own: { marginPct: '5' }, version: 1 } })
    expect((await set({ ...shops, marginPct: '6' }, { headers: { 'if-match': '"1"' } })).status).toBe(200)
  })

  test('with two concurrent requests of the same version accepts one', async () => {
    const tries = ['3', '4', '5', '6'].map((marginPct) =>
      set({ ...shops, marginPct }, { headers: { 'if-match': '"0"' } }),
    )
    const statuses = (await Promise.all(tries)).map((response) => response.status)
    expect(statuses.toSorted()).toEqual([200, 412, 412, 412])
  })

  test('is forbidden to the fulfilment role, and not-found for strangers and unknown rates', async () => {
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    const stranger = (await aStoreWithOwner(shop)).owner
    expect((await set({ ...shops, marginPct: '3' }, { as: packer })).status).toBe(403)
    expect((await set({ ...shops, marginPct: '3' }, { as: stranger })).status).toBe(404)
    expect((await send('PUT', pathOf(newId()), { json: shops })).status).toBe(404)
    expect(await ofNaira()).toMatchObject({ own: null, version: 0 })
    expect((await set({ ...shops, marginPct: '3' }, { as: await anOperator(shop) })).status).toBe(200)
  })
})

describe('resetStoreRate', () => {
  test('returns to the shop’s terms, repeatedly', async () => {
    await set({ ...shops, rate: '130' })
    for (const _ of [1, 2]) expect((await send('DELETE', pathOf(naira.id))).status).toBe(204)
    expect(await ofNaira()).toMatchObject({ own: null })
  })

  test('is forbidden to the fulfilment role, and not-found for strangers', async () => {
    await set({ ...shops, rate: '130' })
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    const stranger = (await aStoreWithOwner(shop)).owner
    expect((await send('DELETE', pathOf(naira.id), { as: packer })).status).toBe(403)
    expect((await send('DELETE', pathOf(naira.id), { as: stranger })).status).toBe(404)
    const own = and(eq(storeRates.storeId, store.id), eq(storeRates.rateId, naira.id))
    expect(await shop.database.select().from(storeRates).where(own)).toMatchObject([{ rate: '130' }])
  })
})

test('one store’s own terms leave other stores on the shop’s', async () => {
  const neighbour = await aStore(shop, { currency: 'GHS' })
  await set({ ...shops, rate: '130' })
  const operator = await anOperator(shop)
  const list = await dataOf<StoreRate[]>(await send('GET', `/stores/${neighbour.id}/rates`, { as: operator }))
  expect(list.find((rate) => rate.rateId === naira.id)).toMatchObject({ own: null, shop: { rate: '125' } })
})
