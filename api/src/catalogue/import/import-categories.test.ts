import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCategory } from '../../../../testing/builders/catalogue.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { type Place, tableSender } from '../../../../testing/calls/send-tables.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

type Problem = { type: string; detail: string; errors?: { pointer: string; detail: string }[] }
type Words = { data: { word: string; category: { slug: string } }[] }

let shop: TestPlatform
let operator: SignedIn
let shoes: { id: string }
let hats: { id: string }

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
  shoes = await aCategory(shop, { slug: 'shoes', name: 'Shoes' })
  hats = await aCategory(shop, { slug: 'hats', name: 'Hats' })
})
afterAll(() => shop.close())

const csv =
  'Handle,Title,Type,Variant Price\na,A,Shoes,1\nb,B,Chaussures,1\nc,C,CHAUSSURES,1\nd,D,Spaceships,1\ne,E,,1\n'

const take = async (place: Place, table = csv) => (await tableSender(shop).take(table, '', place)).body.data

const choose = ({ store, owner }: Place, choices: unknown) =>
  apiCaller(shop).patch<Words & Problem>(
    `/stores/${store.slug}/category-words`,
    { choices },
    { headers: owner.headers },
  )
const wordsOf = async ({ store, owner }: Place) =>
  (await apiCaller(shop).get<Words>(`/stores/${store.slug}/category-words`, { headers: owner.headers })).body.data

async function slugsIn({ store }: Place) {
  const { rows } = await shop.database.execute<{ name: string; slug: string | null }>(`
    select products.name, categories.slug from products left join categories on categories.id = category_id
    where store_id = '${store.id}' order by 1`)
  return Object.fromEntries(rows.map(({ name, slug }) => [name, slug]))
}

describe('the category words of a file', () => {
  test('are listed with their products, those unknown to the shop first', async () => {
    const place = await aStoreWithOwner(shop)
    const report = await take(place)
    expect(report.categories).toEqual([
      { word: 'Chaussures', products: 2, category: null, isChosen: false },
      { word: 'Spaceships', products: 1, category: null, isChosen: false },
      { word: 'Shoes', products: 1, category: { id: shoes.id, slug: 'shoes', name: 'Shoes' }, isChosen: false },
    ])
    expect(await slugsIn(place)).toEqual({ A: 'shoes', B: null, C: null, D: null, E: null })
    expect((await take(place)).unchanged).toBe(5)
    expect(await (await shop.request('/categories/')).text()).not.toContain('Spaceships')
  })

  test('map to the store’s choice, in this import and later ones, in any spelling', async () => {
    const place = await aStoreWithOwner(shop)
    const chosen = await choose(place, [
      { word: 'chaussures', category: 'shoes' },
      { word: ' Shoes ', category: hats.id },
    ])
    expect(chosen).toMatchObject({ status: 200 })
    expect(chosen.body.data.map(({ word, category }) => [word, category.slug])).toEqual([
      ['chaussures', 'shoes'],
      ['shoes', 'hats'],
    ])
    const report = await take(place)
    expect(report.categories.map(({ word, category, isChosen }) => [word, category?.slug, isChosen])).toEqual([
      ['Spaceships', undefined, false],
      ['Chaussures', 'shoes', true],
      ['Shoes', 'hats', true],
    ])
    expect(await slugsIn(place)).toEqual({ A: 'hats', B: 'shoes', C: 'shoes', D: null, E: null })
    await take(place, 'Handle,Title,Type,Variant Price\nf,F,Chaussures,1\n')
    expect(await slugsIn(place)).toMatchObject({ F: 'shoes' })
  })

  test('are chosen for each store separately, and a choice can be changed and removed', async () => {
    const place = await aStoreWithOwner(shop)
    await choose(place, [{ word: 'Chaussures', category: 'shoes' }])
    expect(await wordsOf(await aStoreWithOwner(shop))).toEqual([])
    await choose(place, [{ word: 'CHAUSSURES', category: 'hats' }])
    expect((await wordsOf(place)).map(({ category }) => category.slug)).toEqual(['hats'])
    await choose(place, [{ word: 'Chaussures', category: null }])
    expect(await wordsOf(place)).toEqual([])
  })

  test('that our own table names exactly keep their meaning, whatever is chosen for other tables', async () => {
    const place = await aStoreWithOwner(shop)
    await take(place)
    await choose(place, [{ word: 'Shoes', category: 'hats' }])
    const { headers } = place.owner
    const ours = await (await shop.request(`/products/export?store=${place.store.slug}`, { headers })).text()
    expect(await take(place, ours)).toMatchObject({ changed: 0, unchanged: 5 })
    expect((await take(place)).changed).toBe(1)
  })

  test('are not chosen when one is wrong, empty, unknown, deleted or repeated', async () => {
    const place = await aStoreWithOwner(shop)
    const gone = await aCategory(shop)
    await apiCaller(shop).remove(`/categories/${gone.id}`, undefined, { headers: operator.headers })
    const good = { word: 'Chaussures', category: 'shoes' }
    for (const category of ['', 'a b', 'no-such-category', '00000000-0000-4000-8000-000000000000', gone.id, 7]) {
      const refused = await choose(place, [good, { word: 'Spaceships', category }])
      expect([category, refused.status]).toEqual([category, 422])
      expect(refused.body.errors).toMatchObject([{ pointer: '/choices/1/category' }])
    }
    const twice = await choose(place, [good, { word: 'CHAUSSURES', category: 'hats' }])
    expect(twice.body.errors).toMatchObject([{ pointer: '/choices/1/word', detail: 'Appears twice.' }])
    for (const choices of [[], [{ ...good, word: ' ' }], [{ ...good, word: 'x'.repeat(81) }], [{ word: 'x' }]]) {
      expect((await choose(place, choices)).status).toBe(422)
    }
    expect(await wordsOf(place)).toEqual([])
  })

  test('for a deleted category move with its products, or lose their choice', async () => {
    const place = await aStoreWithOwner(shop)
    const old = await aCategory(shop)
    const other = await aCategory(shop)
    await choose(place, [
      { word: 'Old', category: old.id },
      { word: 'Other', category: other.id },
    ])
    const { headers } = operator
    expect((await apiCaller(shop).remove(`/categories/${old.id}?moveTo=hats`, undefined, { headers })).status).toBe(204)
    expect((await apiCaller(shop).remove(`/categories/${other.id}`, undefined, { headers })).status).toBe(204)
    expect((await wordsOf(place)).map(({ word, category }) => [word, category.slug])).toEqual([['old', 'hats']])
  })
})

