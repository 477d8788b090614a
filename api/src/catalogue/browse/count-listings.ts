import type { Facets } from '@makola/contract/catalogue/catalogue.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { chosenRate } from '../search/chosen-rate.ts'
import { inScope, movedHere, type Scope, scopeTables } from './listed-now.ts'
import { countedOptions, type OptionCount, optionCounts } from './option-counts.ts'

/** So many matches are counted one by one; of more, only that there are more. */
export const mostCounted = 10_000

export type ListingCounts = Pick<Facets, 'total' | 'inStock' | 'categories' | 'stores' | 'storeCount'> & {
  countries: { code: string; count: number }[]
  options: OptionCount[]
}

/** The largest stores are named, up to this many; the others are found by their names. */
const mostStores = 50

type KeptScope = Omit<Scope, 'options'>
type Asked = KeptScope & { rate: string | undefined; storeName: string | undefined }

/**
 * Counts the products on sale in a scope, by category, store, country and stock, by summing counts that are kept. Their options are
 * counted one by one, where there are not too many.
 */
export async function countListings(
  db: Queryable,
  { rate, storeName, ...scope }: Asked,
  base: string,
): Promise<ListingCounts> {
  const [counts] = await queryPrepared<ListingCounts>(
    db,
    'count-listings',
    sql`
    with recursive ${chosenRate(base, rate)}, ${scopeTables(scope)} ${movedHere},
      by_store as (${sumBy('store', scope)}), by_category as (${sumBy('category', scope)}),
      ${optionCounts(listedIn(scope))}
    select
      (select coalesce(sum(products), 0)::int from by_store) as total,
      ${countedOptions()},
      ${facets(storeName)}`,
  )
  if (!counts) throw new Error('The counts had no row')
  return counts
}

/**
 * Without words, options or prices so many products have their options counted: five milliseconds, where the kept counts take
 * one. Who looks at more of them chooses a category first.
 */
const mostUnasked = 2_000

/** The ids of the products in a scope; none where there are too many to count. */
const listedIn = (scope: KeptScope) => sql`
  select product_id from listings
  where ${inScope(scope)} and product_id not in (select product_id from changed)
    and (select sum(products) from by_store) <= ${sql.raw(String(mostUnasked))}
  union all
  select product_id from moved
  where products = 1 and ${inScope(scope)} and (select sum(products) from by_store) <= ${sql.raw(String(mostUnasked))}`

/**
 * The columns `inStock`, `categories`, `stores`, `storeCount` and `countries`, of `by_store` and `by_category`: the largest stores, and how many
 * there are. A name leaves those that have it.
 */
export function facets(name: string | undefined): SQL {
  const isNamed = name === undefined ? sql`` : sql`where strpos(fold(name), fold(${name})) > 0`
  return sql`
    (select coalesce(sum(stocked), 0)::int from by_store) as "inStock",
    (select coalesce(json_agg(facet order by count desc, code), '[]') from (
      select country_code as code, sum(products)::int as count from by_store join stores on id = store_id
      group by country_code) as facet) as countries,
    (select coalesce(json_agg(facet order by count desc, name), '[]') from (
      select slug, name, products::int as count from by_category join categories on id = category_id) as facet) as categories,
    (select coalesce(json_agg(facet order by count desc, name), '[]') from (
      select slug, name, products::int as count from by_store join stores on id = store_id ${isNamed}
      order by count desc, name limit ${sql.raw(String(mostStores))}) as facet) as stores,
    (select count(*)::int from by_store ${name === undefined ? sql`` : sql`join stores on id = store_id ${isNamed}`}) as "storeCount"`
}

/** The numbers `products` and `stocked` of each store or category in a scope; needs `moved` and the tables of the scope. */
export function sumBy(noun: 'store' | 'category', scope: KeptScope): SQL {
  const other = noun === 'store' ? scope.category : (scope.store ?? scope.shipsFrom)
  const key = sql.raw(`${noun}_id`)
  return sql`
    select ${key}, sum(products) as products, coalesce(sum(products) filter (where in_stock), 0) as stocked
    from (
      select ${key}, in_stock, products from listing_counts
      where level = ${sql.raw(`'${other === undefined ? noun : 'both'}'`)} and ${inScope(scope)}
      union all
      select ${key}, in_stock, products from moved where ${inScope(scope)}) as counted
    group by ${key} having sum(products) > 0`
}
