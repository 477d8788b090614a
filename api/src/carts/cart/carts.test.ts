import type { Cart } from '@makola/contract/carts/carts.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../testing/browser.ts'
import { aCart } from '../../../../testing/builders/carts.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { products, variants } from '../../catalogue/tables.ts'
import { newId } from '../../platform/ids.ts'
import { stores } from '../../stores/tables.ts'
import { carts } from '../tables.ts'

let shop: TestPlatform
let naira: string
let pounds: string

beforeAll(async () => {
  shop = await openTestPlatform()
  naira = (await aRate(shop, { rate: '1500' })).id
  pounds = (await aRate(shop, { countryCode: 'GB', currency: 'GBP', rate: '0.8' })).id
})
afterAll(() => shop.close())

const read = async (response: Response) => {
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Cart }).data
}
const linesOf = (cart: Cart) =>
  cart.stores.flatMap((store) => store.lines.map((line) => [line.variantId, line.quantity] as const))

describe('a cart', () => {
  test('is empty, without a cookie, until something is added', async () => {
    const browser = await openBrowser(shop)
    expect(await read(await browser.request(`/cart/?rate=${naira}`))).toEqual({
      id: null,
      rateId: naira,
      currency: 'NGN',
      country: 'Nigeria',
      stores: [],
      count: 0,
      subtotal: { amount: 0, currency: 'NGN' },
      deliveryTotal: null,
      total: null,
      version: 0,
    })
    expect(browser.cookies.has('cart')).toBe(false)
  })

  test('belongs to a cookie hidden from scripts, and only its hash is stored', async () => {
    const browser = await openBrowser(shop)
    const { variantId } = await aProduct(shop)
    const response = await browser.request('/cart/', { method: 'PATCH', json: { add: [{ variantId, quantity: 1 }] } })
    const cookie = response.headers.getSetCookie().find((header) => header.startsWith('cart=')) ?? ''
    expect(cookie).toMatch(/^cart=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
    const [row] = await shop.database.select().from(carts).orderBy(carts.createdAt).limit(1)
    expect(JSON.stringify(row)).not.toContain(browser.cookies.get('cart'))
  })

  test('has a cookie that no other host can set when the shop is served over https', async () => {
    const secure = await openTestPlatform({ PUBLIC_URL: 'https://shop.example' })
    const browser = await openBrowser(secure)
    const response = await browser.request('/cart/', { method: 'PUT', json: { lines: [] } })
    expect(response.headers.getSetCookie().join()).toMatch(/__Host-cart=[\w-]{43};.*Path=\/;.*Secure/)
    expect(browser.cookies.has('cart')).toBe(false)
    await secure.close()
  })

  test('moves to that cookie from one that others can set, with its lines', async () => {
    const secure = await openTestPlatform({ PUBLIC_URL: 'https://shop.example' })
    const planted = await openBrowser(secure)
    const { variantId } = await aProduct(secure)
    const add = { json: { add: [{ variantId, quantity: 1 }] }, method: 'PATCH' }
    await planted.request('/cart/', add)
    const known = planted.cookies.get('__Host-cart') ?? ''
    const victim = await openBrowser(secure)
    victim.cookies.set('cart', known)
    expect(await read(await victim.request('/cart/', add))).toMatchObject({ count: 2 })
    expect(victim.cookies.get('__Host-cart')).not.toBe(known)
    expect(await read(await planted.request('/cart/'))).toMatchObject({ count: 0 })
    await secure.close()
  })

  test('groups its lines by store, at live prices in the shopper’s currency', async () => {
    const accra = await aStore(shop, { name: 'Accra Looms', countryCode: 'GH' })
    const [shirt, scarf] = [
      await aProduct(shop, { storeId: accra.id, name: 'Shirt', priceMinor: 1999 }),
      await aProduct(shop, { storeId: accra.id, name: 'Scarf', priceMinor: 33 }),
    ]
    const pot = await aProduct(shop, { name: 'Pot', priceMinor: 500 })
    const lines = [shirt, pot, scarf].map(({ variantId }) => ({ variantId, quantity: 2 }))
    const { cart } = await aCart(shop, { rate: naira, lines })
    expect(cart.stores.map(({ store, lines, subtotal }) => [store.name, lines.length, subtotal.amount])).toEqual([
      ['Accra Looms', 2, 2 * 2_998_500 + 2 * 49_500],
      [expect.any(String), 1, 1_500_000],
    ])
    expect(cart.stores[0]?.lines[0]).toMatchObject({
      name: 'Shirt',
      productSlug: shirt.slug,
      quantity: 2,
      available: 10,
      unitPrice: { amount: 2_998_500, currency: 'NGN' },
      lineTotal: { amount: 5_997_000, currency: 'NGN' },
      previousUnitPrice: null,
      problem: null,
    })
    expect(cart).toMatchObject({ count: 6, currency: 'NGN', subtotal: { amount: 7_596_000, currency: 'NGN' } })
  })

  test('accepts an id in upper or lower case', async () => {
    const { variantId } = await aProduct(shop)
    const { cart } = await aCart(shop, { lines: [{ variantId: variantId.toUpperCase(), quantity: 2 }] })
    expect(linesOf(cart)).toEqual([[variantId, 2]])
  })

  test('adds, sets, and removes at 0; the version counts changes only', async () => {
    const [a, b] = [await aProduct(shop), await aProduct(shop)]
    const { browser, cart } = await aCart(shop, { lines: [{ variantId: a.variantId, quantity: 2 }] })
    const patch = async (json: object) => read(await browser.request('/cart/', { method: 'PATCH', json }))
    const added = await patch({ add: [a, b, b].map(({ variantId }) => ({ variantId, quantity: 1 })) })
    expect(linesOf(added)).toEqual([
      [a.variantId, 3],
      [b.variantId, 2],
    ])
    expect(added.version).toBe(cart.version + 1)
    const set = await patch({
      set: [
        { variantId: a.variantId, quantity: 0 },
        { variantId: b.variantId, quantity: 7 },
      ],
    })
    expect(linesOf(set)).toEqual([[b.variantId, 7]])
    expect((await patch({ rate: pounds })).version).toBe(set.version)
    expect((await read(await browser.request('/cart/'))).currency).toBe('GBP')
  })

  test('a removed line, restored with its time: returns to its place and not beyond it', async () => {
    const [a, b] = [await aProduct(shop), await aProduct(shop)]
    const lines = [a, b].map(({ variantId }) => ({ variantId, quantity: 2 }))
    const { browser, cart } = await aCart(shop, { lines })
    const [first] = cart.stores.flatMap((store) => store.lines)
    const patch = async (json: object) => read(await browser.request('/cart/', { method: 'PATCH', json }))
    const set = (addedAt?: string, quantity = 1) => patch({ set: [{ variantId: a.variantId, quantity, addedAt }] })
    const idsOf = (shown: Cart) => linesOf(shown).map(([variantId]) => variantId)

    await set(undefined, 0)
    expect(idsOf(await set(first?.addedAt))).toEqual([a.variantId, b.variantId])
    expect(idsOf(await read(await browser.request('/cart/')))).toEqual([a.variantId, b.variantId])
    // One that another tab has added meanwhile stays where it is.
    await set(undefined, 0)
    await set()
    expect(idsOf(await set(first?.addedAt))).toEqual([b.variantId, a.variantId])
    for (const addedAt of ['9999-12-31T23:59:59.999Z', '0000-01-01T00:00:00Z']) {
      await set(undefined, 0)
      const [line] = (await set(addedAt)).stores.flatMap((store) => store.lines).filter((one) => one.quantity === 1)
      expect(Date.parse(line?.addedAt ?? '')).toBeGreaterThanOrEqual(0)
      expect(Date.parse(line?.addedAt ?? '')).toBeLessThanOrEqual(shop.clock.now().getTime())
    }
  })

  test('is replaced as a whole, and emptied', async () => {
    const [a, b] = [await aProduct(shop), await aProduct(shop)]
    const { browser } = await aCart(shop, { lines: [{ variantId: a.variantId, quantity: 2 }] })
    const lines = [{ variantId: b.variantId, quantity: 1 }]
    expect(linesOf(await read(await browser.request('/cart/', { method: 'PUT', json: { lines } })))).toEqual([
      [b.variantId, 1],
    ])
    expect((await browser.request('/cart/', { method: 'DELETE' })).status).toBe(204)
    expect(await read(await browser.request('/cart/'))).toMatchObject({ stores: [], count: 0, version: 4 })
    const stranger = await openBrowser(shop)
    expect((await stranger.request('/cart/', { method: 'DELETE' })).status).toBe(204)
  })

  test('loses nothing in many concurrent changes', async () => {
    const { variantId } = await aProduct(shop, { stock: 100 })
    const { browser } = await aCart(shop, { lines: [{ variantId, quantity: 1 }] })
    const add = { method: 'PATCH', json: { add: [{ variantId, quantity: 1 }] } }
    await Promise.all(Array.from({ length: 20 }, () => browser.request('/cart/', add)))
    expect(await read(await browser.request('/cart/'))).toMatchObject({ count: 21, version: 22 })
  })

  test('differs in another browser', async () => {
    const { browser } = await aCart(shop)
    const other = await openBrowser(shop)
    expect((await read(await other.request('/cart/'))).count).toBe(0)
    other.cookies.set('cart', 'guessed')
    expect((await read(await other.request('/cart/'))).count).toBe(0)
    expect((await read(await browser.request('/cart/'))).count).toBe(1)
  })
})

describe('changes since the last look', () => {
  test('a price is shown beside the one that the shopper saw, until the cart changes again', async () => {
    const { variantId } = await aProduct(shop, { priceMinor: 1000 })
    const { browser } = await aCart(shop, { rate: pounds, lines: [{ variantId, quantity: 1 }] })
    await shop.database.update(variants).set({ priceMinor: 2000 }).where(eq(variants.id, variantId))
    const line = async (query: string) => (await read(await browser.request(`/cart/${query}`))).stores[0]?.lines[0]
    const changed = { unitPrice: { amount: 1600 }, previousUnitPrice: { amount: 800, currency: 'GBP' } }
    expect(await line('')).toMatchObject(changed)
    expect(await line(`?rate=${naira}`)).toMatchObject({ previousUnitPrice: null })
    expect(await line('')).toMatchObject(changed)
    await browser.request('/cart/', { method: 'PATCH', json: { set: [{ variantId, quantity: 2 }] } })
    expect(await line('')).toMatchObject({ previousUnitPrice: null })
  })

  test('lines say why they cannot be bought', async () => {
    const [short, soldOut, paused, gone, unpriced] = [
      await aProduct(shop),
      await aProduct(shop),
      await aProduct(shop),
      await aProduct(shop),
      await aProduct(shop, { storeId: (await aStore(shop, { currency: 'JPY' })).id }),
    ]
    const all = [short, soldOut, paused, gone, unpriced]
    const { browser } = await aCart(shop, {
      rate: naira,
      lines: all.map(({ variantId }) => ({ variantId, quantity: 5 })),
    })
    await shop.database.update(variants).set({ onHand: 3 }).where(eq(variants.id, short.variantId))
    await shop.database.update(variants).set({ onHand: 0 }).where(eq(variants.id, soldOut.variantId))
    await shop.database
      .update(stores)
      .set({ status: 'paused', breakEndsOn: '2031-12-05' })
      .where(eq(stores.id, paused.storeId))
    await shop.database.update(products).set({ status: 'archived' }).where(eq(products.id, gone.id))
    const cart = await read(await browser.request('/cart/'))
    const lines = new Map(cart.stores.flatMap((store) => store.lines.map((line) => [line.variantId, line])))
    const shown = all.map(({ variantId }) => [lines.get(variantId)?.problem, lines.get(variantId)?.lineTotal?.amount])
    expect(shown).toEqual([
      ['short', 7_500_000],
      ['sold-out', undefined],
      ['store-paused', undefined],
      ['gone', undefined],
      ['price-unavailable', undefined],
    ])
    expect(cart.stores.map(({ breakEndsOn }) => breakEndsOn)).toEqual([null, null, '2031-12-05', null, null])
    expect(cart.subtotal.amount).toBe(7_500_000)
    expect(lines.get(unpriced.variantId)?.unitPrice).toBeNull()
  })
})

describe('a change is refused, and changes nothing', () => {
  let browser: Awaited<ReturnType<typeof openBrowser>>
  let variantId: string
  let before: Cart

  beforeEach(async () => {
    variantId = (await aProduct(shop, { name: 'Basket', stock: 4 })).variantId
    const filled = await aCart(shop, { rate: naira, lines: [{ variantId, quantity: 3 }] })
    browser = filled.browser
    before = filled.cart
  })

  async function refuses(method: string, json: unknown, expected: object, init: RequestInit = {}): Promise<void> {
    const response = await browser.request('/cart/', { method, json, ...init })
    expect(await response.json()).toMatchObject(expected)
    expect(await read(await browser.request('/cart/'))).toEqual(before)
  }

  test('without the anti-forgery token', async () => {
    const headers = { 'x-xsrf-token': 'wrong' }
    const line = { variantId, quantity: 1 }
    await refuses('PATCH', { add: [line] }, { type: 'anti-forgery', status: 403 }, { headers })
    await refuses('PUT', { lines: [line] }, { type: 'anti-forgery', status: 403 }, { headers })
    await refuses('DELETE', undefined, { type: 'anti-forgery', status: 403 }, { headers })
  })

  test('from a page of another host, even with a token that it could set', async () => {
    const line = { variantId, quantity: 1 }
    for (const headers of [
      { origin: 'https://evil.shop.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: new URL(shop.config.publicUrl).origin },
    ]) {
      await refuses('PATCH', { add: [line] }, { type: 'anti-forgery', status: 403 }, { headers })
    }
    const own = { origin: new URL(shop.config.publicUrl).origin, 'sec-fetch-site': 'same-origin' }
    expect((await browser.request('/cart/', { method: 'PATCH', json: { add: [line] }, headers: own })).status).toBe(200)
  })

  test('for more than the stock', async () => {
    const short = (requested: number) => ({
      type: 'out-of-stock',
      status: 409,
      current: [{ variantId, name: 'Basket', requested, available: 4 }],
    })
    await refuses('PATCH', { add: [{ variantId, quantity: 2 }] }, short(5))
    await refuses('PATCH', { set: [{ variantId, quantity: 6 }] }, short(6))
    await refuses('PUT', { lines: [{ variantId, quantity: 7 }] }, short(7))
  })

  test('for variants that are unknown or not on sale', async () => {
    const draft = await aProduct(shop, { status: 'draft' })
    const archived = await aProduct(shop, { status: 'archived' })
    const closed = await aProduct(shop)
    await shop.database.update(stores).set({ status: 'closed' }).where(eq(stores.id, closed.storeId))
    for (const id of [newId(), draft.variantId, archived.variantId, closed.variantId]) {
      const line = { variantId: id, quantity: 1 }
      await refuses('PATCH', { add: [line] }, { type: 'not-found', detail: 'This product does not exist.' })
      await refuses('PUT', { lines: [line] }, { type: 'not-found', detail: 'This product does not exist.' })
    }
    await refuses('PATCH', { rate: newId() }, { type: 'not-found', detail: 'This rate does not exist.' })
  })

  test('for invalid quantities', async () => {
    for (const quantity of [-1, 1.5, 1000, 2 ** 31, '1', null, Number.MAX_SAFE_INTEGER, '-1']) {
      const pointer = (list: string) => ({ type: 'validation-failed', errors: [{ pointer: `/${list}/0/quantity` }] })
      await refuses('PATCH', { add: [{ variantId, quantity }] }, pointer('add'))
      await refuses('PATCH', { set: [{ variantId, quantity }] }, pointer('set'))
      await refuses('PUT', { lines: [{ variantId, quantity }] }, pointer('lines'))
    }
    await refuses('PATCH', { add: [{ variantId, quantity: 0 }] }, { type: 'validation-failed' })
  })

  test('for lines that add up to more than 999, or too large to count', async () => {
    const plenty = await aProduct(shop, { stock: 5000 })
    const lines = Array.from({ length: 3 }, () => ({ variantId: plenty.variantId, quantity: 500 }))
    await refuses('PUT', { lines }, { type: 'validation-failed', errors: [{ pointer: '/lines' }] })
    // Each line can still be counted; both together cannot.
    const precious = { stock: 999, priceMinor: 6 * 10 ** 9 }
    const [one, another] = [await aProduct(shop, precious), await aProduct(shop, precious)]
    const add = [one, another].map((product) => ({ variantId: product.variantId, quantity: 999 }))
    await refuses('PATCH', { add }, { type: 'validation-failed' })
  })

  test('for prices and totals sent by the client', async () => {
    for (const field of ['price', 'unit_price', 'unitPrice', 'total', 'discount', 'currency']) {
      const unknown = (pointer: string) => ({
        type: 'validation-failed',
        errors: [{ pointer, code: 'platform.unknown-field' }],
      })
      await refuses('PATCH', { [field]: 1 }, unknown(`/${field}`))
      await refuses('PUT', { lines: [{ variantId, quantity: 1, [field]: 1 }] }, unknown(`/lines/0/${field}`))
    }
  })

  test('for more than 100 lines', async () => {
    const lines = Array.from({ length: 101 }, () => ({ variantId: newId(), quantity: 1 }))
    await refuses('PUT', { lines }, { type: 'validation-failed', errors: [{ pointer: '/lines' }] })
    await refuses('PATCH', { add: lines }, { type: 'validation-failed', errors: [{ pointer: '/add' }] })
  })
})
