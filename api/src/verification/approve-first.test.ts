import { randomUUID } from 'node:crypto'
import type { Application } from '@makola/contract/verification/verification.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { anAccount, type SignedIn } from '../../../testing/builders/auth.ts'
import { aCart, aQuote } from '../../../testing/builders/carts.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { submitAs } from '../../../testing/builders/verifications.ts'
import { keyed } from '../../../testing/calls/guarded-call.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { rateLimits } from '../platform/tables.ts'
import { storeStanding } from '../stores/tables.ts'

// A store that is not approved can prepare everything and sells nothing.

let shop: TestPlatform
let owner: SignedIn
let support: SignedIn
let rate: string
let store: { id: string; slug: string; name: string }

beforeAll(async () => {
  shop = await openTestPlatform({ STORE_APPROVAL: 'approve_first' })
  owner = await anAccount(shop)
  support = await anAccount(shop, { staffRole: 'support' })
  rate = (await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500' })).id
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  const wish = { name: `Kente House ${randomUUID()}`, countryCode: 'NG', currency: 'USD' }
  store = (await (await as(owner, 'POST', '/stores/', wish, { 'idempotency-key': randomUUID() })).json()).data
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const as = (person: SignedIn, method: string, path: string, json?: unknown, headers = {}) =>
  shop.request(path, { method, headers: { ...person.headers, ...headers }, ...(json !== undefined && { json }) })
const status = async (path: string) => (await shop.request(path)).status
const mine = async () => {
  const { data } = await (await as(owner, 'GET', '/stores/mine')).json()
  return data.find(({ id }: { id: string }) => id === store.id)
}
/** Everything that a seller does before the first sale. */
async function prepare() {
  const wish = { store: store.id, name: 'Kente scarf', price: { amount: 2500, currency: 'USD' }, stock: 9 }
  const made = await as(owner, 'POST', '/products/', { ...wish, status: 'active' })
  expect(made.status, await made.clone().text()).toBe(201)
  const zones = [
    {
      name: 'Home',
      countryCodes: ['NG'],
      options: [{ name: 'Rider', priceMinor: 300, freeOverMinor: null, minDays: 1, maxDays: 2 }],
    },
  ]
  expect((await as(owner, 'PUT', `/stores/${store.id}/delivery-options`, { zones })).status).toBe(200)
  expect((await as(owner, 'PATCH', `/stores/${store.id}`, { story: 'We weave.' })).status).toBe(200)
  expect(
    (await as(owner, 'POST', `/stores/${store.id}/invitations`, { email: 'b@example.test', role: 'manager' })).status,
  ).toBe(201)
  return (await made.json()).data as { id: string; slug: string; variants: { id: string }[] }
}
const approve = async () => {
  const { data } = await (await submitAs(shop, { storeId: store.id, owner })).json()
  return as(support, 'POST', `/verifications/${data.id}/decision`, { decision: 'verify' })
}

describe('a store that is not approved', () => {
  test('prepares everything; nothing of it is public, quoted or sold', async () => {
    const product = await prepare()
    expect(await mine()).toMatchObject({ status: 'open', standing: { approval: 'applied', tier: 0, isBlocked: false } })
    expect(await status(`/stores/${store.slug}`)).toBe(404)
    expect(await status(`/products/${product.slug}?rate=${rate}`)).toBe(404)
    for (const list of ['/stores/', `/stores/?q=Kente`, `/products/?rate=${rate}`, `/products/?rate=${rate}&q=kente`]) {
      expect(await (await shop.request(list)).text(), list).not.toContain('Kente')
    }
    const browser = await openBrowser(shop)
    const lines = [{ variantId: product.variants[0]?.id, quantity: 1 }]
    const answer = await browser.request('/cart/', { method: 'PUT', json: { rate, lines } })
    expect([404, 409]).toContain(answer.status)
    expect((await browser.request('/cart/quote', { method: 'POST', json: { rate, country: 'NG' } })).status).toBe(409)
  })

  test('is seen by whoever has its link, until it is taken down, and not by others', async () => {
    await prepare()
    const { data: link } = await (await as(owner, 'GET', `/stores/${store.id}/preview-link`)).json()
    const preview = () => shop.request(`/store-previews/${link.token}`)
    expect(await (await preview()).json()).toMatchObject({
      data: {
        isPublic: false,
        store: { name: store.name, status: 'open', story: 'We weave.' },
        products: [{ name: 'Kente scarf', price: { amount: 2500, currency: 'USD' } }],
      },
    })
    expect((await as(support, 'GET', `/stores/${store.id}/preview-link`)).status).toBe(200)
    const other = `${link.token.slice(0, -4)}AAAA`
    expect(await status(`/store-previews/${other}`)).toBe(404)
    await shop.database.update(storeStanding).set({ isBlocked: true }).where(eq(storeStanding.storeId, store.id))
    expect((await preview()).status).toBe(404)
    await shop.database.update(storeStanding).set({ isBlocked: false }).where(eq(storeStanding.storeId, store.id))
  })

  test('sells once it is approved, in the status that its owner has chosen meanwhile', async () => {
    const product = await prepare()
    expect((await as(owner, 'PATCH', `/stores/${store.id}`, { status: 'paused' })).status).toBe(200)
    expect(await mine()).toMatchObject({ status: 'paused' })
    expect(await status(`/stores/${store.slug}`)).toBe(404)
    const answer = await approve()
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { data } = (await answer.json()) as { data: Application }
    expect(data).toMatchObject({ state: 'verified', standing: { approval: 'approved', tier: 1, payoutsHeld: null } })
    expect(await (await shop.request(`/stores/${store.slug}`)).json()).toMatchObject({ data: { status: 'paused' } })
    await as(owner, 'PATCH', `/stores/${store.id}`, { status: 'open' })
    const lines = [{ variantId: product.variants[0]?.id ?? '', quantity: 1 }]
    const { browser } = await aCart(shop, { rate, lines })
    expect(await aQuote(browser, { rate, country: 'NG' })).toMatchObject({ stores: [{ store: { id: store.id } }] })
  })

  test('stays closed to others when an operator opens it, and when another store’s owner tries', async () => {
    const operator = await anAccount(shop, { staffRole: 'owner' })
    expect((await as(operator, 'PUT', `/stores/${store.id}/suspension`, { status: 'open' })).status).toBe(200)
    expect(await status(`/stores/${store.slug}`)).toBe(404)
    const stranger = await anAccount(shop)
    expect((await as(stranger, 'GET', `/stores/${store.id}/preview-link`)).status).toBe(404)
  })
})

test('where the shop does not approve first, a new store is public at once; it is paid when it is verified', async () => {
  const open = await openTestPlatform()
  try {
    const seller = await anAccount(open)
    const wish = { name: 'Early', countryCode: 'NG', currency: 'USD' }
    const headers = { ...seller.headers, ...keyed.headers }
    const answer = await open.request('/stores/', { method: 'POST', headers, json: wish })
    const { data } = await answer.json()
    expect(data).toMatchObject({
      status: 'open',
      standing: { approval: 'approved', tier: 0, payoutsHeld: 'unverified' },
    })
    expect((await open.request(`/stores/${data.slug}`)).status).toBe(200)
  } finally {
    await open.close()
  }
})
