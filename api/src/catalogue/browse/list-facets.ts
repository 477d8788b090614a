import type { Facets } from '@makola/contract/catalogue.ts'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { restOnStores } from '../../stores/answer-tags.ts'
import { restOnFilters } from '../answer-tags.ts'
import type { ProductFilters } from '../search/match-products.ts'
import { countListings } from './count-listings.ts'
import { countMatches, mostCounted } from './count-matches.ts'
import { findPriceEnds } from './price-ends.ts'

type Question = ProductFilters & { storeName?: string | undefined }

/**
 * Counts the products that pass the filters by category, store and stock, and finds their range of prices. The range ignores the
 * price filter, so that a slider keeps its ends. Without words and prices it reads kept counts instead of counting; with them it
 * counts up to a number, and above it says only that there are more.
 */
export async function listFacets(
  db: Queryable,
  { rate, q, exact, min, max, storeName, ...scope }: Question,
  { baseCurrency }: Pick<Config, 'baseCurrency'>,
): Promise<Facets> {
  restOnFilters({ rate, q, min, max, ...scope }, { prices: true, stock: true })
  restOnStores()
  const findEnds = () => findPriceEnds(db, { scope, rate }, baseCurrency)
  if (q === undefined && min === undefined && max === undefined) {
    return { ...(await countListings(db, scope, storeName)), isCapped: false, price: await findEnds() }
  }
  const { price, ...counts } = await countMatches(db, { rate, q, exact, min, max, storeName, ...scope }, baseCurrency)
  const range = { price: q === undefined || price === undefined ? await findEnds() : price }
  return counts.isCapped
    ? { ...withoutCounts(await countListings(db, scope, storeName)), ...range }
    : { ...counts, ...range }
}

/** The same choices, of which nobody knows how many each would leave. */
function withoutCounts({ categories, stores, storeCount }: Omit<Facets, 'isCapped' | 'price'>): Omit<Facets, 'price'> {
  const uncounted = (choices: Facets['stores']) => choices.map((choice) => ({ ...choice, count: null }))
  return {
    total: mostCounted,
    isCapped: true,
    inStock: null,
    categories: uncounted(categories),
    stores: uncounted(stores),
    storeCount,
  }
}
