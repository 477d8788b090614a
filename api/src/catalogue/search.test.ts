import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCategory, aProduct } from '../../testing/builders/catalogue.ts'
import { aRate } from '../../testing/builders/rates.ts'
import { aStore } from '../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
  await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
  const beauty = await aCategory(shop, { slug: 'beauty', name: 'Beauty' })
  const { id: storeId } = await aStore(shop, { slug: 'maquis', name: 'Maquis Beauté' })
  const sold = (name: string, more = {}) => aProduct(shop, { name, storeId, ...more })
  await sold('Essence Mascara Lash Princess', { brand: 'Essence', tags: ['lashes'], categoryId: beauty.id })
  await sold('Eyeshadow Palette', { description: '<p class="mascara">Goes well with a mascara.</p>', priceMinor: 5000 })
  await sold('Apple AirPods Max Headphones', { brand: 'Apple', stock: 0 })
  await sold('Crème brûlée torch')
  await sold('T-shirt, hand dyed', { tags: ['ādirẹ'], featured: true })
  await sold('Secret mascara', { status: 'draft' })
})
afterAll(() => shop.close())

async function search(q: string, more = ''): Promise<string[]> {
  const response = await shop.request(`/products/?q=${encodeURIComponent(q)}${more}`)
  expect(response.status).toBe(200)
  return (await response.json()).data.map(({ name }: { name: string }) => name)
}

const mascara = 'Essence Mascara Lash Princess'
const headphones = 'Apple AirPods Max Headphones'

describe('search', () => {
  test('finds words of the name before those of the description', async () => {
    expect(await search('mascara')).toEqual([mascara, 'Eyeshadow Palette'])
  })

  test('finds brands, tags and several words in any order', async () => {
    expect(await search('lashes')).toEqual([mascara])
    expect(await search('APPLE')).toEqual([headphones])
    expect(await search('princess essence')).toEqual([mascara])
  })

  test('finds the beginning of the last word', async () => {
    expect(await search('masc')).toEqual([mascara, 'Eyeshadow Palette'])
    expect(await search('apple airp')).toEqual([headphones])
    expect(await search('t-sh')).toEqual(['T-shirt, hand dyed'])
  })

  test.for([
    ['mascra', mascara],
    ['maskara', mascara],
    ['headphons', headphones],
    ['haedphones', headphones],
    ['essense mascra', mascara],
  ] as const)('forgives the typing error in %s', async ([typed, meant]) => {
    expect((await search(typed))[0]).toBe(meant)
  })

  test('takes no notice of accents', async () => {
    expect(await search('creme brulee')).toEqual(['Crème brûlée torch'])
    expect(await search('CRÈME')).toEqual(['Crème brûlée torch'])
    expect(await search('adire')).toEqual(['T-shirt, hand dyed'])
  })

  test('goes with filters and other orders', async () => {
    expect(await search('mascara', '&sort=-price')).toEqual(['Eyeshadow Palette', mascara])
    expect(await search('mascra', '&sort=price&category=beauty')).toEqual([mascara])
    expect(await search('mascara', '&min=2000')).toEqual(['Eyeshadow Palette'])
    expect(await search('headphons', '&inStock=true')).toEqual([])
  })

  test('pages by relevance without a gap', async () => {
    const first = await (await shop.request('/products/?q=mascara&limit=1')).json()
    const second = await (await shop.request(`/products/?q=mascara&limit=1&cursor=${first.meta.next}`)).json()
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual([mascara, 'Eyeshadow Palette'])
    expect(second.meta.next).toBeNull()
  })

  test.for(['!!!', '&|!():*', "'; drop table products; --", '%', '\\', 'ŉ', '½', '𝒳', 'a'.repeat(200), '<>', '🧵'])(
    'takes %s as mere text',
    async (q) => {
      expect(await search(q)).toEqual([])
    },
  )

  test('refuses more than 200 characters and control characters', async () => {
    for (const q of ['x'.repeat(201), 'a\u0000b', 'a\r\nb']) {
      const response = await shop.request(`/products/?q=${encodeURIComponent(q)}`)
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toMatchObject([{ parameter: 'q' }])
    }
  })
})

describe('suggestions', () => {
  const suggest = async (q: string) => {
    const response = await shop.request(`/search/suggest?q=${encodeURIComponent(q)}`)
    expect(response.status).toBe(200)
    return (await response.json()).data
  }

  test('offer products with their prices, categories and stores', async () => {
    const beauty = await suggest('beau')
    expect(beauty).toMatchObject({ categories: [{ slug: 'beauty', name: 'Beauty' }], stores: [{ slug: 'maquis' }] })
    const { products } = await suggest('mascra')
    expect(products).toMatchObject([{ name: mascara, price: { amount: 1000, currency: 'USD' } }])
  })

  test('need something to go by', async () => {
    expect((await shop.request('/search/suggest')).status).toBe(422)
    expect((await shop.request('/search/suggest?q=%20')).status).toBe(422)
  })
})
