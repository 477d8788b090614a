import type { Facets, ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { foldListings } from './fold-listings.ts'

let shop: TestPlatform
let store: string
let scarf: string

const sold = (name: string, options: Record<string, string[]>) =>
  aProduct(shop, {
    name,
    storeId: store,
    productOptions: Object.entries(options).map(([option, values]) => ({ name: option, values })),
  })

beforeAll(async () => {
  shop = await openTestPlatform()
  await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
  store = (await aStore(shop, { countryCode: 'NG' })).id
  const abroad = await aStore(shop, { countryCode: 'KE' })
  scarf = (await sold('Scarf', { Colour: ['Crème', 'Red'] })).id
  await sold('Shawl', { color: ['red', 'creme'], Size: ['S', 'M'] })
  await sold('Shirt', { Couleur: ['RED'], Taille: ['M', 'L'] })
  await sold('Plain', {})
  await aProduct(shop, { name: 'Kiondo', storeId: abroad.id })
})
afterAll(() => shop.close())

async function read<T>(path: string): Promise<T> {
  const response = await shop.request(path)
  expect(response.status).toBe(200)
  return response.json()
}
const facets = async (asked = '') => (await read<{ data: Facets }>(`/products/facets?${asked}`)).data
const listed = async (asked: string) =>
  (await read<{ data: ProductCard[] }>(`/products/?${asked}`)).data.map(({ name }) => name).toSorted()

const counts = ({ options }: Facets) =>
  options.map(({ name, values }) => [name, ...values.map((value) => `${value.name} ${value.count}`)])

test('spellings of one value are counted together, as the first product spells it', async () => {
  expect(counts(await facets())).toEqual([
    ['Colour', 'Red 3', 'Crème 2'],
    ['Size', 'M 2', 'L 1', 'S 1'],
  ])
})

test('values of one option widen the list, options narrow it, and each is counted as if it were not chosen', async () => {
  expect(await listed('options=colour:creme')).toEqual(['Scarf', 'Shawl'])
  expect(await listed('options=size:s,size:l')).toEqual(['Shawl', 'Shirt'])
  expect(await listed('options=size:m,colour:creme')).toEqual(['Shawl'])
  expect(await listed('options=size:m,colour:creme&sort=price')).toEqual(['Shawl'])
  expect(await listed('options=colour:red&q=shirt')).toEqual(['Shirt'])
  const { total, ...chosen } = await facets('options=colour:creme')
  expect(total).toBe(2)
  expect(counts(chosen as Facets)).toEqual([
    ['Colour', 'Red 3', 'Crème 2'],
    ['Size', 'M 1', 'S 1'],
  ])
})

test('a value that nothing has finds nothing, and what is chosen stays to be seen', async () => {
  expect(await listed('options=colour:teal')).toEqual([])
  expect(await facets('options=colour:teal')).toMatchObject({ total: 0, options: [{ key: 'colour' }] })
  expect(counts(await facets('options=size:l&q=scarf'))).toEqual([])
})

test('an option with one value, which narrows nothing, is offered when it is chosen', async () => {
  const wool = await sold('Wool', { Fibre: ['Wool'] })
  expect((await facets()).options.map(({ key }) => key)).not.toContain('fibre')
  expect((await facets('options=fibre:wool')).options.map(({ key }) => key)).toContain('fibre')
  await shop.database.execute(sql`delete from products where id = ${wool.id}`)
})

test('the country of the store filters and is counted', async () => {
  expect(await listed('shipsFrom=KE')).toEqual(['Kiondo'])
  expect(await listed('shipsFrom=ZA')).toEqual([])
  const { countries } = await facets()
  expect(countries).toEqual([
    { code: 'NG', name: 'Nigeria', count: 4 },
    { code: 'KE', name: 'Kenya', count: 1 },
  ])
  expect((await facets('shipsFrom=KE')).total).toBe(1)
})

test.each(['colour', 'colour:', ':red', 'colour:red,', 'a:b:c', 'colour:re%00d', `colour:${'x'.repeat(101)}`])(
  'refuses the options %j',
  async (options) => {
    const response = await shop.request(`/products/?options=${options}`)
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ parameter: 'options' }])
  },
)

test('another options of a product are filtered and counted at once, folded or not', async () => {
  await foldListings(shop.database)
  await shop.database.execute(sql`
    update products set options = '[{"name": "Colour", "values": ["Blue", "blue "]}]' where id = ${scarf}`)
  expect(await listed('options=colour:blue')).toEqual(['Scarf'])
  expect(counts(await facets())[0]).toEqual(['color', 'red 2', 'Blue 1', 'creme 1'])
})

test('a value that no product has is found by the invariant', async () => {
  const broken = async () => (await brokenInvariants(shop)).map(({ id }) => id)
  expect(await broken()).not.toContain('catalogue.option-values')
  await shop.database.execute(sql`insert into option_values values ('colour:pink', ${scarf}, 'Colour', 'Pink')`)
  expect(await broken()).toContain('catalogue.option-values')
})
