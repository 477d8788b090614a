import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { type HomePage, type ShelfKind, shelfKinds } from '@makola/contract/catalogue/home.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCategory, aProduct, type GivenProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { settings } from '../../shop/tables.ts'
import { countBestSellers } from './count-best-sellers.ts'

let shop: TestPlatform
let operator: SignedIn
let naira: string
let store: { id: string }
let category: { id: string; slug: string }

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
  naira = (await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500' })).id
  await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
  store = await aStore(shop, { slug: 'weavers', countryCode: 'NG', currency: 'USD', story: 'We weave. '.repeat(60) })
  category = await aCategory(shop, { slug: 'cloth' })
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.database.delete(settings)
  await shop.database.execute(sql`update products set status = 'archived'`)
})

const home = async (rate: string | undefined = naira): Promise<HomePage> => {
  const response = await shop.request(`/home/${rate === undefined ? '' : `?rate=${rate}`}`)
  expect(response.status).toBe(200)
  return (await response.json()).data
}
const idsOf = (cards: readonly ProductCard[] | undefined) => (cards ?? []).map(({ id }) => id)
const shelfOf = (page: HomePage, kind: ShelfKind) => page.shelves.find((shelf) => shelf.kind === kind)

/** A product with a picture, of the same store by default. */
async function aPictured(given: GivenProduct = {}) {
  const product = await aProduct(shop, { storeId: store.id, categoryId: category.id, ...given })
  await shop.database.execute(sql`with picture as (
      insert into pictures (id, store_id, name, width, height, color)
      values (${newId()}, ${product.storeId}, ${`${newId()}.png`}, 1, 1, '#000000') returning id)
    insert into product_pictures select ${product.id}, id, 0 from picture`)
  return product
}

async function many(count: number, given: (index: number) => GivenProduct = () => ({})) {
  const made = []
  for (let index = 0; index < count; index++) made.push(await aPictured(given(index)))
  return made
}

const sold = (variantId: string, units: number, daysAgo = 1) =>
  shop.database.execute(sql`insert into stock_movements (id, variant_id, kind, quantity, actor, at)
    values (${newId()}, ${variantId}, 'sold', ${-units}, 'visitor', ${new Date(shop.clock.now().getTime() - daysAgo * 86_400_000)})`)

const arrange = (given: object, { headers } = operator) =>
  shop.request('/home/arrangement', { method: 'PUT', json: given, headers })
const showing = (...shown: ShelfKind[]) => ({
  shelves: [...shown, ...shelfKinds.filter((kind) => !shown.includes(kind))].map((kind) => ({
    kind,
    isShown: shown.includes(kind),
  })),
  underMinor: 20_00,
  story: null as string | null,
  version: 0,
})

