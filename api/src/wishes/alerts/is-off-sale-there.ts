import { sql } from 'drizzle-orm'

/** True of an alert whose product is off sale in the country that it was asked from; needs `stock_alerts` and `variants`. */
export const isOffSaleThere = sql`exists (
  select from product_blocks
  where product_blocks.product_id = variants.product_id and product_blocks.country_code = stock_alerts.country_code)`
