import type { Facets, Product, ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { HomePage } from '@makola/contract/catalogue/home.ts'
import type { Takedown } from '@makola/contract/moderation/moderation.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { anAccount, requestAs, type SignedIn, signInAs } from '../../../testing/builders/auth.ts'
import { aCategory, aProduct, type ProductWithVariants } from '../../../testing/builders/catalogue.ts'
import { aCheckout, type Checkout, submit } from '../../../testing/builders/checkouts.ts'
import { lettersTo } from '../../../testing/builders/letters.ts'
import { appealAs, aReport, aTakedown } from '../../../testing/builders/moderation.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { aDeliveryZone } from '../../../testing/builders/shipping.ts'
import { aStoreWithOwner, type StoreRow } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { foldListings } from '../catalogue/browse/fold-listings.ts'
import { newId } from '../platform/ids.ts'

let shop: TestPlatform
let ghana: string
let nigeria: string
let first: SignedIn
let second: SignedIn
let store: StoreRow
let owner: SignedIn
let knife: ProductWithVariants
let spoon: ProductWithVariants
let category: string

beforeAll(async () => {
  shop = await openTestPlatform()
  ghana = (await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '12' })).id
  nigeria = (await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500' })).id
  first = await anAccount(shop, { staffRole: 'catalogue' })
  second = await anAccount(shop, { staffRole: 'owner' })
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
  await aDeliveryZone(shop, { storeId: store.id })
  const { id, slug } = await aCategory(shop)
  category = slug
  const given = { storeId: store.id, categoryId: id, stock: 5, featured: true }
  knife = await aProduct(shop, { ...given, name: 'Ironwood knife' })
  spoon = await aProduct(shop, { ...given, name: 'Ironwood spoon' })
  await shop.database.execute(sql`
    with picture as (
      insert into pictures (id, store_id, name, width, height, color)
      values (gen_random_uuid(), ${store.id}, ${`${store.id}.png`}, 1, 1, '#000000') returning id)
    insert into product_pictures select products.id, picture.id, 0 from products, picture where store_id = ${store.id}`)
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const as = (person: SignedIn, method: string, path: string, json?: object) =>
  requestAs(shop, person, { method, path, json })
const read = async <T>(path: string): Promise<T> => (await (await shop.request(path)).json()).data
const down = async (countries: string[]) =>
  aTakedown(shop, knife.id, { by: { ...first, ...(await signInAs(shop, first.id)) }, countries })
const restore = (id: string) => as(second, 'POST', `/takedowns/${id}/restoration`, { reason: 'It was allowed.' })

/** Every list of the shop in which the knife could be, with the ids of this store's goods in it. */
async function listed(rate: string): Promise<Record<string, string[]>> {
  const lists = ['', 'sort=price', 'sort=-price', 'sort=rating', 'min=1', 'q=ironwood', 'q=knife', 'sort=price&q=knife']
  const own = [knife.id, spoon.id]
  const found: Record<string, string[]> = {}
  for (const list of [...lists, `category=${category}&featured=true`]) {
    const cards = await read<ProductCard[]>(`/products/?rate=${rate}&store=${store.slug}&${list}`)
    found[list] = cards.map(({ id }) => id).filter((id) => own.includes(id))
  }
  const home = await read<HomePage>(`/home/?rate=${rate}`)
  found.home = [home.hero, ...home.shelves.map(({ products }) => products)]
    .flat()
    .map(({ id }) => id)
    .filter((id) => own.includes(id))
  return found
}
const places = async (rate: string) =>
  Object.entries(await listed(rate))
    .filter(([, ids]) => ids.includes(knife.id))
    .map(([name]) => name)
const countOf = async (rate: string, query = '') => {
  const { total, inStock, categories } = await read<Facets>(
    `/products/facets?rate=${rate}&store=${store.slug}&${query}`,
  )
  return { total, inStock, categories: categories.map(({ count }) => count) }
}
const everywhere = (n: number) => ({ total: n, inStock: n, categories: [n] })
/** Orders as somebody who has no other order that waits. */
const press = (checkout: Checkout) => submit(checkout, { contact: { email: `${newId()}@example.test` } })
const buy = (rate: string) => aCheckout(shop, { rate, lines: [{ variantId: knife.variantId, quantity: 1 }] })

describe('a product that is taken down in one country', () => {
  test('is in no list there, in every list elsewhere, and in all again when it is restored', async () => {
    const before = await places(ghana)
    expect(before).toHaveLength(10)
    const { id, countries } = await down(['GH'])
    expect(countries).toEqual([{ code: 'GH', name: 'Ghana' }])
    for (const isFolded of [false, true]) {
      if (isFolded) await foldListings(shop.database)
      expect(await places(ghana)).toEqual([])
      expect((await listed(ghana))['']).toEqual([spoon.id])
      expect(await places(nigeria)).toEqual(before)
      for (const query of ['', 'min=1', 'q=ironwood']) {
        expect(await countOf(ghana, query)).toEqual(everywhere(1))
        expect(await countOf(nigeria, query)).toEqual(everywhere(2))
      }
    }
    expect((await restore(id)).status).toBe(200)
    expect(await places(ghana)).toEqual(before)
    expect(await countOf(ghana)).toEqual(everywhere(2))
  })

  test('keeps its page, which says so and sells nothing', async () => {
    await down(['GH'])
    const page = (rate: string) => read<Product>(`/products/${knife.slug}?rate=${rate}`)
    expect(await page(ghana)).toMatchObject({ isSoldHere: false, available: 0, variants: [{ available: 0 }] })
    expect(await page(nigeria)).toMatchObject({ isSoldHere: true, available: 5, variants: [{ available: 5 }] })
  })

  test('is no longer sold from carts, quotes and wish lists of that country', async () => {
    const abroad = await buy(ghana)
    await abroad.browser.request(`/wishes/${knife.id}`, { method: 'PUT', json: {} })
    await down(['GH'])
    const cart = await (await abroad.browser.request(`/cart/?rate=${ghana}`)).json()
    expect(cart.data.stores[0].lines).toMatchObject([{ problem: 'not-here', available: 0, lineTotal: null }])
    const wishes = await (await abroad.browser.request(`/wishes/?rate=${ghana}`)).json()
    expect(wishes.data).toMatchObject([{ state: 'not-here' }])
    expect((await (await abroad.browser.request(`/wishes/?rate=${nigeria}`)).json()).data).toMatchObject([
      { state: 'for-sale' },
    ])
    const again = await abroad.browser.request('/cart/quote', { method: 'POST', json: { rate: ghana, country: 'NG' } })
    expect(await again.json()).toMatchObject({
      type: 'out-of-stock',
      detail: 'Ironwood knife is not sold in your country.',
    })
    const stranger = await openBrowser(shop)
    const lines = [{ variantId: knife.variantId, quantity: 1 }]
    const added = await stranger.request('/cart/', { method: 'PATCH', json: { rate: ghana, add: lines } })
    expect(await added.json()).toMatchObject({ type: 'out-of-stock' })
  })

  test('is not ordered by a quote of before', async () => {
    const [here, there] = [await buy(ghana), await buy(nigeria)]
    await down(['GH'])
    const refused = await press(here)
    expect(await refused.json()).toMatchObject({
      type: 'out-of-stock',
      detail: 'Ironwood knife is not sold in your country.',
    })
    expect((await press(there)).status).toBe(201)
  })

  test('is not sent there at another country’s prices', async () => {
    const before = await buy(ghana)
    await down(['NG'])
    expect((await press(before)).status).toBe(409)
    await expect(buy(ghana)).rejects.toThrow('not sold in your country')
  })

  test('ordered by four while it is taken down: whoever was first has it', async () => {
    const checkouts = await Promise.all(Array.from({ length: 4 }, () => buy(ghana)))
    const [answers] = await Promise.all([Promise.all(checkouts.map(press)), down(['GH'])])
    for (const answer of answers) expect([201, 409]).toContain(answer.status)
    expect((await press(await buy(nigeria))).status).toBe(201)
  })
})

describe('the decision', () => {
  test('of ten at once is one, names the countries to the store, and is appealed', async () => {
    const reportId = await aReport(shop, knife.id, { contact: 'kofi@example.test' })
    const json = {
      ...{
        subject: { kind: 'product', id: knife.id },
        ground: 'law',
        groundText: 'Blades Act',
        facts: 'A blade of 20 cm.',
      },
      countries: ['NG', 'GH', 'GH'],
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => as(first, 'POST', '/takedowns/', json)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
    await shop.jobs.drain(shop)
    const letter = (await lettersTo(shop, owner.email)).find(({ subject }) => subject.includes('taken down'))
    expect(letter?.subject).toContain('We have taken down Ironwood knife in some countries')
    expect(letter?.text).toContain('It is not sold in these countries: Ghana and Nigeria.')
    expect((await lettersTo(shop, 'kofi@example.test'))[0]?.text).toContain('taken it down in some countries')
    expect((await (await as(first, 'GET', '/reports/?show=decided')).json()).data).toMatchObject([{ id: reportId }])
    const item = await (await as(owner, 'GET', `/inventory/${knife.id}?store=${store.id}`)).json()
    expect(item.data).toMatchObject({ isBlocked: false, status: 'active', blockedCountries: ['Ghana', 'Nigeria'] })

    const [own]: Takedown[] = (await (await as(owner, 'GET', `/stores/${store.id}/takedowns`)).json()).data
    expect(own).toMatchObject({ countries: [{ code: 'GH' }, { code: 'NG' }], canAppeal: true })
    await appealAs(shop, own?.id ?? '', await signInAs(shop, owner.id))
    const upheld = { decision: 'upheld', reasons: 'It is a butter knife.' }
    expect((await as(second, 'POST', `/takedowns/${own?.id}/appeal/decision`, upheld)).status).toBe(200)
    expect(await places(ghana)).toHaveLength(10)
  })

  test('is refused for a store, for what is no country and for none', async () => {
    const given = { ground: 'law', groundText: 'Blades Act', facts: 'A blade.' }
    const of = async (subject: object, countries: string[]) => {
      const answer = await as(first, 'POST', '/takedowns/', { ...given, subject, countries })
      return { status: answer.status, ...(await answer.json()) }
    }
    const ofStore = await of({ kind: 'store', id: store.id }, ['GH'])
    expect(ofStore).toMatchObject({ status: 422, errors: [{ code: 'moderation.countries-of-store' }] })
    expect(await of({ kind: 'product', id: knife.id }, ['ghana'])).toMatchObject({ status: 422 })
    expect(await of({ kind: 'product', id: knife.id }, [])).toMatchObject({ status: 422 })
    expect(await places(ghana)).toHaveLength(10)
  })

  test('everywhere of what is down in one country waits for its restoration', async () => {
    const { id } = await down(['GH'])
    await expect(aTakedown(shop, knife.id)).rejects.toThrow('already taken down')
    await restore(id)
    await aTakedown(shop, knife.id)
    expect((await shop.request(`/products/${knife.slug}?rate=${nigeria}`)).status).toBe(404)
  })
})
