import { type SQL, sql } from 'drizzle-orm'

/** The common table expression `chosen`: the row of `loadRate`, or no row. It saves a list a separate statement for the rate. */
export function chosenRate(base: string, rateId: string | undefined): SQL {
  const choice = rateId === undefined ? sql`currency = ${base} and active` : sql`id = ${rateId}`
  return sql`chosen as materialized (
    select * from rates where ${choice} and base = ${base} and deleted_at is null order by country_code limit 1)`
}

/**
 * The cross rate that a store sells at: its own, or the shop's. None where the shop has none: nobody knows what is paid there is worth.
 * Needs `own` and `cross_rates`.
 */
export const crossSoldAt = sql`case when cross_rates.rate is not null then coalesce(own.rate, cross_rates.rate) end`

/** The products that may not be sold in the country of the chosen rate; needs `chosen`. */
export const blockedHere = sql`select product_id from product_blocks where country_code = (select country_code from chosen)`

/**
 * True when a product may be sold in the country of the chosen rate; needs `chosen`. The few that may not are read once for a statement
 * (`not in` of a query of its own), whatever its plan.
 */
export const isSoldHere = (productId: SQL) => sql`${productId} not in (${blockedHere})`