describe('shelves', () => {
  test('hold what can be bought now, and no product is on two of them or at the top', async () => {
    await many(40, (index) => ({ featured: index < 9, compareAtMinor: index % 3 === 0 ? 2_000 : null }))
    const page = await home()
    const ids = [...idsOf(page.hero), ...page.shelves.flatMap(({ products }) => idsOf(products))]
    expect(new Set(ids).size).toBe(ids.length)
    expect(page.hero).toHaveLength(3)
    expect(page.shelves.map(({ kind }) => kind)).toEqual(['new', 'under', 'offers', 'near'])
    for (const { products } of page.shelves) {
      expect(products.length).toBeGreaterThanOrEqual(4)
      expect(products.length).toBeLessThanOrEqual(8)
    }
    expect(page.categories).toMatchObject([{ slug: 'cloth', productCount: 40, picture: { url: expect.any(String) } }])
  })

  test('never show drafts, sold-out goods, or those of a paused or closed store', async () => {
    const good = await many(5, () => ({ compareAtMinor: 2_000 }))
    const paused = await aStore(shop, { status: 'paused', countryCode: 'NG', currency: 'USD' })
    const closed = await aStore(shop, { status: 'closed', countryCode: 'NG', currency: 'USD' })
    const hidden = [
      await aPictured({ status: 'draft', compareAtMinor: 2_000 }),
      await aPictured({ stock: 0, compareAtMinor: 2_000 }),
      await aPictured({ storeId: paused.id, compareAtMinor: 2_000 }),
      await aPictured({ storeId: closed.id, compareAtMinor: 2_000 }),
    ]
    for (const { variantId } of [...good, ...hidden]) await sold(variantId, 3)
    await countBestSellers(shop)
    let version = 0
    for (const kind of shelfKinds.filter((each) => each !== 'featured')) {
      expect((await arrange({ ...showing(kind), version: version++ })).status).toBe(200)
      const page = await home()
      expect([kind, idsOf(shelfOf(page, kind)?.products).toSorted()]).toEqual([kind, idsOf(good as never).toSorted()])
    }
  })

  test('are not hidden by newer products without a picture', async () => {
    const good = await many(5)
    for (let index = 0; index < 50; index++) await aProduct(shop, { storeId: store.id })
    let version = 0
    for (const kind of ['new', 'under', 'near'] as const) {
      expect((await arrange({ ...showing(kind), version: version++ })).status).toBe(200)
      expect(idsOf(shelfOf(await home(), kind)?.products).toSorted()).toEqual(good.map(({ id }) => id).toSorted())
    }
  })

  test('with fewer than four products are left out', async () => {
    await many(3)
    expect((await home()).shelves).toEqual([])
  })

  test('leave room for several stores', async () => {
    const other = await aStore(shop, { countryCode: 'GH', currency: 'USD' })
    await many(4, () => ({ storeId: other.id }))
    await many(12)
    await arrange(showing('new'))
    const { hero, shelves } = await home()
    const stores = [...hero, ...shelves.flatMap(({ products }) => products)].map((card) => card.store.id)
    expect(stores).toHaveLength(11)
    expect(stores.filter((id) => id === other.id)).toHaveLength(4)
  })
})

describe('best sellers', () => {
  test('are those with the most units paid for in 90 days', async () => {
    const [a, b, c, d, old] = await many(5)
    for (const [product, units] of [
      [a, 2],
      [b, 9],
      [c, 1],
      [d, 4],
    ] as const)
      await sold(product?.variantId ?? '', units)
    await sold(a?.variantId ?? '', 3)
    await sold(old?.variantId ?? '', 50, 91)
    await countBestSellers(shop)
    await arrange(showing('best-sellers'))
    expect(idsOf(shelfOf(await home(), 'best-sellers')?.products)).toEqual([b?.id, a?.id, d?.id, c?.id])
  })

  test('are counted anew: what no longer sells goes', async () => {
    const [a] = await many(1)
    await sold(a?.variantId ?? '', 7)
    await countBestSellers(shop)
    const count = async () =>
      (await shop.database.execute(sql`select units::int from best_sellers where product_id = ${a?.id}`)).rows
    expect(await count()).toEqual([{ units: 7 }])
    shop.clock.advance(95 * 86_400)
    await countBestSellers(shop)
    expect(await count()).toEqual([])
    shop.clock.advance(-95 * 86_400)
  })
})

describe('goods under an amount', () => {
  test.each([
    ['XOF', '600', 10_000],
    ['KWD', '0.3', 5_000],
    ['NGN', '1500', 20_000_00],
  ])('a round amount in %s, and no product costs more', async (currency, rate, amount) => {
    const countryCode = { XOF: 'CI', KWD: 'KW', NGN: 'NG' }[currency] ?? ''
    const id = currency === 'NGN' ? naira : (await aRate(shop, { countryCode, currency, rate })).id
    await many(12, (index) => ({ priceMinor: 300 * (index + 1) }))
    await arrange(showing('under'))
    const shelf = shelfOf(await home(id), 'under')
    expect(shelf?.amount).toEqual({ amount, currency })
    const prices = shelf?.products.map(({ price }) => price?.amount ?? Number.NaN) ?? []
    expect(prices.length).toBeGreaterThanOrEqual(4)
    expect(Math.max(...prices)).toBeLessThanOrEqual(amount)
    const list = await (await shop.request(`/products/?rate=${id}&max=${amount}&inStock=true`)).json()
    expect(list.data.length).toBeGreaterThanOrEqual(prices.length)
  })

  test('in the shop’s own currency exactly the amount', async () => {
    await many(5, (index) => ({ priceMinor: 23_41 + index }))
    await arrange({ ...showing('under'), underMinor: 23_44 })
    const us = (await (await shop.request('/rates/')).json()).data.find(
      (rate: { currency: string }) => rate.currency === 'USD',
    )
    const shelf = shelfOf(await home(us.id), 'under')
    expect(shelf).toMatchObject({ amount: { amount: 23_44, currency: 'USD' } })
    expect(shelf?.products).toHaveLength(4)
  })
})

