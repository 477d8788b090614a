import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { noneNegative, starColumns } from '../../stores/tables.ts'

/** The stars of a product, counted by its reviews in their own transaction. It may be deleted since: no foreign key. */
export const productRatings = pgTable(
  'product_ratings',
  {
    productId: uuid('product_id').primaryKey(),
    ...starColumns(),
    /** The mean of the whole shop in thousandths of a star, the same in all rows; refreshed every night. */
    meanMilli: integer('mean_milli').notNull().default(4200),
    /** The order by rating, in millionths of a star: the mean as if there were ten more reviews of the shop's mean. */
    score: bigint('score', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`(10 * mean_milli + 1000 * (n1 + 2 * n2 + 3 * n3 + 4 * n4 + 5 * n5)::bigint) * 1000 / (10 + n1 + n2 + n3 + n4 + n5)`,
      ),
  },
  (table) => [
    index('product_ratings_best').on(table.score.desc(), table.productId.desc()),
    check('product_ratings_counts', noneNegative),
  ],
)
