import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { RoundingRule } from '@makola/money/rounding.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

type Page = { data: ProductCard[]; meta: { next: string | null } }

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

async function list(query: string): Promise<Page> {
  const response = await shop.request(`/products/?${query}`)
  expect(response.status).toBe(200)
  return response.json()
}

const names = async (query: string) => (await list(query)).data.map(({ name }) => name)

/** Reads a list to its end, page by page. */
async function listAll(query: string, limit: number): Promise<ProductCard[]> {
  const all: ProductCard[] = []
  for (let cursor = ''; ; ) {
    const { data, meta } = await list(`${query}&limit=${limit}${cursor}`)
    all.push(...data)
    if (meta.next === null) return all
    cursor = `&cursor=${meta.next}`
  }
}

describe('the list of products', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  beforeAll(async () => {
    const fashion = await aCategory(shop, { slug: 'fashion', name: 'Fashion' })
    const shoes = await aCategory(shop, { slug: 'shoes', name: 'Shoes', parentId: fashion.id })
    const home = await aCategory(shop, { slug: 'home', name: 'Home' })
    const open = await aStore(shop, { slug: 'balogun', name: 'Balogun', countryCode: 'NG' })
    const paused = await aStore(shop, { slug: 'holiday', status: 'paused' })
    const closed = await aStore(shop, { slug: 'shut', status: 'closed' })
    const common = { storeId: open.id, createdAt: minutesAgo(50) }
    await aProduct(shop, { ...common, name: 'Sandals', categoryId: shoes.id, createdAt: minutesAgo(10) })
    await aProduct(shop, { ...common, name: 'Agbada', categoryId: fashion.id, featured: true })
    await aProduct(shop, { ...common, name: 'Lamp', categoryId: home.id, stock: 0, createdAt: minutesAgo(30) })
    await aProduct(shop, { ...common, name: 'Draft', categoryId: home.id, status: 'draft' })
    await aProduct(shop, { ...common, name: 'Old', categoryId: home.id, status: 'archived' })
    await aProduct(shop, { name: 'Basket', storeId: paused.id, createdAt: minutesAgo(20) })
    await aProduct(shop, { name: 'Never', storeId: closed.id, featured: true })
  })

  test('lists products on sale, newest first, without those of a closed store', async () => {
    expect(await names('')).toEqual(['Sandals', 'Basket', 'Lamp', 'Agbada'])
    expect(await names('sort=created')).toEqual(['Agbada', 'Lamp', 'Basket', 'Sandals'])
    expect(await names('sort=relevance')).toEqual(['Sandals', 'Basket', 'Lamp', 'Agbada'])
  })

  test('gives the store and the number that can be bought', async () => {
    const [sandals, basket] = (await list('')).data
    expect(sandals).toMatchObject({
      store: { slug: 'balogun', name: 'Balogun', countryCode: 'NG' },
      category: { slug: 'shoes', name: 'Shoes' },
      // It has ten: a card counts to six.
      available: 6,
      featured: false,
      picture: null,
    })
    expect(sandals?.store.status).toBe('open')
    // A paused store shows its products but sells none.
    expect(basket).toMatchObject({ name: 'Basket', available: 0, category: null, store: { status: 'paused' } })
  })

  test('filters by category with its descendants, by store, by featured and by stock', async () => {
    expect(await names('category=fashion')).toEqual(['Sandals', 'Agbada'])
    expect(await names('category=Shoes')).toEqual(['Sandals'])
    expect(await names('category=nothing')).toEqual([])
    expect(await names('category=shoes%20%26%20more')).toEqual([])
    expect(await names('store=holiday')).toEqual(['Basket'])
    expect(await names('store=nobody')).toEqual([])
    expect(await names('featured=true')).toEqual(['Agbada'])
    expect(await names('inStock=true')).toEqual(['Sandals', 'Agbada'])
    expect(await names('inStock=false')).toEqual(['Basket', 'Lamp'])
    expect(await names('category=&store=&q=')).toHaveLength(4)
  })

  test.for(['-created', 'created', 'price', '-price'])('is complete in pages of 1 by %s', async (sort) => {
    const all = await listAll(`sort=${sort}`, 1)
    expect(all.map(({ name }) => name)).toEqual(await names(`sort=${sort}`))
  })

  test('accepts a cursor only for the list that gave it', async () => {
    const { meta } = await list('limit=1&sort=price')
    for (const query of [`sort=-price&cursor=${meta.next}`, `cursor=${meta.next}`, 'cursor=AAAA', 'cursor=W10']) {
      const response = await shop.request(`/products/?${query}`)
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toMatchObject([{ parameter: 'cursor' }])
    }
  })

  test('takes one statement, one more for a range of prices, two by words, three by price, and three more for a rare word', async () => {
    const query = vi.spyOn(shop.database.$client, 'query')
    for (const [asked, statements] of [
      ['', 1],
      ['min=1&category=fashion&store=balogun&inStock=true', 2],
      ['sort=price&category=fashion&store=balogun', 3],
      ['sort=price&category=fashion&store=balogun&q=agbada', 6],
      ['category=fashion&q=agbada', 5],
    ] as const) {
      query.mockClear()
      await list(asked)
      expect(query, asked).toHaveBeenCalledTimes(statements)
    }
    query.mockRestore()
  })

  test('is a new answer only after a change', async () => {
    const first = await shop.request('/products/?store=balogun')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toContain('s-maxage=2')
    const again = await shop.request('/products/?store=balogun', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})

describe('prices in lists', () => {
  const rules: (RoundingRule | null)[] = [
    null,
    { type: 'increment', increment: '500', mode: 'ceil' },
    { type: 'increment', increment: '50', mode: 'half_up' },
    { type: 'increment', increment: '25', mode: 'floor' },
    { type: 'ending', ending: '0.99' },
  ]
  const countries = ['BJ', 'NE', 'TG', 'CM', 'GA']

  beforeAll(async () => {
    await aRate(shop, { countryCode: 'GH', currency: 'GHS', rate: '12.3456' })
    await aRate(shop, { countryCode: 'JP', currency: 'JPY', rate: '151.37' })
    await aRate(shop, { countryCode: 'KW', currency: 'KWD', rate: '0.30715' })
    const amounts = [0, 1, 2, 7, 33, 99, 100, 101, 1499, 1500, 1999, 2500, 36_999]
    for (const currency of ['USD', 'GHS', 'JPY', 'KWD', 'NGN', 'ISK']) {
      const { id: storeId } = await aStore(shop, { currency, slug: `sells-in-${currency.toLowerCase()}` })
      for (const priceMinor of amounts) await aProduct(shop, { storeId, priceMinor, name: `Priced in ${currency}` })
      await aProduct(shop, {
        storeId,
        variants: [{ priceMinor: 5000, pinned: { NGN: 4_321_00 } }, { priceMinor: 6000 }],
      })
    }
  })

  test.for(rules.map((rounding, index) => ({ rounding, countryCode: countries[index] ?? '' })))(
    'sort and narrow by what is shown, rounded by $rounding',
    async ({ rounding, countryCode }) => {
      const { id: rate } = await aRate(shop, {
        countryCode,
        currency: 'NGN',
        rate: '1418.26',
        marginPct: '2.5',
        rounding,
      })
      const shown = (card: ProductCard) => card.price?.amount ?? Number.POSITIVE_INFINITY
      const upwards = await listAll(`rate=${rate}&sort=price`, 7)
      expect(upwards.map(shown)).toEqual(upwards.map(shown).toSorted((a, b) => a - b))
      const downwards = await listAll(`rate=${rate}&sort=-price`, 100)
      const priced = downwards.filter((card) => card.price !== null)
      expect(priced.map(shown)).toEqual(priced.map(shown).toSorted((a, b) => b - a))
      expect(downwards.slice(priced.length).every((card) => card.price === null)).toBe(true)
      expect(new Set(upwards.map(({ id }) => id))).toEqual(new Set(downwards.map(({ id }) => id)))
      for (const edge of new Set(priced.map(shown))) {
        const within = await listAll(`rate=${rate}&min=${edge}&max=${edge}`, 100)
        const expected = priced.filter((card) => shown(card) === edge)
        expect(new Set(within.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
      }
    },
  )

  test('refuse a malformed range', async () => {
    for (const range of ['min=-1', 'max=1.5', 'min=1e309', 'max=cheap']) {
      expect((await shop.request(`/products/?${range}`)).status).toBe(422)
    }
  })
})
