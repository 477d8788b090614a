import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { firstMeanMilli } from './count-product-rating.ts'

/** Fewer reviews say little about a shop. */
const fewest = 100

/** Puts the shop's present mean into the scores of all products: `firstMeanMilli` until there are 100 reviews. */
export async function refreshMean({ database }: Platform): Promise<void> {
  await database.execute(sql`
    with shop as (select sum(sum) as sum, sum(count) as count from product_ratings),
      mean as (select case when count >= ${fewest} then (1000 * sum / count)::int else ${firstMeanMilli} end as milli from shop)
    update product_ratings set mean_milli = milli from mean where mean_milli <> milli`)
}
