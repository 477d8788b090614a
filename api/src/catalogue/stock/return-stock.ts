import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { type HoldLine, lockStock } from './lock-stock.ts'
import { emitStockMove, movedStock, type StockMove } from './stock-level.ts'

type Returned = {
  order: { id: string; number: string }
  /** The refund that returns them, before the rest of their parcel. */
  refundId?: string
  lines: readonly HoldLine[]
  reason: string
  actor: string
  now: Date
}

/**
 * Returns sold goods of an order to stock, with a movement for each variant. Repeating it changes nothing; deleted variants stay
 * away.
 */
export async function returnStock(
  tx: Transaction,
  { order, refundId, lines, reason, actor, now }: Returned,
): Promise<void> {
  const variantIds = lines.map((line) => line.variantId)
  const quantities = lines.map((line) => line.quantity)
  const movementIds = lines.map(() => newId())
  await lockStock(tx, { variantIds })
  const { rows } = await tx.execute<StockMove>(sql`
    with returned as (
      insert into stock_movements
        (id, variant_id, kind, quantity, order_id, order_number, refund_id, reason, actor, at)
      select line.id, variants.id, 'returned', line.quantity, ${refundId ? null : order.id}::uuid, ${order.number},
        ${refundId ?? null}::uuid, ${reason}, ${actor}, ${now.toISOString()}::timestamptz
      from unnest(${sql.param(movementIds)}::uuid[], ${sql.param(variantIds)}::uuid[], ${sql.param(quantities)}::int[])
        as line (id, variant_id, quantity)
      join variants on variants.id = line.variant_id
      on conflict do nothing
      returning variant_id, quantity
    )
    update variants set on_hand = on_hand + returned.quantity from returned where variants.id = returned.variant_id
    returning ${movedStock(sql`returned.quantity`)}`)
  for (const variant of rows) emitStockMove(tx, variant)
}
