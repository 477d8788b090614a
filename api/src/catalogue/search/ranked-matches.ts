import { type SQL, sql } from 'drizzle-orm'
import {
  matchingProducts,
  newestFirst,
  newestProducts,
  relevance,
  sampled,
  tablesOf,
  type UnderstoodFilters,
} from './match-products.ts'

/** A product as the oldest of those that are ranked: `at` is when it was created, as ISO text to the microsecond. */
export type Since = { at: string; id: string }

/** How many of the newest products are ranked when too many match, and how many of those must match. */
export type Newest = { products: number; matches: number }

/** Up to so many matches are ranked. In a category it takes longer to find them: the index of words also returns those of the others. */
const mostRanked = { inShop: 5_000, inCategory: 1_000 }
/** Fewer of the sampled products say too little. */
const fewestSampled = 6

/**
 * The beginning of a statement: common table expressions up to `matching (id, key)`, the products on sale that match, with their
 * relevance. Common words match more products than anybody reads, and to rank them all takes longer the more there are. Of too many,
 * only those among the newest products are ranked, back to `since (at, id)`, which is empty otherwise. `given` is the `since` of an
 * earlier page: null if that ranked all matches, undefined on the first page.
 */
export function rankMatches(
  filters: UnderstoodFilters,
  { newest, given }: { newest: Newest; given: Since | null | undefined },
  base: string,
): SQL {
  const { words } = filters
  const key = words ? relevance(words) : sql`0::float8`
  const ranked = (among?: SQL) => sql`select products.id, ${key} as key ${matchingProducts(filters, among)}`
  const tables = sql`with recursive ${tablesOf(filters, base)}`
  if (given) {
    // Written out, so that the planner knows how many they are.
    const since = sql`${given.at}::timestamptz, ${given.id}::uuid`
    return sql`${tables}, since (at, id) as (select ${since}),
      matching as (${ranked(productsSince(filters, since))})`
  }
  // A store has not too many.
  if (given === null || !words || words.isSeldom || filters.store !== undefined)
    return sql`${tables}, since as (select null::timestamptz as at, null::uuid as id where false), matching as (${ranked()})`
  return sql`${tables}, ${findSince(filters, newest)},
    matching as (
      ${ranked()} and not exists (select from since)
      union all
      ${ranked(recentProducts(filters, newest, sql.raw('since')))})`
}

/**
 * The common table expression `since`: empty unless too many match by the estimate of a sample, and enough of the newest. The sample
 * alone would be wrong about words that have just been imported.
 */
function findSince(filters: UnderstoodFilters, newest: Newest): SQL {
  const { inStock: _, ...unstocked } = filters
  const { category } = filters
  const most = category === undefined ? mostRanked.inShop : mostRanked.inCategory
  const few = sql`(${newestProducts(filters, sampled)}) as products`
  return sql`
    listed as materialized (
      select sum(products) as products from listing_counts
      where level = 'category' ${category === undefined ? sql`` : sql`and category_id in (select id from category_and_below)`}),
    found as materialized (
      select count(*) as products ${matchingProducts(unstocked, few)} and (select products from listed) > ${most}),
    oldest as materialized (
      select created_at as at, id from (${newestProducts(filters, newest.products)}) as newest
      where (select products from found) >= ${fewestSampled}
        and (select products from found) * (select products from listed) > ${most * sampled}
      order by created_at, id limit 1),
    since as materialized (
      select * from oldest where ${newest.matches} <= (
        select count(*) ${matchingProducts(filters, recentProducts(filters, newest, sql.raw('oldest')))}))`
}

/** The newest products back to the one in a table, as `products`; none if the table is empty. */
function recentProducts(filters: UnderstoodFilters, newest: Newest, table: SQL): SQL {
  const some = newestProducts(filters, newest.products, sql`exists (select from ${table})`)
  // Of many categories each would give as many.
  return filters.category === undefined
    ? sql`(${some}) as products`
    : productsSince(filters, sql`(select at from ${table}), (select id from ${table})`)
}

/** All products on sale back to a time and an id, as `products`. `offset 0`: the index of words cannot return a part of the matches. */
function productsSince({ category }: UnderstoodFilters, since: SQL): SQL {
  const active = sql`select * from products where status = 'active' and (created_at, id) >= (${since})`
  return category === undefined
    ? sql`(${active} offset 0) as products`
    : sql`category_and_below as place cross join lateral (${active} and category_id = place.id offset 0) as products`
}

/** A time as ISO text to the microsecond. */
export const isoOf = (time: SQL) => sql`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** A `select` of `id` and `created_at`: so many products that match and were created before, the newest first. */
export function matchesBefore(filters: UnderstoodFilters, { at, id }: Since, most: number): SQL {
  const { category, ...others } = filters
  const limit = sql`limit ${sql.raw(String(most))}`
  const older = (matching: UnderstoodFilters, condition: SQL) => sql`
    select products.id, products.created_at ${matchingProducts(matching)} ${condition}
      and (products.created_at, products.id) < (${at}::timestamptz, ${id}::uuid)
    order by products.created_at desc nulls last, products.id desc nulls last ${limit}`
  return category === undefined
    ? older(filters, sql``)
    : sql`select older.* from category_and_below as place
        cross join lateral (${older(others, sql`and products.category_id = place.id`)}) as older ${newestFirst} ${limit}`
}
