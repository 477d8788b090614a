import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type StarChange, starChange } from '../../stores/ratings/star-counts.ts'

/** Counts a change of a review for its product. A new row takes the shop's mean from the others. */
export async function countProductRating(tx: Transaction, productId: string, change: StarChange): Promise<void> {
  const set = starChange(change)
  if (!set) return
  await tx.execute(sql`
    insert into product_ratings (product_id, mean_milli)
    values (${productId}, coalesce((select mean_milli from product_ratings limit 1), ${firstMeanMilli}))
    on conflict do nothing`)
  await tx.execute(sql`update product_ratings as ratings set ${set} where product_id = ${productId}`)
}

/** The mean that is assumed of a shop with few reviews, in thousandths of a star. */
export const firstMeanMilli = 4200
