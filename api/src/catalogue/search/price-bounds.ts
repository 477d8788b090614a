import { type SQL, sql } from 'drizzle-orm'

/**
 * Which prices of a stream are shown within a range: from `low` to `high` as a seller asks them, and pinned ones. They are found by
 * bisection of the shown price, so that the database compares whole numbers and rounds nothing.
 */
export type PriceBounds = {
  currency: string
  /** The store that has terms of its own; null: all others that sell in this currency. */
  own_store_id: string | null
  low: number
  high: number
  low_pinned: number
  high_pinned: number
}

/**
 * The common table expressions `bounds` and `pinned`, which follow `chosen`. A product with pinned prices is shown at the lowest price
 * of its variants: within a range when one of them is not above it and none is below.
 */
export function boundsTables(bounds: readonly PriceBounds[]): SQL {
  return sql`bounds as materialized (
      select * from json_to_recordset(${JSON.stringify(bounds)}::json) as given
        (currency text, own_store_id uuid, low bigint, high bigint, low_pinned bigint, high_pinned bigint)),
    pinned as materialized (
      select variants.product_id,
        bool_and(case when pins.amount_minor is null then price_minor >= low else pins.amount_minor >= low_pinned end)
        and bool_or(case when pins.amount_minor is null then price_minor <= high else pins.amount_minor <= high_pinned end) as is_within
      from (
        select distinct variants.product_id from chosen
        join pinned_prices on pinned_prices.currency = chosen.currency
        join variants on variants.id = variant_id and removed_at is null) as some_pins
      join variants on variants.product_id = some_pins.product_id and removed_at is null
      join stores on stores.id = variants.store_id
      join bounds on case when stores.id in (select own_store_id from bounds where own_store_id is not null)
        then bounds.own_store_id = stores.id else bounds.own_store_id is null and bounds.currency = stores.currency end
      left join pinned_prices as pins on pins.variant_id = variants.id and pins.currency = (select currency from chosen)
      group by variants.product_id)`
}

type Columns = { product: string; store: string; currency: string; price: string }

/** Where a statement finds what a product costs. */
export const productColumns: Columns = {
  product: 'products.id',
  store: 'products.store_id',
  currency: 'stores.currency',
  price: 'products.min_price_minor',
}

/** A condition: shown within the range; needs `boundsTables`. */
export function isWithin(bounds: readonly PriceBounds[], columns: Columns): SQL {
  const product = sql.raw(columns.product)
  return sql`(${isConvertedWithin(bounds, columns)} and ${product} not in (select product_id from pinned)
    or ${product} in (select product_id from pinned where is_within))`
}

/** The same of products without pinned prices. The bounds are literals, so that the planner knows how many pass. */
export function isConvertedWithin(bounds: readonly PriceBounds[], columns: Columns): SQL {
  const [store, currency, price] = [sql.raw(columns.store), sql.raw(columns.currency), sql.raw(columns.price)]
  const ofCurrencies = bounds
    .filter(({ own_store_id, low, high }) => own_store_id === null && low <= high)
    .map((each) => sql`(${currency} = ${each.currency} and ${price} between ${each.low} and ${each.high})`)
  const shop = ofCurrencies.length === 0 ? sql`false` : sql`(${sql.join(ofCurrencies, sql` or `)})`
  if (bounds.every(({ own_store_id }) => own_store_id === null)) return shop
  const isOwn = sql`${store} in (select own_store_id from bounds where own_store_id is not null)`
  return sql`(${shop} and not ${isOwn} or ${isOwn} and exists (
    select from bounds where bounds.own_store_id = ${store} and ${price} between low and high))`
}
