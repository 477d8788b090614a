import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { lockHeldStock } from './lock-stock.ts'
import { emitStockMove, movedStock, type StockMove } from './stock-level.ts'

/** Releases an order's holds after it ended unpaid. Repeating it changes nothing. */
export async function releaseHolds(tx: Transaction, orderId: string): Promise<void> {
  await lockHeldStock(tx, orderId)
  const { rows } = await tx.execute<StockMove>(sql`
    with released as (
      update holds set state = 'released' where order_id = ${orderId} and state = 'active'
      returning variant_id, quantity
    )
    update variants set held = held - released.quantity from released where id = released.variant_id
    returning ${movedStock(sql`released.quantity`)}`)
  for (const variant of rows) emitStockMove(tx, variant)
}
