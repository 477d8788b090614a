import { type SQL, sql } from 'drizzle-orm'
import { blockedHere, isSoldHere } from '../search/chosen-rate.ts'
import { categoryAndBelow, matchesIdOrSlug, type ProductFilters } from '../search/match-products.ts'
import { groupOptions, hasOneOf } from '../search/option-groups.ts'

/** The current state of products as listings: the one definition of a listing. */
export const listedNow = sql`
  select products.id as product_id, products.store_id, products.category_id, stores.currency,
    products.min_price_minor as price_minor, products.featured,
    stores.status = 'open' and exists (
      select from variants where product_id = products.id and on_hand > held and removed_at is null) as in_stock,
    exists (
      select from variants join pinned_prices on variant_id = variants.id
      where product_id = products.id and removed_at is null) as is_pinned
  from products join stores on stores.id = products.store_id
  where products.status = 'active' and stores.status <> 'closed'`

/**
 * The current listing of one product, for a lateral join. Each is looked up by itself (hence `offset 0`): the number of changed
 * products swings between none and all within seconds, so the planner's estimate is always out of date.
 */
export function listedNowOf(productId: SQL): SQL {
  return sql`(${listedNow} and products.id = ${productId} offset 0)`
}

/**
 * The common table expression `moved`: changes that listings and their counts do not include yet. For each product changed and
 * not folded in, its listing counts as -1 and its current state as 1, so that counts plus `moved` in one statement are exact.
 */
export const moved = movedOf({ changed: sql`select product_id from listing_changes`, isListed: sql`true` })

/**
 * As `moved`, for visitors with the chosen rate: what may not be sold in its country counts as a change that took it away. It follows
 * `chosen`.
 */
export const movedHere = movedOf({
  changed: sql`select product_id from listing_changes union ${blockedHere}`,
  isListed: isSoldHere(sql`changed.product_id`),
})

function movedOf({ changed, isListed }: { changed: SQL; isListed: SQL }): SQL {
  return sql`
    changed as materialized (select distinct product_id from (${changed}) as each),
    moved as materialized (
      select before.*, -1 as products
      from changed cross join lateral (select * from listings where product_id = changed.product_id offset 0) as before
      union all
      select now.*, 1 from changed cross join lateral ${listedNowOf(sql`changed.product_id`)} as now where ${isListed})`
}

/** True of listings that `movedHere` does not hold. What changed is hashed once for a statement, also when nothing has. */
export const isFolded = sql`listings.product_id not in (select product_id from changed)`

/** Filters of listings that need neither a product's words nor its converted price. */
export type Scope = Pick<ProductFilters, 'category' | 'store' | 'featured' | 'inStock' | 'options' | 'shipsFrom'>

/** The common table expressions named by `inScope`, each followed by a comma. */
export function scopeTables({ category }: Scope): SQL {
  return category === undefined ? sql`` : sql`${categoryAndBelow(category)},`
}

/** A condition on rows with the columns of a listing, or of a count at the level of the scope, which has no options. */
export function inScope({ category, store, featured, inStock, options, shipsFrom }: Scope): SQL {
  const conditions = [
    sql`true`,
    ...(category === undefined ? [] : [sql`category_id in (select id from category_and_below)`]),
    ...(store === undefined ? [] : [sql`store_id = (select id from stores where ${matchesIdOrSlug('stores', store)})`]),
    ...(featured === undefined ? [] : [sql`featured = ${featured}`]),
    ...(inStock === undefined ? [] : [sql`in_stock = ${inStock}`]),
    ...groupOptions(options).map((group) => hasOneOf(group, sql`product_id`)),
    ...(shipsFrom === undefined ? [] : [sql`store_id in (select id from stores where country_code = ${shipsFrom})`]),
  ]
  return sql.join(conditions, sql` and `)
}

/**
 * The common table expression `singles`: products with pinned prices and recently changed ones, each with its lowest prices. It
 * follows `chosen`, `moved` and `own`.
 */
export function singles(scope: Scope): SQL {
  return sql`singles as (
    select single.*, own.store_id as own_store_id, low, pinned
    from (
      select product_id, store_id, currency, price_minor, is_pinned from listings
      where is_pinned and ${inScope(scope)} and product_id not in (select product_id from changed)
      union all
      select product_id, store_id, currency, price_minor, is_pinned from moved where products = 1 and ${inScope(scope)}) as single
    left join own on own.store_id = single.store_id
    cross join lateral ${lowestPrices(sql`single.product_id`)} as lowest)`
}

/** The lowest price of a product that is not pinned in the chosen currency, and the lowest pinned one; needs `chosen`. */
export function lowestPrices(productId: SQL): SQL {
  return sql`(
    select min(price_minor) filter (where amount_minor is null) as low, min(amount_minor) as pinned
    from variants
    left join pinned_prices on variant_id = variants.id and pinned_prices.currency = (select currency from chosen)
    where product_id = ${productId} and removed_at is null)`
}
