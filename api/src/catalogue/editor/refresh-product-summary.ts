import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'

/** Updates the lowest and highest price of products, by which lists sort, from their variants. */
export async function refreshProductSummary(tx: Transaction, productIds: string[]): Promise<void> {
  await tx.execute(sql`
    update products set min_price_minor = lowest, max_price_minor = highest
    from (
      select product_id, min(price_minor) as lowest, max(price_minor) as highest
      from variants where product_id = any(${sql.param(productIds)}::uuid[]) and removed_at is null group by product_id
    ) as prices
    where prices.product_id = products.id and (min_price_minor, max_price_minor) <> (lowest, highest)`)
}
