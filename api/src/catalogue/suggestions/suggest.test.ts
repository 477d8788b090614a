import type { Suggestions } from '@makola/contract/catalogue/suggestions.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'

let shop: TestPlatform
let beauty: { id: string }
let maquis: string

beforeAll(async () => {
  shop = await openTestPlatform()
  await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
  beauty = await aCategory(shop, { slug: 'beauty', name: 'Beauty' })
  await aCategory(shop, { slug: 'beautiful-nothing', name: 'Beautiful nothing' })
  const lashes = await aCategory(shop, { slug: 'lashes', name: 'Lashes', parentId: beauty.id })
  maquis = (await aStore(shop, { slug: 'maquis', name: 'Maquis Beauté' })).id
  await aPictured({ name: 'Essence mascara', storeId: maquis, categoryId: lashes.id })
  await aProduct(shop, { name: 'Crème brûlée torch', storeId: maquis, categoryId: beauty.id })
})
afterAll(() => shop.close())

async function aPictured(given: Parameters<typeof aProduct>[1]) {
  const product = await aProduct(shop, given)
  await shop.database.execute(sql`with picture as (
      insert into pictures (id, store_id, name, width, height, color)
      values (${newId()}, ${product.storeId}, ${`${newId()}.png`}, 1, 1, '#000000') returning id)
    insert into product_pictures select ${product.id}, id, 0 from picture`)
  return product
}

async function suggest(q?: string): Promise<Suggestions> {
  const response = await shop.request(`/search/suggest${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`)
  expect(response.status).toBe(200)
  return (await response.json()).data
}
const namesOf = async (q: string) => {
  const { isInstead, products } = await suggest(q)
  return isInstead ? [] : products.map(({ name }) => name)
}

describe('suggestions', () => {
  test('are products with price, picture and store', async () => {
    const { products, isInstead } = await suggest('mascara')
    expect(products).toMatchObject([
      {
        name: 'Essence mascara',
        price: { amount: 1000, currency: 'USD' },
        picture: { url: expect.any(String) },
        store: { name: 'Maquis Beauté' },
      },
    ])
    expect(isInstead).toBe(false)
  })

  test('are categories and stores with how much they sell, without those that sell nothing', async () => {
    expect(await suggest('beau')).toMatchObject({
      categories: [{ slug: 'beauty', name: 'Beauty', productCount: 2, picture: { url: expect.any(String) } }],
      stores: [{ slug: 'maquis', logo: null, productCount: 2 }],
    })
  })

  test('forgive accents and a typing error, and suggest the spelling', async () => {
    expect(await namesOf('creme brulee')).toEqual(['Crème brûlée torch'])
    expect((await suggest('maquis beaute')).stores).toMatchObject([{ slug: 'maquis' }])
    expect(await namesOf('mascra')).toEqual(['Essence mascara'])
    expect((await suggest('mascra')).didYouMean).toBe('mascara')
    expect((await suggest('mascara')).didYouMean).toBeNull()
  })

  test('are never what cannot be bought: drafts, taken-down and sold-out goods, and those of paused and closed stores', async () => {
    const paused = await aStore(shop, { name: 'Gele paused', status: 'paused' })
    const closed = await aStore(shop, { name: 'Gele closed', status: 'closed' })
    await aProduct(shop, { name: 'Gele draft', storeId: maquis, status: 'draft' })
    await aProduct(shop, { name: 'Gele down', storeId: maquis, status: 'archived', blockedFrom: 'active' })
    await aProduct(shop, { name: 'Gele sold out', storeId: maquis, stock: 0 })
    await aProduct(shop, { name: 'Gele of a paused store', storeId: paused.id })
    await aProduct(shop, { name: 'Gele of a closed store', storeId: closed.id })
    const nothing = await suggest('gele')
    expect(nothing).toMatchObject({ isInstead: true, categories: [], stores: [] })
    expect(JSON.stringify(nothing)).not.toContain('Gele')
    await aProduct(shop, { name: 'Gele in stock', storeId: maquis })
    expect(await namesOf('gele')).toEqual(['Gele in stock'])
  })

  test('are goods that sell well when nothing is near, and the newest where nothing has been sold', async () => {
    expect(await suggest('zzzzqqq')).toMatchObject({
      isInstead: true,
      products: [{ name: 'Essence mascara' }],
      categories: [],
      stores: [],
      didYouMean: null,
    })
  })

  test('without words are the categories that sell best', async () => {
    const food = await aCategory(shop, { slug: 'food', name: 'Food' })
    const coffee = await aProduct(shop, { name: 'Coffee', categoryId: food.id, storeId: maquis })
    const slugs = async () => (await suggest()).categories.map(({ slug }) => slug)
    expect(await slugs()).toEqual(['beauty', 'food'])
    await shop.database.execute(sql`insert into best_sellers values (${coffee.id}, 4)`)
    await expect.poll(slugs).toEqual(['food', 'beauty'])
    expect(await suggest()).toMatchObject({ products: [], stores: [], isInstead: false, didYouMean: null })
  })

  test('refuse a blank and too many letters', async () => {
    for (const q of ['%20', 'x'.repeat(201)]) expect((await shop.request(`/search/suggest?q=${q}`)).status).toBe(422)
  })
})
