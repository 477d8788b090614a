import { type SQL, sql } from 'drizzle-orm'

/** Products of a store with a variant that is low or sold out. */
export function productsAtLevel(level: 'low' | 'out', storeId: string): SQL {
  const isAtLevel =
    level === 'out' ? sql`on_hand <= held` : sql`on_hand > held and on_hand - held <= low_stock_threshold`
  return sql`select product_id from variants where store_id = ${storeId} and removed_at is null and ${isAtLevel}`
}
