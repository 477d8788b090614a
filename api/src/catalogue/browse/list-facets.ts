import type { Facets } from '@makola/contract/catalogue.ts'
import { sql } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { restOnStores } from '../../stores/answer-tags.ts'
import { restOnFilters } from '../answer-tags.ts'
import { interpretFilters } from '../search/interpret-words.ts'
import { isStocked, matchProducts, type ProductFilters, queryProducts } from '../search/match-products.ts'
import { countListings } from './count-listings.ts'
import { findPriceEnds } from './price-ends.ts'

type FacetRow = {
  total: number
  inStock: number
  categories: Facets['categories'] | null
  stores: Facets['stores'] | null
  lowestMinor: number | null
  highestMinor: number | null
  currency: string | null
}

/**
 * Counts the products that pass the filters by category, store and stock, and finds their range of prices. The range ignores the
 * price filter, so that a slider keeps its ends. Without words and prices it reads kept counts instead of counting.
 */
export async function listFacets(
  db: Queryable,
  { rate, q, min, max, ...scope }: ProductFilters,
  { baseCurrency }: Pick<Config, 'baseCurrency'>,
): Promise<Facets> {
  restOnFilters({ rate, q, min, max, ...scope }, { prices: true, stock: true })
  restOnStores()
  if (q === undefined && min === undefined && max === undefined) {
    const price = await findPriceEnds(db, { scope, rate }, baseCurrency)
    if (price !== undefined) return { ...(await countListings(db, scope)), price }
  }
  return countMatches(db, { rate, q, min, max, ...scope }, baseCurrency)
}

/**
 * Each product is read and priced once (without `offset 0` its price would be computed at each mention); the rest is summed from
 * the few sums of a store's products in a category.
 */
async function countMatches(
  db: Queryable,
  { min, max, ...asked }: ProductFilters,
  base: Config['baseCurrency'],
): Promise<Facets> {
  const inRange = sql`${min === undefined ? sql`true` : sql`key >= ${min}`}
    and ${max === undefined ? sql`true` : sql`key <= ${max}`}`
  const filters = await interpretFilters(db, asked, base)
  const [facets] = await queryProducts<FacetRow>(
    db,
    filters,
    sql`
    ${matchProducts(filters, 'price', base, sql`, products.store_id, products.category_id, ${isStocked} as is_stocked`)},
    summed as materialized (
      select store_id, category_id, count(*) filter (where ${inRange}) as products,
        count(*) filter (where ${inRange} and is_stocked) as stocked, min(key) as lowest, max(key) as highest
      from (select * from matching offset 0) as matching group by store_id, category_id)
    select
      (select coalesce(sum(products), 0)::int from summed) as total,
      (select coalesce(sum(stocked), 0)::int from summed) as "inStock",
      (select json_agg(facet order by count desc, name) from (
        select categories.slug, categories.name, sum(products)::int as count from summed
        join categories on categories.id = category_id where products > 0 group by categories.id) as facet) as categories,
      (select json_agg(facet order by count desc, name) from (
        select stores.slug, stores.name, sum(products)::int as count from summed
        join stores on stores.id = store_id where products > 0 group by stores.id) as facet) as stores,
      (select min(lowest)::float8 from summed) as "lowestMinor",
      (select max(highest)::float8 from summed) as "highestMinor",
      (select currency from chosen) as currency`,
  )
  if (!facets) throw new Error('The facets had no row')
  return present(facets)
}

function present({ total, inStock, categories, stores, lowestMinor, highestMinor, currency }: FacetRow): Facets {
  const hasPrices = lowestMinor !== null && highestMinor !== null && currency !== null
  return {
    total,
    inStock,
    categories: categories ?? [],
    stores: stores ?? [],
    price: hasPrices ? { min: { amount: lowestMinor, currency }, max: { amount: highestMinor, currency } } : null,
  }
}
