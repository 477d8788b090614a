import { type Placeholder, sql } from 'drizzle-orm'

const windowSeconds = 30 * 86_400

/** A moment as text, with its time zone. */
type Moment = string | Placeholder<string, string | null>

/** The sales of a row of `stores` in its currency within 30 days, today included, less the refunds of these sales (rule R23). */
export const soldLately = (now: Moment) => sql`(
  select coalesce(sum(greatest(minor - refunded_minor, 0)), 0) from store_sales_days
  where store_sales_days.store_id = stores.id and store_sales_days.currency = stores.currency
    and day > ((${now}::timestamptz - make_interval(secs => ${windowSeconds})) at time zone 'UTC')::date)`

/**
 * The amount that a row of `stores` may still sell in its currency; 0 or less: nothing, null: it has no limit. Soft, because it counts
 * only what is paid: an order that is being paid stays paid.
 */
export const salesRoom = (now: Moment) =>
  sql<number | null>`(
  select tier_limits.minor - ${soldLately(now)} from tier_limits
  where tier_limits.currency = stores.currency
    and tier = coalesce((select tier from store_standing where store_id = stores.id), 0))`.mapWith(Number)
