import type { Cart } from '@makola/contract/carts/carts.ts'
import type { PlacedOrder } from '@makola/contract/orders/orders.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, openBrowser } from '../../../../testing/browser.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCart } from '../../../../testing/builders/carts.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aCheckout, submit } from '../../../../testing/builders/checkouts.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { orders } from '../../orders/tables.ts'
import { newId } from '../../platform/ids.ts'
import { cartLines } from '../tables.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

/** The same browser with somebody signed in: every call carries the access token. */
function as({ headers }: SignedIn, browser: Browser): Browser {
  return {
    ...browser,
    request: (path, init = {}) => browser.request(path, { ...init, headers: { ...init.headers, ...headers } }),
  }
}
const claim = (browser: Browser, json = {}) => browser.request('/cart/claim', { method: 'POST', json })
const cartOf = async (answer: Response) => ((await answer.json()) as { data: Cart }).data
const look = async (browser: Browser) => cartOf(await browser.request('/cart/'))
const quantities = (cart: Cart) =>
  Object.fromEntries(cart.stores.flatMap((store) => store.lines).map((line) => [line.variantId, line.quantity]))

describe('an account’s cart', () => {
  it('is the same in every browser, and hidden from guests', async () => {
    const person = await anAccount(shop)
    const { variantId } = await aProduct(shop)
    const [phone, desk] = [await openBrowser(shop), await openBrowser(shop)]
    const filled = await as(person, phone).request('/cart/', {
      method: 'PATCH',
      json: { add: [{ variantId, quantity: 2 }] },
    })
    expect(filled.headers.getSetCookie()).toEqual([])
    expect(quantities(await look(as(person, desk)))).toEqual({ [variantId]: 2 })
    expect((await look(phone)).count).toBe(0)
    expect((await look(as(await anAccount(shop), phone))).count).toBe(0)
  })
})