describe('offers and goods near the visitor', () => {
  test('offers cost less than before, the greatest saving first', async () => {
    const was = [1_100, 2_000, 1_500, 1_200]
    const made = await many(4, (index) => ({ compareAtMinor: was[index] ?? null }))
    await many(3)
    await arrange(showing('offers'))
    const shelf = shelfOf(await home(), 'offers')
    expect(idsOf(shelf?.products).slice(0, 2)).toEqual([made[1]?.id, made[2]?.id])
    expect(shelf?.products).toHaveLength(4)
  })

  test('near are stores in the country of the visitor’s rate', async () => {
    const far = await aStore(shop, { countryCode: 'GH', currency: 'USD' })
    const here = await many(4)
    await many(4, () => ({ storeId: far.id }))
    await arrange(showing('near'))
    const shelf = shelfOf(await home(), 'near')
    expect(shelf?.country).toEqual({ code: 'NG', name: 'Nigeria' })
    expect(idsOf(shelf?.products).toSorted()).toEqual(idsOf(here as never).toSorted())
  })
})

describe('the story of a store', () => {
  test('is told with its goods, until the store closes', async () => {
    await many(4)
    await arrange({ ...showing(), story: 'weavers' })
    const { story } = await home()
    expect(story).toMatchObject({ store: { slug: 'weavers' }, products: [{}, {}, {}] })
    expect(story?.opening.length).toBeLessThanOrEqual(241)
    expect(story?.opening).toMatch(/weave\.?…$/)
    await shop.database.execute(sql`update stores set status = 'paused' where id = ${store.id}`)
    expect((await home()).story).toBeNull()
    await shop.database.execute(sql`update stores set status = 'open' where id = ${store.id}`)
  })
})

describe('the arrangement', () => {
  const read = async () => (await (await shop.request('/home/arrangement', { headers: operator.headers })).json()).data

  test('works without ever being arranged', async () => {
    expect(await read()).toEqual({
      shelves: shelfKinds.map((kind) => ({ kind, isShown: kind !== 'featured' })),
      under: { amount: 20_00, currency: 'USD' },
      story: null,
      version: 0,
    })
  })

  test('is the operator’s order, and is recorded', async () => {
    await many(24, () => ({ compareAtMinor: 2_000 }))
    await arrange(showing('near', 'offers', 'new'))
    expect((await home()).shelves.map(({ kind }) => kind)).toEqual(['near', 'offers', 'new'])
    const { data } = await (await shop.request('/audit', { headers: operator.headers })).json()
    expect(data[0]).toMatchObject({ action: 'home.arranged', after: { shelves: ['near', 'offers', 'new'] } })
  })

  test('of two who save at once, one is told', async () => {
    const answers = await Promise.all([arrange(showing('new')), arrange(showing('offers'))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read()).version).toBe(1)
  })

  test('names each shelf once, an amount above 0 and an open store', async () => {
    const good = showing('new')
    for (const bad of [
      { ...good, shelves: good.shelves.slice(1) },
      { ...good, shelves: [...good.shelves.slice(1), good.shelves[1]] },
      { ...good, shelves: [...good.shelves.slice(1), { kind: 'sale', isShown: true }] },
      { ...good, underMinor: 0 },
      { ...good, underMinor: 1.5 },
      { ...good, story: 'no-such-store' },
      { ...good, more: true },
    ]) {
      const response = await arrange(bad)
      expect([bad, response.status]).toEqual([bad, 422])
      expect((await response.json()).errors.length).toBeGreaterThan(0)
    }
    expect((await read()).version).toBe(0)
  })

  test('is for the staff who choose what is featured', async () => {
    for (const staffRole of ['support', 'finance', 'read-only'] as const) {
      expect((await arrange(showing('new'), await anAccount(shop, { staffRole }))).status).toBe(403)
    }
    expect((await arrange(showing('new'), await anAccount(shop))).status).toBe(403)
    expect((await arrange(showing('new'), await anAccount(shop, { staffRole: 'catalogue' }))).status).toBe(200)
  })
})
