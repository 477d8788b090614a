import type { Marks, Wish } from '@makola/contract/wishes/wishes.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { type Browser, openBrowser } from '../../../../testing/browser.ts'
import { anAccount } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { findText } from '../../../../testing/database/find-text.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { pinnedPrices, products, variants } from '../../catalogue/tables.ts'
import { hash, newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { stores } from '../../stores/tables.ts'
import { personalData, rules } from '../personal-data.ts'
import { wishes } from '../tables.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
  await aRate(shop, { currency: 'USD', countryCode: 'US', rate: '1' })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const save = (browser: Browser, productId: string, json: object = {}) =>
  browser.request(`/wishes/${productId}`, { method: 'PUT', json })
const remove = (browser: Browser, productId: string) => browser.request(`/wishes/${productId}`, { method: 'DELETE' })
const claim = (browser: Browser) => browser.request('/wishes/claim', { method: 'POST' })
const listOf = async (browser: Browser, query = '') =>
  ((await (await browser.request(`/wishes/${query}`)).json()) as { data: Wish[] }).data
const marksOf = async (browser: Browser) =>
  ((await (await browser.request('/wishes/marks')).json()) as { data: Marks }).data
/** Products that are only counted, taken away again: without variants they break a rule of the catalogue. */
async function withProducts(count: number, run: (ids: string[]) => Promise<void>): Promise<void> {
  const { id: storeId } = await aStore(shop)
  const ids = Array.from({ length: count }, () => newId())
  await shop.database
    .insert(products)
    .values(ids.map((id) => ({ id, storeId, slug: `p-${id}`, name: 'P', minPriceMinor: 1, maxPriceMinor: 1 })))
  await run(ids)
  await shop.database.delete(products).where(inArray(products.id, ids))
}
const idsOf = (list: Wish[]) => list.map(({ productId }) => productId)

describe('a guest’s wish list', () => {
  it('keeps a product once, however often it is saved, and lets it go', async () => {
    const browser = await openBrowser(shop)
    const [first, second] = [await aProduct(shop), await aProduct(shop)]
    expect((await save(browser, first.id)).status).toBe(204)
    shop.clock.advance(1)
    await Promise.all([save(browser, second.id), save(browser, second.id)])
    expect(idsOf(await listOf(browser))).toEqual([second.id, first.id])
    expect(await marksOf(browser)).toMatchObject({ productIds: [second.id, first.id], alertVariantIds: [] })
    expect(await listOf(await openBrowser(shop))).toEqual([])
    expect((await remove(browser, first.id)).status).toBe(204)
    expect((await remove(browser, first.id)).status).toBe(204)
    expect(idsOf(await listOf(browser))).toEqual([second.id])
  })

  it('gets another cookie with its first wish, so that a planted one opens nothing', async () => {
    const planted = 'p'.repeat(43)
    const [victim, thief] = [await openBrowser(shop), await openBrowser(shop)]
    for (const browser of [victim, thief]) browser.cookies.set('wishes', planted)
    await save(victim, (await aProduct(shop)).id)
    expect(victim.cookies.get('wishes')).not.toBe(planted)
    expect(await listOf(thief)).toEqual([])
    expect(await listOf(victim)).toHaveLength(1)
  })

  it('refuses what visitors cannot see, a foreign variant, bad ids and a missing token, and changes nothing', async () => {
    const browser = await openBrowser(shop)
    const shown = await aProduct(shop)
    const draft = await aProduct(shop, { status: 'draft' })
    const closed = await aProduct(shop, { storeId: (await aStore(shop, { status: 'closed' })).id })
    expect((await save(browser, draft.id)).status).toBe(404)
    expect((await save(browser, closed.id)).status).toBe(404)
    expect((await save(browser, newId())).status).toBe(404)
    expect((await save(browser, shown.id, { variantId: draft.variantId })).status).toBe(404)
    expect((await save(browser, 'no-id')).status).toBe(422)
    expect((await save(browser, shown.id, { variantId: 'x' })).status).toBe(422)
    expect((await save(browser, shown.id, { price: 1 })).status).toBe(422)
    const bare = { method: 'PUT', json: {}, headers: { 'x-xsrf-token': 'wrong' } }
    expect((await browser.request(`/wishes/${shown.id}`, bare)).status).toBe(403)
    const deleting = { method: 'DELETE', headers: { 'x-xsrf-token': 'wrong' } }
    expect((await browser.request(`/wishes/${shown.id}`, deleting)).status).toBe(403)
    expect((await claim(browser)).status).toBe(401)
    const claiming = { method: 'POST', headers: { 'x-xsrf-token': 'wrong' } }
    expect((await browser.request('/wishes/claim', claiming)).status).toBe(403)
    expect(await listOf(browser)).toEqual([])
  })

  it('holds 200: ten at once beside 199 add one, and the rest hear why', async () => {
    const browser = await openBrowser(shop)
    const made: { id: string }[] = []
    for (let index = 0; index < 12; index += 1) made.push(await aProduct(shop))
    await save(browser, made[0]?.id ?? '')
    const [row] = await shop.database
      .select()
      .from(wishes)
      .where(eq(wishes.productId, made[0]?.id ?? ''))
    await withProducts(198, async (ids) => {
      await shop.database
        .insert(wishes)
        .values(ids.map((productId) => ({ id: newId(), owner: row?.owner ?? '', productId, addedAt: new Date() })))
      const answers = await Promise.all(made.slice(1, 11).map(({ id }) => save(browser, id)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(9).fill(409)])
      const refused = answers.find(({ status }) => status === 409)
      expect(await refused?.json()).toMatchObject({ code: 'wishes.full', detail: expect.stringContaining('200') })
    })
  })

  it('goes after 180 days; an account’s list stays', async () => {
    const browser = await openBrowser(shop)
    const { id } = await aProduct(shop)
    await save(browser, id)
    await save(await openBrowser(shop, (await anAccount(shop)).headers), id)
    const rule = rules.find(({ key }) => key === 'wishes.guests')
    const { rows } = await shop.database.execute<{ id: string }>(rule?.old(sql`now() + interval '1 minute'`) ?? sql``)
    await transact(
      shop,
      (tx) =>
        rule?.clear(
          tx,
          rows.map((row) => row.id),
          new Date(),
        ) ?? Promise.resolve(),
    )
    expect(await listOf(browser)).toEqual([])
    expect(await shop.database.$count(wishes, eq(wishes.productId, id))).toBe(1)
  })
})

describe('signing in', () => {
  it('joins the browser’s list to the account’s, without loss or doubles; a second time adds nothing', async () => {
    const person = await anAccount(shop)
    const [phone, desk] = [await openBrowser(shop), await openBrowser(shop, person.headers)]
    const [both, guests, own] = [await aProduct(shop), await aProduct(shop), await aProduct(shop)]
    for (const { id } of [both, own]) await save(desk, id)
    shop.clock.advance(1)
    await save(phone, both.id, { variantId: both.variantId })
    await save(phone, guests.id)
    const signedIn: Browser = {
      ...phone,
      request: (path, init = {}) => phone.request(path, { ...init, headers: { ...init.headers, ...person.headers } }),
    }
    const answers = await Promise.all([claim(signedIn), claim(signedIn)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const list = await listOf(desk)
    expect(idsOf(list).toSorted()).toEqual([both.id, guests.id, own.id].toSorted())
    expect(list.find(({ productId }) => productId === both.id)?.variant?.id).toBe(both.variantId)
    expect(await listOf(phone)).toEqual([])
    expect((await claim(desk)).status).toBe(204)
    expect(await listOf(desk)).toHaveLength(3)
  })

  it('two full lists fit into one', async () => {
    const person = await anAccount(shop)
    const browser = await openBrowser(shop, person.headers)
    browser.cookies.set('wishes', 'g'.repeat(43))
    const owners = [`account:${person.id}`, hash('g'.repeat(43))]
    await withProducts(400, async (ids) => {
      const rows = ids.map((productId, index) => ({ productId, owner: owners[index % 2] ?? '' }))
      await shop.database.insert(wishes).values(rows.map((row) => ({ id: newId(), ...row, addedAt: new Date() })))
      expect((await claim(browser)).status).toBe(204)
      expect((await marksOf(browser)).productIds).toHaveLength(400)
      expect((await save(browser, (await aProduct(shop)).id)).status).toBe(409)
    })
  })
})

describe('what the list says', () => {
  it('prices come in the visitor’s currency, with what fell since', async () => {
    const browser = await openBrowser(shop)
    const rate = await aRate(shop, { currency: 'KES', countryCode: 'KE' })
    const other = await aRate(shop, { currency: 'ZAR', countryCode: 'ZA' })
    const pinned = { KES: 5000, ZAR: 900 }
    const product = await aProduct(shop, { pinned })
    await save(browser, product.id, { rate: rate.id })
    const query = `?rate=${rate.id}`
    expect(await listOf(browser, query)).toMatchObject([
      {
        price: { amount: 5000, currency: 'KES' },
        priceBefore: null,
        state: 'for-sale',
        buyVariantId: product.variantId,
      },
    ])
    await shop.database.update(pinnedPrices).set({ amountMinor: 4000 }).where(eq(pinnedPrices.currency, 'KES'))
    expect(await listOf(browser, query)).toMatchObject([
      { price: { amount: 4000, currency: 'KES' }, priceBefore: { amount: 5000, currency: 'KES' } },
    ])
    expect(await listOf(browser, `?rate=${other.id}`)).toMatchObject([{ priceBefore: null }])
  })

  it('a chosen variant has its own price and stock; without a choice the shopper chooses first', async () => {
    const browser = await openBrowser(shop)
    const product = await aProduct(shop, {
      productOptions: [{ name: 'Size', values: ['S', 'L'] }],
      variants: [
        { options: { Size: 'S' }, priceMinor: 1000, stock: 0 },
        { options: { Size: 'L' }, priceMinor: 2000, stock: 3 },
      ],
    })
    await save(browser, product.id)
    expect(await listOf(browser)).toMatchObject([
      { variant: null, buyVariantId: null, state: 'for-sale', available: 3 },
    ])
    await save(browser, product.id, { variantId: product.variantId })
    expect(await listOf(browser)).toMatchObject([
      { variant: { title: 'S' }, buyVariantId: product.variantId, state: 'sold-out' },
    ])
    await shop.database.update(variants).set({ removedAt: new Date() }).where(eq(variants.id, product.variantId))
    await shop.database.update(products).set({ minPriceMinor: 2000 }).where(eq(products.id, product.id))
    expect(await listOf(browser)).toMatchObject([
      { variant: null, buyVariantId: product.variants[1]?.id, state: 'for-sale' },
    ])
  })

  it('names what has happened to a product and its store', async () => {
    const browser = await openBrowser(shop)
    const product = await aProduct(shop)
    await save(browser, product.id)
    const set = (values: object) => shop.database.update(products).set(values).where(eq(products.id, product.id))
    const setStore = (status: 'open' | 'paused' | 'closed') =>
      shop.database.update(stores).set({ status }).where(eq(stores.id, product.storeId))
    const stateOf = async () => (await listOf(browser))[0]?.state
    expect(await stateOf()).toBe('for-sale')
    await setStore('paused')
    expect(await stateOf()).toBe('store-paused')
    await setStore('closed')
    expect(await stateOf()).toBe('store-closed')
    await setStore('open')
    const setStock = (onHand: number) =>
      shop.database.update(variants).set({ onHand }).where(eq(variants.productId, product.id))
    await setStock(0)
    expect(await stateOf()).toBe('sold-out')
    await setStock(10)
    await set({ status: 'archived', blockedFrom: 'active' })
    expect(await listOf(browser)).toMatchObject([{ state: 'taken-down', picture: null }])
    await set({ blockedFrom: null, deletedFrom: 'active', deletedAt: new Date() })
    expect(await stateOf()).toBe('gone')
    await shop.database.delete(wishes).where(eq(wishes.productId, product.id))
  })
})

it('a person’s wishes are in their copy, and are forgotten with them', async () => {
  const person = await anAccount(shop)
  const product = await aProduct(shop, { name: 'A secret wish of mine' })
  await save(await openBrowser(shop, person.headers), product.id)
  const about = { accountId: person.id, email: person.email, name: 'Ada' }
  expect(await personalData.export?.(shop.database, about)).toMatchObject({
    wishes: [{ product: 'A secret wish of mine' }],
    stock_alerts: [],
    store_follows: [],
  })
  await transact(shop, (tx) => personalData.erase?.(tx, about, new Date()) ?? Promise.resolve())
  expect(await findText(shop, [`account:${person.id}`])).toEqual([])
})

it('an invariant finds a variant of another product', async () => {
  const browser = await openBrowser(shop)
  const [product, other] = [await aProduct(shop), await aProduct(shop)]
  await save(browser, product.id)
  const isIt = eq(wishes.productId, product.id)
  await shop.database.update(wishes).set({ variantId: other.variantId }).where(isIt)
  expect((await brokenInvariants(shop)).map((broken) => JSON.stringify(broken)).join()).toContain('wishes.variant')
  await shop.database.delete(wishes).where(isIt)
})
