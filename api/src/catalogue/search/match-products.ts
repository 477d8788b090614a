import { id } from '@makola/contract/http/fields.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { chosenRate, isSoldHere } from './chosen-rate.ts'
import { groupOptions, hasOneOf } from './option-groups.ts'
import { boundsTables, isWithin, type PriceBounds, productColumns } from './price-bounds.ts'

/** The filters of a product list; amounts in minor units of the chosen rate's currency. */
export type ProductFilters = {
  rate?: string | undefined
  category?: string | undefined
  store?: string | undefined
  q?: string | undefined
  featured?: boolean | undefined
  inStock?: boolean | undefined
  min?: number | undefined
  max?: number | undefined
  /** Keys of option values: one of each option. */
  options?: readonly string[] | undefined
  /** The country of the store. */
  shipsFrom?: string | undefined
  /** True when no other spelling of the words is wanted. */
  exact?: boolean | undefined
}

/** The search as full-text queries: `all…` require every word, `any…` rank by each. */
export type Words = {
  /** The exact words, none of them unfinished. */
  anyTyped: string
  /** With inflections and synonyms of each word. */
  allRelated: string
  anyRelated: string
  /** With similarly spelt words as well. */
  all: string
  any: string
  /** Words that name categories or a store's country: those products match too, after literal matches. The others: `apart`. */
  naming: readonly { any: string; categoryIds: readonly string[]; country: string | null }[]
  apart: string | null
  /** True when hardly any product matches, by a count of some words: a hint that saves a sample. */
  isSeldom: boolean
  /** The suggested spelling when a word matches few products or none. */
  didYouMean: string | null
  /** What was typed and what is searched in its place, when a word matches no product. */
  corrected: { from: string; to: string } | null
}

/** Filters with interpreted words (null: no word in the search) and the range of prices as bounds. */
export type UnderstoodFilters = Omit<ProductFilters, 'q' | 'exact' | 'min' | 'max'> & {
  words?: Words | null | undefined
  bounds?: readonly PriceBounds[] | undefined
}

/**
 * The beginning of a statement: common table expressions up to `matching (id, key)`, the products on sale that match, and when they were
 * created. `chosen` is the rate. An unknown category or store matches nothing.
 */
export function matchProducts(filters: UnderstoodFilters, base: string): SQL {
  return sql`with recursive ${tablesOf(filters, base)}, matching as (
    select products.id, products.created_at as key ${matchingProducts(filters)})`
}

/**
 * The rest of a `select`: the products on sale that match, with their stores; needs `chosen` and the tables of the filters. `among`,
 * named `products`, are those looked at.
 */
export function matchingProducts(filters: UnderstoodFilters, among = sql`products`): SQL {
  return sql`from ${among} ${withStores} where ${passes(filters)} and ${hasWords(filters.words)}`
}

/** So many of the newest products on sale, in a category if one is asked for: read from the beginning of an index. */
export function newestProducts({ category }: UnderstoodFilters, most: number, condition = sql`true`): SQL {
  const first = sql`${newestFirst} limit ${sql.raw(String(most))}`
  const active = sql`select * from products where status = 'active' and ${condition}`
  return category === undefined
    ? sql`${active} ${first}`
    : sql`select newest.* from category_and_below as place
        cross join lateral (${active} and category_id = place.id ${first}) as newest ${first}`
}

/** The order of the indexes of the newest products. */
export const newestFirst = sql`order by created_at desc nulls last, id desc nulls last`

type Part = { after: { key: string | number; id: string } | undefined; limit: SQL }

/**
 * As `matchProducts`, up to `page (id, key)`: by the score of their reviews, then those that nobody has reviewed, the newest first.
 * Each half ends with an index.
 */
export function bestRated(filters: UnderstoodFilters, { after, limit }: Part, base: string): SQL {
  const matches = sql`${passes(filters)} and ${hasWords(filters.words)}`
  const start = (key: SQL) =>
    after ? sql`and (${key}, products.id) < (${after.key}::float8, ${after.id}::uuid)` : sql``
  const rated = sql`select products.id, score::float8 as key
    from ${onSale} join product_ratings on product_ratings.product_id = products.id
    where ${matches} and count > 0 ${start(sql`score`)} order by score desc nulls last, product_ratings.product_id desc nulls last ${limit}`
  const unrated = sql`select products.id, 0::float8 as key from ${onSale}
    where ${matches} and not exists (select from product_ratings where product_id = products.id and count > 0)
      ${start(sql`0::float8`)} order by products.id desc ${limit}`
  return sql`with recursive ${tablesOf(filters, base)}, page as (
    select id, key from ((${rated}) union all (${unrated})) as both_parts order by key desc, id desc ${limit})`
}

/**
 * Runs a statement about products with such filters. Its plan is kept, except with search words, options or a range of prices: the
 * best plan depends on how common those are and how wide the range is.
 */
export async function queryProducts<T extends object>(
  db: Queryable,
  { words, bounds, options }: UnderstoodFilters,
  statement: SQL,
): Promise<T[]> {
  if (words === undefined && bounds === undefined && options === undefined)
    return queryPrepared<T>(db, 'match-products', statement)
  return (await db.execute(statement)).rows as T[]
}

