import type { TestPlatform } from '../test-platform.ts'
import { aCategory, aProduct } from './catalogue.ts'
import { aStore } from './stores.ts'

/** Numbers that look random and are reproducible. */
export function drawer(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  return { next, pick: <T>(from: readonly T[]): T => from[next(from.length)] as T }
}

export type Stand = {
  stores: string[]
  categories: string[]
  products: { id: string; variantIds: string[] }[]
  /** The keys of each product's option values. */
  keysOf: Map<string, string[]>
}

/** Spellings, by the keys that they share. */
const names = { colour: ['Colour', 'color', 'Couleur'], size: ['Size', 'TAILLE'], print: ['Print'] }
const values = {
  'colour:red': ['Red', 'RED', ' red'],
  'colour:dark-blue': ['Dark blue', 'dark-blue'],
  'colour:creme': ['Crème', 'creme'],
  'size:s': ['S', 's'],
  'size:m': ['M'],
  'print:none': ['None'],
}
export const optionKeys = Object.keys(values) as (keyof typeof values)[]
export const optionOf = (key: string) => key.split(':')[0] as keyof typeof names

/**
 * Stores in four currencies and three countries, one currency without a rate, a tree of categories, and products with one to three
 * variants, some with pinned prices, and with up to three options.
 */
export async function aStand(shop: TestPlatform, count: number): Promise<Stand> {
  const { next, pick } = drawer(7)
  const stores: string[] = []
  for (const [index, currency] of ['USD', 'GHS', 'NGN', 'USD', 'KWD'].entries()) {
    const status = index === 4 ? 'paused' : 'open'
    const countryCode = ['NG', 'GH', 'KE'][index % 3] ?? ''
    stores.push((await aStore(shop, { slug: `stand-${index}`, currency, status, countryCode })).id)
  }
  const categories: string[] = []
  for (let index = 0; index < 7; index++) {
    const parentId = index < 3 ? null : (categories[next(index)] ?? null)
    categories.push((await aCategory(shop, { slug: `kind-${index}`, name: `Kind ${index}`, parentId })).id)
  }
  const products: Stand['products'] = []
  const keysOf: Stand['keysOf'] = new Map()
  for (let index = 0; index < count; index++) {
    const keys = optionKeys.filter(() => next(3) === 0)
    const made = await aProduct(shop, {
      storeId: pick(stores),
      categoryId: next(6) === 0 ? null : pick(categories),
      featured: next(5) === 0,
      productOptions: [...Map.groupBy(keys, optionOf)].map(([option, its]) => ({
        name: pick(names[option]),
        values: its.map((key) => pick(values[key])),
      })),
      status: next(9) === 0 ? 'draft' : 'active',
      variants: Array.from({ length: 1 + next(3) }, () => ({
        priceMinor: 100 + next(90_000),
        stock: next(3),
        ...(next(8) === 0 && { pinned: { [pick(['NGN', 'KES'])]: 100_00 + next(100_000_00) } }),
      })),
    })
    keysOf.set(made.id, keys)
    products.push({ id: made.id, variantIds: made.variants.map(({ id }) => id) })
  }
  return { stores, categories, products, keysOf }
}
