import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { lockHeldStock } from './lock-stock.ts'

/**
 * Turns an order's holds into sales: the units leave the stock, with a movement for each variant. Repeating it changes nothing.
 * `actor` is written into the movements.
 * @returns Whether there was anything left to sell: false once sold or released.
 */
export async function sellHolds(
  tx: Transaction,
  { id: orderId, number }: { id: string; number: string },
  actor: string,
): Promise<boolean> {
  const variantIds = await lockHeldStock(tx, orderId)
  const movementIds = variantIds.map(() => newId())
  // Not the transaction's beginning: it may have waited for the lock while somebody counted.
  const sold = await tx.execute(sql`
    with sold as (
      update holds set state = 'sold' where order_id = ${orderId} and state = 'active'
      returning variant_id, quantity
    ), shelf as (
      update variants set on_hand = on_hand - sold.quantity, held = held - sold.quantity
      from sold where id = sold.variant_id
    )
    insert into stock_movements (id, variant_id, kind, quantity, order_id, order_number, actor, at)
    select movement.id, sold.variant_id, 'sold', -sold.quantity, ${orderId}, ${number}, ${actor}, clock_timestamp()
    from sold
    join unnest(${sql.param(movementIds)}::uuid[], ${sql.param(variantIds)}::uuid[]) as movement (id, variant_id) using (variant_id)`)
  return (sold.rowCount ?? 0) > 0
}