/** A common word is in enough of so many of the newest products. */
export const sampled = 300

/**
 * Counts the products on sale that pass the filters and match each full-text query, up to `most`: first among the newest, as an
 * index finds a common word's products only all at once. The queries are literals, so that the planner knows how common these words
 * are. The limit is not: for a small limit the planner would read product after product, and for rare words all of them.
 */
export async function countWords(
  db: Queryable,
  { filters, queries, most }: { filters: UnderstoodFilters; queries: readonly string[]; most: number },
  base: string,
): Promise<number[]> {
  const countOf = (query: string, products: SQL) => sql`(select count(*)::int from (
      select from ${products} ${withStores} where ${passes(filters)} and products.search @@ ${query}::tsquery
      limit (select ${most}::int)) as found)`
  const counts = queries.map(
    (query) =>
      sql`case when ${countOf(query, sql`newest as products`)} < ${most} then ${countOf(query, sql`products`)} else ${most} end`,
  )
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`with recursive ${tablesOf(filters, base)}, newest as materialized (${newestProducts(filters, sampled)})
      select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return rows[0]?.counts ?? []
}

const withStores = sql`join stores on stores.id = products.store_id`
const onSale = sql`products ${withStores}`

/** The common table expressions that the filters need. */
export function tablesOf({ rate, bounds, category }: UnderstoodFilters, base: string): SQL {
  const tables = [
    chosenRate(base, rate),
    ...(bounds === undefined ? [] : [boundsTables(bounds)]),
    ...(category === undefined ? [] : [categoryAndBelow(category)]),
  ]
  return sql.join(tables, sql`, `)
}

/**
 * True when some units of a product can be bought now. Each product is looked up by itself (hence `offset 0`): the planner would rather
 * read the variants of all products first.
 */
export const isStocked = (productId: SQL) => sql`exists (
  select from variants join stores on stores.id = variants.store_id
  where product_id = ${productId} and on_hand > held and removed_at is null and stores.status = 'open' offset 0)`

/** True of products on sale that match all filters except the words. */
function passes(filters: UnderstoodFilters): SQL {
  const { category, store, featured, inStock, options, shipsFrom, bounds } = filters
  const conditions = [
    sql`products.status = 'active' and stores.status <> 'closed' and ${isSoldHere(sql`products.id`)}`,
    ...(category === undefined ? [] : [sql`products.category_id in (select id from category_and_below)`]),
    ...(store === undefined
      ? []
      : [sql`products.store_id = (select id from stores where ${matchesIdOrSlug('stores', store)})`]),
    ...(featured === undefined ? [] : [sql`products.featured = ${featured}`]),
    ...(inStock === undefined ? [] : [sql`${isStocked(sql`products.id`)} = ${inStock}`]),
    ...groupOptions(options).map((group) => hasOneOf(group, sql`products.id`)),
    ...(shipsFrom === undefined ? [] : [sql`stores.country_code = ${shipsFrom}`]),
    ...(bounds === undefined ? [] : [isWithin(bounds, productColumns)]),
  ]
  return sql.join(conditions, sql` and `)
}

/** The common table expression `category_and_below`: a category by id or slug, with its descendants. */
export function categoryAndBelow(idOrSlug: string): SQL {
  return sql`category_and_below as (
    select id from categories where ${matchesIdOrSlug('categories', idOrSlug)}
    union select categories.id from categories join category_and_below on categories.parent_id = category_and_below.id)`
}

export function matchesIdOrSlug(table: 'stores' | 'categories', idOrSlug: string): SQL {
  return id.safeParse(idOrSlug).success
    ? sql`${sql.raw(table)}.id = ${idOrSlug}`
    : sql`${sql.raw(table)}.slug = ${idOrSlug.toLowerCase()}`
}

/** Needs `products` and `stores`. */
function hasWords(words: Words | null | undefined): SQL {
  if (words === undefined) return sql`true`
  if (words === null) return sql`false`
  if (words.naming.length === 0) return sql`products.search @@ ${words.all}::tsquery`
  const has = (query: string) => sql`products.search @@ ${query}::tsquery`
  const named = words.naming.map(
    ({ any, categoryIds, country }) =>
      sql`(${has(any)} or products.category_id = any(${sql.param([...categoryIds])}::uuid[])
        ${country === null ? sql`` : sql`or stores.country_code = ${country}`})`,
  )
  return sql.join([...(words.apart === null ? [] : [has(words.apart)]), ...named], sql` and `)
}

/**
 * How well a product matches: words in the name, then in brand and tags, in options, in the description; an exact word counts twice.
 * Similar spellings come last.
 */
export function relevance({ anyTyped, allRelated, anyRelated, all, any, naming }: Words): SQL {
  const rank = (query: string) => sql`ts_rank(products.search, ${query}::tsquery)`
  const related = sql`1 + ${rank(anyRelated)} + ${rank(anyTyped)}`
  if (all === allRelated && naming.length === 0) return sql`(${related})::float8`
  return sql`(case when products.search @@ ${allRelated}::tsquery then ${related} else ${rank(any)} end)::float8`
}
