import { type SQL, sql } from 'drizzle-orm'

/**
 * The common table expression `chosen`: the row that `loadRate` would answer, or no row. It spares a list a statement of
 * its own for the rate.
 */
export function chosenRate(base: string, rateId: string | undefined): SQL {
  const choice = rateId === undefined ? sql`currency = ${base} and active` : sql`id = ${rateId}`
  return sql`chosen as materialized (
    select * from rates where ${choice} and base = ${base} and deleted_at is null order by country_code limit 1)`
}
