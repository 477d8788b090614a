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
      by_store as materialized (${isWholeShop(scope) ? keptByStore(scope) : inCountries(sumBy('store', scope))}),
      ${sumByCountry}, by_category as (${sumBy('category', scope)}),
      ${optionCounts(listedIn(scope))}
    select
      (select coalesce(sum(products), 0)::int from by_country) as total,
      ${countedOptions()},
      ${facets(storeName)}`,
  )
  if (!counts) throw new Error('The counts had no row')
  return counts
}

/** True when nothing but the stock decides which products of a store are counted. */
const isWholeShop = ({ category, store, shipsFrom, featured }: KeptScope) =>
  [category, store, shipsFrom, featured].every((asked) => asked === undefined)

/** The columns of `by_store` for the whole shop: what is kept of each store, with the changes of those that have some. */
function keptByStore({ inStock }: KeptScope): SQL {
  const counted = sql.raw({ all: 'products', true: 'stocked', false: 'products - stocked' }[`${inStock ?? 'all'}`])
  return sql`
    select store_id, country_code, ${counted} as products, ${inStock === false ? sql`0` : sql`stocked`} as stocked
    from (
      select store_id, country_code, products, stocked from store_listings where store_id not in (select store_id from moved)
      union all
      select stores.id, stores.country_code, coalesce(kept.products, 0) + changes.products, coalesce(kept.stocked, 0) + changes.stocked
      from (
        select store_id, sum(products)::int as products, coalesce(sum(products) filter (where in_stock), 0)::int as stocked
        from moved group by store_id) as changes
      join stores on stores.id = changes.store_id left join store_listings as kept on kept.store_id = stores.id) as current
    where ${counted} > 0`
}

/** The common table expression `by_country`, of `by_store`. */
export const sumByCountry = sql`by_country as materialized (
  select country_code, sum(products) as products, sum(stocked) as stocked, count(*) as stores from by_store group by country_code)`

/** Counts by store, with the country of each. */
export const inCountries = (byStore: SQL) => sql`
  select counted.*, country_code from (${byStore}) as counted join stores on stores.id = store_id`

/**
 * Without words, options or prices so many products have their options counted: five milliseconds, where the kept counts take
 * one. Who looks at more of them chooses a category first.
 */
const mostUnasked = 2_000

/** The ids of the products in a scope; none where there are too many to count. */
const listedIn = (scope: KeptScope) => sql`
  select product_id from listings
  where ${inScope(scope)} and product_id not in (select product_id from changed)
    and (select sum(products) from by_country) <= ${sql.raw(String(mostUnasked))}
  union all
  select product_id from moved
  where products = 1 and ${inScope(scope)} and (select sum(products) from by_country) <= ${sql.raw(String(mostUnasked))}`

/**
 * The columns `inStock`, `categories`, `stores`, `storeCount` and `countries`, of `by_store`, `by_country` and `by_category`: the
 * largest stores, and how many there are. A name leaves those that have it.
 */
export function facets(name: string | undefined): SQL {
  const hasName = sql`strpos(fold(name), fold(${name})) > 0`
  const [named, storeCount] =
    name === undefined
      ? [sql`by_store`, sql`select coalesce(sum(stores), 0)::int from by_country`]
      : [
          sql`(select by_store.* from by_store join stores on id = store_id where ${hasName}) as named`,
          sql`select count(*)::int from by_store join stores on id = store_id where ${hasName}`,
        ]
  return sql`
    (select coalesce(sum(stocked), 0)::int from by_country) as "inStock",
    (select coalesce(json_agg(facet order by count desc, code), '[]') from (
      select country_code as code, products::int as count from by_country) as facet) as countries,
    (select coalesce(json_agg(facet order by count desc, name), '[]') from (
      select slug, name, products::int as count from by_category join categories on id = category_id) as facet) as categories,
    (select coalesce(json_agg(facet order by count desc, name), '[]') from (
      select slug, name, products::int as count
      from (select * from ${named} order by products desc, store_id limit ${sql.raw(String(mostStores))}) as largest
      join stores on id = store_id) as facet) as stores,
    (${storeCount}) as "storeCount"`
}

/** The numbers `products` and `stocked` of each store or category in a scope; needs `moved` and the tables of the scope. */
export function sumBy(noun: 'store' | 'category', scope: KeptScope): SQL {
  const other = noun === 'store' ? scope.category : (scope.store ?? scope.shipsFrom)
  const key = sql.raw(`${noun}_id`)
  const { category, ...others } = scope
  const kept = sql`select ${key}, in_stock, products from listing_counts
    where level = ${sql.raw(`'${other === undefined ? noun : 'both'}'`)} and ${inScope(others)}`
  // Category by category, from an index: the planner believes that a category has most of the counts.
  const ofCategory = sql`select kept.* from category_and_below as place
    cross join lateral (${kept} and category_id = place.id offset 0) as kept`
  return sql`
    select ${key}, sum(products) as products, coalesce(sum(products) filter (where in_stock), 0) as stocked
    from (
      ${category === undefined ? kept : ofCategory}
      union all
      select ${key}, in_stock, products from moved where ${inScope(scope)}) as counted
    group by ${key} having sum(products) > 0`
}
