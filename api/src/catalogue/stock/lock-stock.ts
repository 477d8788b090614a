import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'

export type HoldLine = { variantId: string; quantity: number }

/** The units of a variant that can be sold: none of one that has left the shop, with its product or its store. */
export const sellable = sql.raw(
  `case when products.status = 'active' and stores.status = 'open' and removed_at is null then on_hand - held else 0 end`,
)

type LockedStock = { variantId: string; name: string; available: number }

/**
 * Locks variants for a change of their stock and returns the units that can be sold: 0 when the variant, its product or its store
 * has left the shop. Always in id order, so that two transactions never deadlock. Sends its statement at once.
 */
export async function lockStock(tx: Transaction, variantIds: readonly string[]): Promise<LockedStock[]> {
  return queryPrepared<LockedStock>(
    tx,
    'lock-stock',
    sql`
    select variants.id as "variantId", products.name, ${sellable} as available
    from variants
    join products on products.id = variants.product_id
    join stores on stores.id = variants.store_id
    where variants.id = any(${sql.param(variantIds)}::uuid[])
    order by variants.id
    for no key update of variants`,
  )
}

/** Locks the variants of an order's active holds, in id order. */
export async function lockHeldStock(tx: Transaction, orderId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from variants
    where id in (select variant_id from holds where order_id = ${orderId} and state = 'active')
    order by id
    for no key update`)
  return rows.map((row) => row.id)
}
