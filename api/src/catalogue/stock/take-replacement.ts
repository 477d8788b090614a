import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { outOfStock } from './hold-stock.ts'
import { emitStockMove, type StockMove } from './stock-level.ts'

type Replacement = {
  requestId: string
  /** As its store knows it. */
  orderNumber: string
  lines: readonly { variantId: string; name: string; quantity: number }[]
  actor: string
  now: Date
}

/**
 * Takes units off the shelf that are sent in place of sold ones, with a movement for each variant. They need not be on sale.
 * @throws Problem `out-of-stock` (409) with the short lines.
 */
export async function takeReplacement(tx: Transaction, replacement: Replacement): Promise<void> {
  const { requestId, orderNumber, lines, actor, now } = replacement
  const variantIds = sql.param(lines.map(({ variantId }) => variantId))
  const quantities = sql.param(lines.map(({ quantity }) => quantity))
  const movementIds = sql.param(lines.map(() => newId()))
  const { rows: shelf } = await tx.execute<{ id: string; available: number }>(sql`
    select id, on_hand - held as available from variants
    where id = any(${variantIds}::uuid[]) order by id for no key update`)
  const short = lines
    .map(({ variantId, name, quantity: requested }) => {
      const available = shelf.find(({ id }) => id === variantId)?.available ?? 0
      return { variantId, name, requested, available }
    })
    .filter(({ requested, available }) => available < requested)
  if (short.length > 0) throw outOfStock(short)
  const { rows: taken } = await tx.execute<StockMove>(sql`
    with sent as (
      insert into stock_movements (id, variant_id, kind, quantity, order_number, request_id, actor, at)
      select line.id, line.variant_id, 'replaced', -line.quantity, ${orderNumber}, ${requestId}::uuid, ${actor},
        ${now.toISOString()}::timestamptz
      from unnest(${movementIds}::uuid[], ${variantIds}::uuid[], ${quantities}::int[]) as line (id, variant_id, quantity)
      returning variant_id, quantity
    )
    update variants set on_hand = on_hand + sent.quantity from sent where variants.id = sent.variant_id
    returning variants.id as "variantId", product_id as "productId", store_id as "storeId",
      low_stock_threshold as "lowStockThreshold", on_hand - held - sent.quantity as before, on_hand - held as after`)
  for (const fall of taken) emitStockMove(tx, fall)
}
