import { type SQL, sql } from 'drizzle-orm'

/** The common table expression `chosen`: the row of `loadRate`, or no row. It saves a list a separate statement for the rate. */
export function chosenRate(base: string, rateId: string | undefined): SQL {
  const choice = rateId === undefined ? sql`currency = ${base} and active` : sql`id = ${rateId}`
  return sql`chosen as materialized (
    select * from rates where ${choice} and base = ${base} and deleted_at is null order by country_code limit 1)`
}
