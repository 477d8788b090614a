import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { stores } from '../../stores/tables.ts'
import { products } from '../tables.ts'

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
  test('ranks words of the name above those of the description', async () => {
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

  test('ignores accents', async () => {
    expect(await search('creme brulee')).toEqual(['Crème brûlée torch'])
    expect(await search('CRÈME')).toEqual(['Crème brûlée torch'])
    expect(await search('adire')).toEqual(['T-shirt, hand dyed'])
  })

  test('combines with filters and other orders', async () => {
    expect(await search('mascara', '&sort=-price')).toEqual(['Eyeshadow Palette', mascara])
    expect(await search('mascra', '&sort=price&category=beauty')).toEqual([mascara])
    expect(await search('mascara', '&min=2000')).toEqual(['Eyeshadow Palette'])
    expect(await search('headphons', '&inStock=true')).toEqual([])
  })

  test('pages by relevance without gaps', async () => {
    const first = await (await shop.request('/products/?q=mascara&limit=1')).json()
    const second = await (await shop.request(`/products/?q=mascara&limit=1&cursor=${first.meta.next}`)).json()
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual([mascara, 'Eyeshadow Palette'])
    expect(second.meta.next).toBeNull()
  })

  test.for(['!!!', '&|!():*', "'; drop table products; --", '%', '\\', 'ŉ', '½', '𝒳', 'a'.repeat(200), '<>', '🧵'])(
    'treats %s as plain text',
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

describe('words', () => {
  let open: string
  const sold = (name: string, more = {}) => aProduct(shop, { name, storeId: open, ...more })

  beforeAll(async () => {
    open = (await aStore(shop, { slug: 'makers', name: 'Adùnní Makers' })).id
  })

  test.for([
    ['kettle', 'kettles', 'Copper kettle', 'Two kettles'],
    ['lanterne', 'lanternes', 'Lanterne de cuivre', 'Deux lanternes'],
  ] as const)('%s and %s find each other, the one that was typed first', async ([one, many, ofOne, ofMany]) => {
    await sold(ofMany)
    await sold(ofOne)
    expect(await search(one)).toEqual([ofOne, ofMany])
    expect(await search(many)).toEqual([ofMany, ofOne])
  })

  test.for([
    ['sneakers', 'Canvas trainers'],
    ['kicks', 'Canvas trainers'],
    ['jewelry', 'Jewellery box'],
    ['cloth', 'Dyed fabric'],
  ] as const)('%s finds %s', async ([typed, meant]) => {
    await sold(meant)
    expect(await search(typed)).toContain(meant)
  })

  test('red dress: red dresses rank above texts that mention both words', async () => {
    await sold('Doll in blue', { description: 'The red doll has another dress. This dress is red and new.' })
    await sold('Ankara dress', {
      productOptions: [{ name: 'Colour', values: ['Green', 'Red'] }],
      variants: [{ options: { Colour: 'Green' } }, { options: { Colour: 'Red' } }],
    })
    expect(await search('red dress')).toEqual(['Ankara dress', 'Doll in blue'])
    expect(await search('green dresses')).toEqual(['Ankara dress'])
  })

  test('that name a category find everything in it and below, after literal matches', async () => {
    const play = await aCategory(shop, { slug: 'play', name: 'Books and play' })
    const toys = await aCategory(shop, { slug: 'toys', name: 'Toys and games', parentId: play.id })
    await sold('Naledi rag doll', { description: 'For children from three years.', categoryId: toys.id })
    await sold('Football', { description: 'Ten panels.', categoryId: toys.id })
    await sold('A toy of tin', { description: 'Children pull it.' })
    await sold('Lamp for children', { description: 'It glows.' })
    expect((await search('toy for kids')).toSorted()).toEqual(['A toy of tin', 'Naledi rag doll'])
    expect(await search('toys')).toEqual(['A toy of tin', 'Football', 'Naledi rag doll'])
    expect((await search('games')).toSorted()).toEqual(['Football', 'Naledi rag doll'])
    expect((await search('jouet')).toSorted()).toEqual(['A toy of tin', 'Football', 'Naledi rag doll'])
  })

  test('that are common, or name a category, are not taken for misspellings of others', async () => {
    const women = await aCategory(shop, { slug: 'womens-clothing', name: "Women's clothing" })
    await sold('Wrap of silk', { categoryId: women.id })
    for (const name of ['Woven tray', 'Woven towel', 'Woven mat', 'Masala chai']) await sold(name)
    expect(await search('women')).toEqual(['Wrap of silk'])
    expect(await search('chair')).toEqual([])
    const { meta } = await (await shop.request('/products/?q=women')).json()
    expect(meta).toMatchObject({ corrected: null, suggestion: null })
  })

  test('of English have no French stems: a trainer is no train, and a T-shirt no tea', async () => {
    const tea = await aCategory(shop, { slug: 'coffee-and-tea', name: 'Coffee and tea' })
    for (const name of ['Night train espresso', 'Purple leaves']) await sold(name, { categoryId: tea.id })
    expect(await search('trainers')).not.toContain('Night train espresso')
    expect(await search('tee')).not.toContain('Purple leaves')
    expect(await search('tea')).toContain('Purple leaves')
  })

  test('that name a country find what its stores sell', async () => {
    const { id } = await aStore(shop, { slug: 'soweto', name: 'Soweto', countryCode: 'ZA', currency: 'ZAR' })
    await aProduct(shop, { name: 'Copper cup', storeId: id })
    await sold('Copper plate')
    expect(await search('south africa')).toEqual(['Copper cup'])
    expect(await search('copper south africa')).toEqual(['Copper cup'])
    const { id: juba } = await aStore(shop, { slug: 'juba', name: 'Juba', countryCode: 'SS', currency: 'USD' })
    await aProduct(shop, { name: 'Copper bell', storeId: juba })
    expect(await search('south sudan')).toEqual(['Copper bell'])
    expect(await search('sudan')).toEqual([])
  })

  test('misspelt on one product only still find the intended ones, after it', async () => {
    for (const name of ['Silver bracelet', 'Bead bracelet']) await sold(name)
    await sold('Braclet')
    const [first, ...others] = await search('braclet')
    expect([first, others.sort()]).toEqual(['Braclet', ['Bead bracelet', 'Silver bracelet']])
  })

  test('that nothing has are corrected, which the answer says; a suggestion is made where little has them', async () => {
    const metaOf = async (q: string, more = '') =>
      (await (await shop.request(`/products/?q=${encodeURIComponent(q)}${more}`)).json()).meta
    for (const name of ['Lantern of brass', 'Lantern of tin', 'Lantern of clay', 'Foulard à pois', 'مصباح نحاس'])
      await sold(name)
    expect(await metaOf('brass lantren')).toMatchObject({
      corrected: { from: 'brass lantren', to: 'brass lantern' },
      suggestion: null,
    })
    expect(await metaOf('foulrad')).toMatchObject({ corrected: { from: 'foulrad', to: 'foulard' } })
    expect(await metaOf('مصبح')).toMatchObject({ corrected: { from: 'مصبح', to: 'مصباح' } })
    expect(await search('brass lantren', '&exact=true')).toEqual([])
    expect(await metaOf('brass lantren', '&exact=true')).toMatchObject({ corrected: null, suggestion: null })
    await sold('Lanterm')
    expect(await metaOf('lanterm')).toMatchObject({ corrected: null, suggestion: 'lantern' })
    expect((await search('lanterm'))[0]).toBe('Lanterm')
    expect(await metaOf('lantern')).toMatchObject({ corrected: null, suggestion: null })
  })

  test('with one mistake each find the product in the first five, 95 of 100; as they are they are never corrected', async () => {
    const { id: storeId, slug } = await aStore(shop, { slug: 'dictionary' })
    const syllables = ['ba', 'ken', 'tora', 'lim', 'sudo', 'pre', 'gani', 'mol', 'vesh', 'ruki']
    const names = Array.from({ length: 200 }, (_, index) =>
      [index % 10, Math.floor(index / 10) % 10, (index * 7 + 3) % 10].map((at) => syllables[at]).join(''),
    )
    await shop.database.execute(sql`
      with made as (
        insert into products (id, store_id, slug, name, description, status, min_price_minor, max_price_minor)
        select gen_random_uuid(), ${storeId}, 'word-' || n, name, '', 'active', 100, 100
        from unnest(${sql.param(names)}::text[]) with ordinality as given (name, n) returning id, store_id, slug)
      insert into variants (id, product_id, store_id, sku, price_minor) select gen_random_uuid(), id, store_id, slug, 100 from made`)
    const edits = [
      (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
      (word: string, at: number) => `${word.slice(0, at)}q${word.slice(at)}`,
      (word: string, at: number) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
      (word: string, at: number) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
    ]
    let found = 0
    for (const [index, name] of names.entries()) {
      const typed = edits[index % 4]?.(name, 1 + (index % (name.length - 2))) ?? name
      if ((await search(typed, `&store=${slug}&limit=5`)).includes(name)) found++
      if (index % 10 > 0) continue
      const { meta } = await (await shop.request(`/products/?q=${name}&store=${slug}`)).json()
      expect(meta.corrected).toBeNull()
    }
    expect(found).toBeGreaterThanOrEqual(190)
    // Invented words are like real ones, too: they are out of the way of the other tests.
    await shop.database.update(stores).set({ status: 'closed' }).where(eq(stores.id, storeId))
  })

  test('take two statements before the list and its cards, misspelt or not', async () => {
    for (const kind of ['tin', 'clay', 'glass']) await sold(`Amphora of ${kind}`)
    const query = vi.spyOn(shop.database.$client, 'query')
    for (const typed of ['amphora', 'amphroa', 'amphroa of glsas', 'zzzzqqq']) {
      query.mockClear()
      await search(typed)
      expect(query.mock.calls.length, typed).toBeLessThanOrEqual(4)
    }
    query.mockRestore()
  })

  test('are corrected one by one', async () => {
    await sold('Walnut bookshelf')
    expect(await search('walnut boksehlf')).toEqual(['Walnut bookshelf'])
    expect(await search('wlanut bookshelf')).toEqual(['Walnut bookshelf'])
  })

  test('are corrected regardless of closed stores, drafts or other stores', async () => {
    const closed = await aStore(shop, { status: 'closed' })
    await sold('Hammock')
    for (const more of [{ storeId: closed.id }, { status: 'draft' as const }, { storeId: (await aStore(shop)).id }]) {
      for (let copies = 0; copies < 3; copies++) await aProduct(shop, { name: 'Hamock', ...more })
    }
    expect(await search('hamock', '&store=makers')).toEqual(['Hammock'])
    expect(await search('hamock', '&store=makers&min=1&max=5000')).toEqual(['Hammock'])
    expect(await search('hamock', '&store=makers&min=5000')).toEqual([])
  })

  test('rank all matches: the best of 1,200 comes first, and the count equals the length of the list', async () => {
    const storeId = (await aStore(shop, { slug: 'warehouse' })).id
    await shop.database.execute(sql`
      with made as (
        insert into products (id, store_id, slug, name, description, status, min_price_minor, max_price_minor)
        select gen_random_uuid(), ${storeId}, 'mass-' || i, 'Thing ' || i, 'Everlasting.', 'active', 100, 100
        from generate_series(1, 1200) as i returning id, store_id, slug)
      insert into variants (id, product_id, store_id, sku, price_minor) select gen_random_uuid(), id, store_id, slug, 100 from made`)
    await sold('Everlasting plate')
    expect((await search('everlasting', '&limit=2'))[0]).toBe('Everlasting plate')
    const facets = await (await shop.request('/products/facets?q=everlasting')).json()
    const seen = new Set<string>()
    for (let cursor = ''; ; ) {
      const page = await (await shop.request(`/products/?q=everlasting&limit=100${cursor}`)).json()
      for (const { id } of page.data) seen.add(id)
      if (page.meta.next === null) break
      cursor = `&cursor=${page.meta.next}`
    }
    expect([seen.size, facets.data.total]).toEqual([1201, 1201])
  })

  test('follow every change of a product', async () => {
    const { id } = await sold('Marimba')
    const change = (set: Partial<typeof products.$inferInsert>) =>
      shop.database.update(products).set(set).where(eq(products.id, id))
    await change({ name: 'Kalimba', tags: ['thumb piano'], options: [{ name: 'Wood', values: ['Mahogany'] }] })
    expect(await search('marimba')).not.toContain('Kalimba')
    for (const typed of ['kalimba', 'kalimbas', 'thumb piano', 'mahogany'])
      expect(await search(typed)).toEqual(['Kalimba'])
    await change({ options: [] })
    expect(await search('mahogany')).toEqual([])
    expect(await brokenInvariants(shop)).toEqual([])
  })
})
