import type { Facets } from '@makola/contract/catalogue/catalogue.ts'
import { countryName } from '@makola/countries/names.ts'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { restOnStores } from '../../stores/answer-tags.ts'
import { restOnFilters } from '../answer-tags.ts'
import type { ProductFilters } from '../search/match-products.ts'
import { countListings, type ListingCounts, mostCounted } from './count-listings.ts'
import { countMatches } from './count-matches.ts'
import { presentOptions } from './option-counts.ts'
import { findPriceEnds } from './price-ends.ts'

type Question = ProductFilters & { storeName?: string | undefined }

/**
 * Counts the products that pass the filters by category, store, country, option and stock, and finds their range of prices. The range
 * ignores the price filter, so that a slider keeps its ends. Without words, prices and options it reads kept counts instead of
 * counting; with them it counts up to a number, and above it says only that there are more.
 */
export async function listFacets(
  db: Queryable,
  { rate, q, exact, min, max, storeName, ...scope }: Question,
  { baseCurrency }: Pick<Config, 'baseCurrency'>,
): Promise<Facets> {
  restOnFilters({ rate, q, min, max, ...scope }, { prices: true, stock: true, options: true })
  restOnStores()
  const findEnds = () => findPriceEnds(db, { scope, rate }, baseCurrency)
  if ([q, min, max, scope.options].every((asked) => asked === undefined)) {
    const [counts, price] = await Promise.all([
      countListings(db, { ...scope, rate, storeName }, baseCurrency),
      findEnds(),
    ])
    return { ...present(counts), isCapped: false, price }
  }
  const counted = await countMatches(db, { rate, q, exact, min, max, storeName, ...scope }, baseCurrency)
  const { price: range, isCapped, ...counts } = counted
  if (!isCapped) return { ...present(counts), isCapped, price: range === undefined ? await findEnds() : range }
  const { options: _, ...choices } = scope
  const [listed, price] = await Promise.all([
    countListings(db, { ...choices, rate, storeName }, baseCurrency),
    range === undefined ? findEnds() : range,
  ])
  return { ...withoutCounts(present(listed)), price }
}

type Counted = Omit<Facets, 'isCapped' | 'price'>

function present({ countries, options, ...counts }: ListingCounts): Counted {
  return {
    ...counts,
    countries: countries.map((country) => ({ ...country, name: countryName(country.code) })),
    options: presentOptions(options),
  }
}

/** The same choices, of which nobody knows how many each would leave. */
function withoutCounts({ categories, stores, storeCount, countries }: Counted): Omit<Facets, 'price'> {
  const uncounted = <T extends object>(choices: readonly T[]) => choices.map((choice) => ({ ...choice, count: null }))
  return {
    total: mostCounted,
    isCapped: true,
    inStock: null,
    categories: uncounted(categories),
    stores: uncounted(stores),
    storeCount,
    countries: uncounted(countries),
    options: [],
  }
}
