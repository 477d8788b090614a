import { type SQL, sql } from 'drizzle-orm'
import { categoryAndBelow, isIt, type ProductFilters } from './match-products.ts'

/** Products as they are to be listed at this moment: the one place that says what a listing is. */
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
 * The common table expression `moved`: what listings and their counts do not know yet. Of each product that was changed and not
 * yet folded in, its listing counts as -1 and what it is now as 1, so that counts and `moved` of one statement are exact.
 */
export const moved = sql`
  changed as materialized (select distinct product_id from listing_changes),
  moved as materialized (
    select listings.*, -1 as products from listings where product_id in (select product_id from changed)
    union all
    select now.*, 1 from (${listedNow}) as now where product_id in (select product_id from changed))`

/** What narrows listings without a look at a product's words or its price in some currency. */
export type Scope = Pick<ProductFilters, 'category' | 'store' | 'featured' | 'inStock'>

/** The common table expressions that `inScope` names, each with a comma behind it. */
export function scopeTables({ category }: Scope): SQL {
  return category === undefined ? sql`` : sql`${categoryAndBelow(category)},`
}

/** A condition on rows that have the columns of a listing, or of a count of them at the level that fits the scope. */
export function inScope({ category, store, featured, inStock }: Scope): SQL {
  const conditions = [
    sql`true`,
    ...(category === undefined ? [] : [sql`category_id in (select id from category_and_below)`]),
    ...(store === undefined ? [] : [sql`store_id = (select id from stores where ${isIt('stores', store)})`]),
    ...(featured === undefined ? [] : [sql`featured = ${featured}`]),
    ...(inStock === undefined ? [] : [sql`in_stock = ${inStock}`]),
  ]
  return sql.join(conditions, sql` and `)
}
