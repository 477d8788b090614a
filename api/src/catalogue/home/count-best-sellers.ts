import { sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'

const days = 90
/** Nobody looks further, and a visitor's answer reads a table of this size, however many orders there are. */
const most = 1_000

/** Counts the units of each product paid for in the last 90 days, and keeps the products that sold best. */
export async function countBestSellers({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  await database.execute(sql`
    with sold as materialized (
      select product_id, -sum(quantity) as units
      from stock_movements join variants on variants.id = variant_id
      where kind = 'sold' and at > ${addSeconds(clock.now(), -days * 86_400)}
      group by product_id order by units desc, product_id limit ${most}),
    gone as (delete from best_sellers where product_id not in (select product_id from sold))
    insert into best_sellers (product_id, units) select product_id, units from sold
    on conflict (product_id) do update set units = excluded.units where best_sellers.units <> excluded.units`)
}
