import { type SQL, sql } from 'drizzle-orm'
import {
  matchingProducts,
  newestFirst,
  relevance,
  sampled,
  tablesOf,
  type UnderstoodFilters,
} from './match-products.ts'

/** The oldest of some of the newest products: `at` is when it was created, as ISO text to the microsecond. */
export type Since = { at: string; id: string }

/** Up to so many matches are ranked, wherever they are. */
const mostRanked = 5_000
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
      since as (select ${given.at}::timestamptz as at, ${given.id}::uuid as id), matching as (${among(activeSince(given))})`
  }
  return sql`with recursive ${tablesOf(filters, base)}, ${foundSince(filters, newest)},
    matching as (
      ${every} and not exists (select from since)
      union all
      ${among(sql`select * ${newestFirst(sql`exists (select from since)`)} limit ${sql.raw(String(newest))}`)})`
}

const noSince = sql`since as (select null::timestamptz as at, null::uuid as id where false)`

/** Each is looked at by itself (hence `offset 0`): the index of words finds only all products that have them. */
const activeSince = ({ at, id }: Since) => sql`
  select * from products
  where status = 'active' and (created_at, id) >= (${at}::timestamptz, ${id}::uuid) offset 0`

/** How many match is told by a sample of the newest products. */
function foundSince({ inStock: _, ...filters }: UnderstoodFilters, newest: number): SQL {
  const some = sql`(select * ${newestFirst()} limit ${sql.raw(String(sampled))}) as products`
  return sql`
    listed as materialized (select sum(products) as products from listing_counts where level = 'category'),
    found as materialized (
      select count(*) as products ${matchingProducts(filters, some)} and (select products from listed) > ${mostRanked}),
    since as materialized (
      select created_at as at, id from (select created_at, id ${newestFirst()} offset ${newest - 1} limit 1) as oldest
      where (select products from found) >= ${fewestSampled}
        and (select products from found) * (select products from listed) > ${mostRanked * sampled})`
}

/** A time as ISO text to the microsecond. */
export const isoOf = (time: SQL) => sql`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The end of a statement about the products that match and were created before. */
export const matchesBefore = (filters: UnderstoodFilters, { at, id }: Since): SQL => sql`
  ${matchingProducts(filters)} and (products.created_at, products.id) < (${at}::timestamptz, ${id}::uuid)
  order by products.created_at desc nulls last, products.id desc nulls last`
