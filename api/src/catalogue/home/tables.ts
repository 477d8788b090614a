import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, uuid } from 'drizzle-orm/pg-core'

/** The products that sold best in the last 90 days, with the units paid for; counted anew every hour. One may be deleted since. */
export const bestSellers = pgTable(
  'best_sellers',
  {
    productId: uuid('product_id').primaryKey(),
    units: bigint('units', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('best_sellers_units').on(table.units.desc(), table.productId),
    check('best_sellers_sold', sql`${table.units} > 0`),
  ],
)
