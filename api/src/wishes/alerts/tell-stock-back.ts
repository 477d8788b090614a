import { sql } from 'drizzle-orm'
import { stockBack } from '../../catalogue/events.ts'
import { sellable } from '../../catalogue/stock/lock-stock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { emit, on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { alertDue } from '../events.ts'
import { stockAlerts } from '../tables.ts'
import { isOffSaleThere } from './is-off-sale-there.ts'

/**
 * The people who are told of each unit, within an hour: more than one, since few of them buy; not all, since the others would
 * come for nothing. While units remain, the next ones in the line follow.
 */
export const peoplePerUnit = 3
const mostAtOnce = 500

export const onStockBack = on(stockBack, 'tell-those-who-wait', (platform, { variantId }) =>
  tellStockBack(platform, variantId),
)

/** Tells those who wait for a variant and can buy it, in the order of asking. The email follows from the event. */
export async function tellStockBack(platform: Platform, variantId: string): Promise<void> {
  await transact(platform, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stock-alerts ${variantId}`}, 0))`)
    for (const alertId of await takeNext(tx, variantId, platform.clock.now())) emit(tx, alertDue, { alertId })
  })
}

async function takeNext(tx: Transaction, variantId: string, at: Date): Promise<string[]> {
  const now = sql`${at.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ id: string }>(sql`
    with next as (
      select stock_alerts.id from stock_alerts
      join variants on variants.id = stock_alerts.variant_id
      join products on products.id = variants.product_id
      where stock_alerts.variant_id = ${variantId} and state = 'waiting' and not ${isOffSaleThere}
      order by since, stock_alerts.id
      limit coalesce((
        select greatest(0, ${peoplePerUnit} * ${sellable} - (
          select count(*) from stock_alerts
          where variant_id = ${variantId} and state = 'told' and told_at > ${now} - interval '1 hour'))
        from variants
        join products on products.id = variants.product_id
        join stores on stores.id = variants.store_id
        where variants.id = ${variantId}), 0)
      for update of stock_alerts)
    update stock_alerts set state = 'told', told_at = ${now} from next where stock_alerts.id = next.id
    returning stock_alerts.id`)
  return rows.map(({ id }) => id)
}

/**
 * Returns an alert to the line, in its old place: its variant had gone again, or left the shop, before the email was written.
 * Dropped when its person has asked anew.
 */
export async function returnToLine({ database }: Platform, alertId: string): Promise<void> {
  await database.execute(sql`
    with again as (
      select from ${stockAlerts} was join stock_alerts other
        on other.variant_id = was.variant_id and other.state <> 'told'
        and (other.account_id = was.account_id or other.email = was.email)
      where was.id = ${alertId})
    update stock_alerts set state = 'waiting', told_at = null
    where id = ${alertId} and state = 'told' and not exists (select from again)`)
}

/** Tells of units of a product or a store that is back on sale, and those next in the line. */
export async function tellAllBack(platform: Platform): Promise<void> {
  const { rows } = await platform.database.execute<{ id: string }>(sql`
    select variants.id from variants
    join products on products.id = variants.product_id
    join stores on stores.id = variants.store_id
    where ${sellable} > 0
      and exists (select from stock_alerts where variant_id = variants.id and state = 'waiting' and not ${isOffSaleThere})
    limit ${mostAtOnce}`)
  for (const { id } of rows) await tellStockBack(platform, id)
}
