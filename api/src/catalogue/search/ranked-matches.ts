import { type SQL, sql } from 'drizzle-orm'
import {
  matchingProducts,
  newestProducts,
  relevance,
  sampled,
  tablesOf,
  type UnderstoodFilters,
} from './match-products.ts'

/** The oldest of some of the newest products: `at` is when it was created, as ISO text to the microsecond. */
export type Since = { at: string; id: string }

/** Up to so many matches are ranked. Those in a category take longer to find: the index gives those in the others, too. */
const mostRanked = { inShop: 5_000, inCategory: 1_000 }
/** Fewer of the sampled products say too little. */
const fewestSampled = 6

/**
 * The beginning of a statement: common table expressions up to `matching (id, key)`, the products on sale that match, with their
 * relevance. Common words match more products than anybody reads, and ranking them all takes longer the more there are. Of too many,
 * only those among the newest products are ranked: those since `since (at, id)`, which is empty otherwise. `given` is what an earlier
 * statement found.
 */
export function rankMatches(
  filters: UnderstoodFilters,
  { newest, given }: { newest: number; given: Since | null | undefined },
  base: string,
): SQL {
  const { words } = filters
  const key = words ? relevance(words) : sql`0::float8`
  const every = sql`select products.id, ${key} as key ${matchingProducts(filters)}`
  const isOfFew = given === null || !words || words.isSeldom
  if (isOfFew) return sql`with recursive ${tablesOf(filters, base)}, ${noSince}, matching as (${every})`
  const among = (some: SQL) =>
    sql`select products.id, ${key} as key ${matchingProducts(filters, sql`(${some}) as products`)}`
  if (given) {
    return sql`with recursive ${tablesOf(filters, base)},
      since as (select ${given.at}::timestamptz as at, ${given.id}::uuid as id), matching as (${among(productsSince(filters, given))})`
  }
  return sql`with recursive ${tablesOf(filters, base)}, ${foundSince(filters, newest)},
    matching as (
      ${every} and not exists (select from since)
      union all
      ${among(newestProducts(filters, newest, sql`exists (select from since)`))})`
}

const noSince = sql`since as (select null::timestamptz as at, null::uuid as id where false)`

/** Each is looked at by itself (hence `offset 0`): the index of words finds only all products that have them. */
function productsSince({ category }: UnderstoodFilters, { at, id }: Since): SQL {
  const active = sql`
    select * from products where status = 'active' and (created_at, id) >= (${at}::timestamptz, ${id}::uuid)`
  return category === undefined
    ? sql`${active} offset 0`
    : sql`select recent.* from category_and_below as place
        cross join lateral (${active} and category_id = place.id offset 0) as recent`
}

/** How many match is told by a sample of the newest products. */
function foundSince({ inStock: _, ...filters }: UnderstoodFilters, newest: number): SQL {
  const { category } = filters
  const most = category === undefined ? mostRanked.inShop : mostRanked.inCategory
  return sql`
    listed as materialized (
      select sum(products) as products from listing_counts
      where level = 'category' ${category === undefined ? sql`` : sql`and category_id in (select id from category_and_below)`}),
    found as materialized (
      select count(*) as products ${matchingProducts(filters, sql`(${newestProducts(filters, sampled)}) as products`)}
        and (select products from listed) > ${most}),
    since as materialized (
      select created_at as at, id from (${newestProducts(filters, newest)}) as newest
      where (select products from found) >= ${fewestSampled}
        and (select products from found) * (select products from listed) > ${most * sampled}
      order by created_at, id limit 1)`
}

/** A time as ISO text to the microsecond. */
export const isoOf = (time: SQL) => sql`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The end of a statement about the products that match and were created before. */
export const matchesBefore = (filters: UnderstoodFilters, { at, id }: Since): SQL => sql`
  ${matchingProducts(filters)} and (products.created_at, products.id) < (${at}::timestamptz, ${id}::uuid)
  order by products.created_at desc nulls last, products.id desc nulls last`