describe('a guest’s cart', () => {
  it('becomes the account’s at sign-in; after sign-out the browser has an empty guest cart', async () => {
    const person = await anAccount(shop)
    const { browser, cart } = await aCart(shop)
    const answer = await claim(as(person, browser))
    expect(answer.status).toBe(200)
    expect(quantities(await cartOf(answer))).toEqual(quantities(cart))
    expect((await look(browser)).count).toBe(0)
    expect(quantities(await look(as(person, await openBrowser(shop))))).toEqual(quantities(cart))
  })

  it('joins the account’s cart: quantities add up as far as the stock goes', async () => {
    const person = await anAccount(shop)
    const [plenty, few, other] = [
      await aProduct(shop, { stock: 50 }),
      await aProduct(shop, { stock: 5 }),
      await aProduct(shop),
    ]
    const own = await openBrowser(shop)
    const line = ({ variantId }: { variantId: string }, quantity: number) => ({ variantId, quantity })
    const lines = [line(plenty, 2), line(few, 4)]
    await as(person, own).request('/cart/', { method: 'PUT', json: { lines } })
    const { browser } = await aCart(shop, { lines: [line(plenty, 3), line(few, 3), line(other, 1)] })
    const joined = quantities(await cartOf(await claim(as(person, browser))))
    expect(joined).toEqual({ [plenty.variantId]: 5, [few.variantId]: 5, [other.variantId]: 1 })
  })

  it('joins once, however often it is claimed, even by several tabs at once', async () => {
    const person = await anAccount(shop)
    const { variantId } = await aProduct(shop, { stock: 50 })
    const { browser } = await aCart(shop, { lines: [{ variantId, quantity: 3 }] })
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(as(person, browser))))
    for (const answer of answers) expect(quantities(await cartOf(answer))).toEqual({ [variantId]: 3 })
    expect(quantities(await cartOf(await claim(as(person, browser))))).toEqual({ [variantId]: 3 })
  })

  it('loses nothing when several browsers claim at once', async () => {
    const person = await anAccount(shop)
    const { variantId } = await aProduct(shop, { stock: 50 })
    const browsers = await Promise.all(
      Array.from({ length: 6 }, async () => (await aCart(shop, { lines: [{ variantId, quantity: 2 }] })).browser),
    )
    await Promise.all(browsers.map((browser) => claim(as(person, browser))))
    expect(quantities(await look(as(person, browsers[0] as Browser)))).toEqual({ [variantId]: 12 })
  })

  it('never makes a line of more than 999 units, or less than either cart had', async () => {
    const person = await anAccount(shop)
    const [sea, gone] = [await aProduct(shop, { stock: 5000 }), await aProduct(shop, { stock: 4 })]
    const lines = [
      { variantId: sea.variantId, quantity: 600 },
      { variantId: gone.variantId, quantity: 2 },
    ]
    await as(person, await openBrowser(shop)).request('/cart/', { method: 'PUT', json: { lines } })
    const { browser, cart } = await aCart(shop, { lines: [lines[0] ?? { variantId: '', quantity: 1 }] })
    await shop.database.insert(cartLines).values({ cartId: cart.id ?? '', variantId: gone.variantId, quantity: 9 })
    expect(quantities(await cartOf(await claim(as(person, browser))))).toEqual({
      [sea.variantId]: 999,
      [gone.variantId]: 9,
    })
  })

  it('fills the account’s cart up to a hundred lines', async () => {
    const person = await anAccount(shop)
    const variants = Array.from({ length: 60 }, (_, at) => ({
      sku: `S${at}`,
      title: `No. ${at}`,
      options: { No: `${at}` },
      stock: 9,
    }))
    const [first, second] = [await aProduct(shop, { variants }), await aProduct(shop, { variants })]
    const all = (product: typeof first) => product.variants.map(({ id }) => ({ variantId: id, quantity: 1 }))
    await as(person, await openBrowser(shop)).request('/cart/', { method: 'PUT', json: { lines: all(first) } })
    const { browser } = await aCart(shop, { lines: all(second) })
    const joined = quantities(await cartOf(await claim(as(person, browser))))
    expect(Object.keys(joined)).toHaveLength(100)
    expect(joined).toMatchObject(Object.fromEntries(all(first).map(({ variantId }) => [variantId, 1])))
  })

  it('keeps its currency', async () => {
    const person = await anAccount(shop)
    const rate = (await aRate(shop)).id
    const { browser } = await aCart(shop, { rate })
    expect((await cartOf(await claim(as(person, browser)))).rateId).toBe(rate)
  })
})

describe('claiming', () => {
  it('requires a signed-in account', async () => {
    const { browser, cart } = await aCart(shop)
    const refused = await claim(browser)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ type: 'unauthenticated' })
    expect(await look(browser)).toEqual(cart)
  })

  it('needs the anti-forgery token and an existing rate', async () => {
    const person = await anAccount(shop)
    const { browser, cart } = await aCart(shop)
    const forged = await as(person, browser).request('/cart/claim', {
      method: 'POST',
      json: {},
      headers: { 'x-xsrf-token': 'guessed' },
    })
    expect(forged.status).toBe(403)
    expect(await forged.json()).toMatchObject({ type: 'anti-forgery' })
    const gone = await claim(as(person, browser), { rate: newId() })
    expect(gone.status).toBe(404)
    expect(await gone.json()).toMatchObject({ type: 'not-found' })
    expect(await look(browser)).toEqual(cart)
  })
})

it('an order placed while signed in belongs to the account', async () => {
  const person = await anAccount(shop)
  const rate = (await aRate(shop, { countryCode: 'GH' })).id
  const checkout = await aCheckout(shop, { rate })
  const browser = as(person, checkout.browser)
  await claim(browser)
  const json = { rate, country: 'NG' }
  const quote = (
    (await (await browser.request('/cart/quote', { method: 'POST', json })).json()) as { data: { id: string } }
  ).data
  const answer = await submit({ browser, order: { ...checkout.order, quoteId: quote.id } })
  const { data } = (await answer.json()) as { data: PlacedOrder }
  const [order] = await shop.database.select().from(orders).where(eq(orders.id, data.id))
  expect(order).toMatchObject({ accountId: person.id })
  expect((await look(browser)).count).toBe(0)
})
