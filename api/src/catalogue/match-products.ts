import { id } from '@makola/contract/fields.ts'
import { type SQL, sql } from 'drizzle-orm'
import { chosenRate } from './chosen-rate.ts'
import { priceJoins, priceTables } from './price-key.ts'

/** What narrows a list of products; amounts in minor units of the chosen rate's currency. */
export type ProductFilters = {
  rate?: string | undefined
  category?: string | undefined
  store?: string | undefined
  q?: string | undefined
  featured?: boolean | undefined
  inStock?: boolean | undefined
  min?: number | undefined
  max?: number | undefined
}

/** By what the matches will be sorted or counted: `key` in the answer. */
export type MatchKey = 'created' | 'price' | 'relevance'

/** Nobody reads on so far; ranking every product with a common word would make that word slow. */
const mostRanked = 1000
const mostLookalikes = 200

/**
 * The beginning of a statement: common table expressions up to `matching (id, key)`, the products on sale that pass the
 * filters. `chosen` is the rate. An unknown category or store matches nothing.
 */
export function matchProducts(filters: ProductFilters, key: MatchKey, base: string): SQL {
  const needsPrice = key === 'price' || filters.min !== undefined || filters.max !== undefined
  const tables = [
    chosenRate(base, filters.rate),
    ...(needsPrice ? [priceTables] : []),
    ...(filters.category === undefined ? [] : [categoryAndBelow(filters.category)]),
    ...(filters.q === undefined ? [] : [askedWords(filters.q)]),
  ]
  const select = (from: SQL, sortKey: SQL, match: SQL) => sql`
    select products.id, ${sortKey} as key
    from ${from} join stores on stores.id = products.store_id ${needsPrice ? priceJoins : sql``}
    where ${sql.join([...conditions(filters), match], sql` and `)}`
  const plainKey = key === 'price' ? sql`price.minor` : sql`products.created_at`
  const matching =
    filters.q === undefined
      ? select(sql`products`, plainKey, sql`true`)
      : searchFor(filters.q, key === 'relevance', plainKey, select)
  return sql`with recursive ${sql.join(tables, sql`, `)}, matching as (${matching})`
}

function conditions(filters: ProductFilters): SQL[] {
  const { category, store, featured, inStock, min, max } = filters
  const stocked = sql`(stores.status = 'open'
      and exists (select 1 from variants where product_id = products.id and on_hand > held and removed_at is null))`
  return [
    sql`products.status = 'active' and stores.status <> 'closed'`,
    ...(category === undefined ? [] : [sql`products.category_id in (select id from category_and_below)`]),
    ...(store === undefined ? [] : [isIt('stores', store)]),
    ...(featured === undefined ? [] : [sql`products.featured = ${featured}`]),
    ...(inStock === undefined ? [] : [sql`${stocked} = ${inStock}`]),
    ...(min === undefined ? [] : [sql`price.minor >= ${min}`]),
    ...(max === undefined ? [] : [sql`price.minor <= ${max}`]),
  ]
}

/** The common table expression `category_and_below`: a category by id or slug, and all that hang on it. */
export function categoryAndBelow(idOrSlug: string): SQL {
  return sql`category_and_below as (
    select id from categories where ${isIt('categories', idOrSlug)}
    union select categories.id from categories join category_and_below on categories.parent_id = category_and_below.id)`
}

function isIt(table: 'stores' | 'categories', idOrSlug: string): SQL {
  return id.safeParse(idOrSlug).success
    ? sql`${sql.raw(table)}.id = ${idOrSlug}`
    : sql`${sql.raw(table)}.slug = ${idOrSlug.toLowerCase()}`
}

/** What was typed as a full-text query whose last word may be unfinished, and whether anything on sale has these words. */
function askedWords(q: string): SQL {
  return sql`
    typed as (select plainto_tsquery('simple', fold(${q}))::text as words),
    asked as materialized (select case when words = '' then null else to_tsquery('simple', words || ':*') end as query
      from typed),
    found as materialized (select exists (
      select 1 from products where search @@ (select query from asked) and status = 'active') as any_words)`
}

type Select = (from: SQL, sortKey: SQL, match: SQL) => SQL

/** Products with these words; where there are none, products whose name looks like them: a typing error is forgiven. */
function searchFor(q: string, byRelevance: boolean, plainKey: SQL, select: Select): SQL {
  const hasWords = sql`products.search @@ (select query from asked)`
  const rank = sql`ts_rank(products.search, (select query from asked))::float8`
  const lookalikes = sql`products_like(${q}, ${mostLookalikes}) as lookalikes join products using (id)`
  const noWords = sql`not (select any_words from found)`
  return byRelevance
    ? sql`(${select(sql`products`, rank, hasWords)} limit ${mostRanked})
        union all ${select(lookalikes, sql`lookalikes.likeness::float8`, noWords)}`
    : sql`${select(sql`products`, plainKey, hasWords)} union all ${select(lookalikes, plainKey, noWords)}`
}