describe('categories that the shop lacks', () => {
  const ask = ({ store, owner }: Place, names: unknown) =>
    apiCaller(shop).post<{ data: object } & Problem>(
      '/categories/requests/many',
      { store: store.slug, names },
      { headers: owner.headers },
    )

  test('are requested at once: existing and requested ones are skipped, and operators are notified once', async () => {
    const place = await aStoreWithOwner(shop, { name: 'Askers' })
    const asked = await ask(place, ['Spaceships', 'Shoes', 'spaceships', 'Rockets'])
    expect(asked).toMatchObject({ status: 201, body: { data: { asked: 2, leftOut: 2 } } })
    await shop.jobs.drain(shop)
    expect(await ask(place, ['Rockets', 'Robots'])).toMatchObject({ body: { data: { asked: 1, leftOut: 1 } } })
    expect(await ask(place, ['Rockets', 'ROBOTS'])).toMatchObject({ status: 409 })
    const { body } = await apiCaller(shop).get<{ data: { name: string; store: { name: string } }[] }>(
      '/categories/requests?state=open&limit=100',
      { headers: operator.headers },
    )
    const theirs = body.data.filter(({ store }) => store.name === 'Askers').map(({ name }) => name)
    expect(theirs.toSorted()).toEqual(['Robots', 'Rockets', 'Spaceships'])
    await shop.jobs.drain(shop)
    const { rows } = await shop.database.execute<{ title: string; body: string }>(
      `select title, body from notifications where type = 'category-asked' and title like 'Askers%'`,
    )
    expect(rows).toEqual([
      {
        title: 'Askers requested categories',
        body: 'It requested “Spaceships” and 1 more. Approve or decline its requests.',
      },
    ])
  })

  test('are not requested without names, with a bad name, or with too many', async () => {
    const place = await aStoreWithOwner(shop)
    for (const names of [[], ['Good', ' '], ['x'.repeat(61)], Array.from({ length: 101 }, (_, index) => `n${index}`)]) {
      expect((await ask(place, names)).status).toBe(422)
    }
    expect((await ask(place, ['Good'])).status).toBe(201)
  })
})
