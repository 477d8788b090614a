import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { lockHeldStock } from './lock-stock.ts'

/** Releases an order's holds after it ended unpaid. Repeating it changes nothing. */
export async function releaseHolds(tx: Transaction, orderId: string): Promise<void> {
  await lockHeldStock(tx, orderId)
  await tx.execute(sql`
    with released as (
      update holds set state = 'released' where order_id = ${orderId} and state = 'active'
      returning variant_id, quantity
    )
    update variants set held = held - released.quantity from released where id = released.variant_id`)
}
