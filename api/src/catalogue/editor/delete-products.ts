import { sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { recordProductActs } from './record-product-change.ts'

type Who = { clock: Clock; by: Caller }
type Row = { id: string; storeId: string; name: string }

/**
 * Deletes products and their variants. Their rows stay, archived: orders and reports refer to them, and the deletion can be
 * undone. Their SKUs become free.
 * @returns How many were not deleted before.
 */
export async function deleteProducts(tx: Transaction, ids: string[], who: Who): Promise<number> {
  const at = sql`${who.clock.now().toISOString()}::timestamptz`
  const { rows } = await tx.execute<Row>(sql`
    with gone as (
      update products set deleted_at = ${at}, deleted_from = coalesce(blocked_from, status), status = 'archived', version = version + 1,
        updated_at = ${at}
      where id = any(${sql.param(ids)}::uuid[]) and deleted_at is null
      returning id, store_id, name
    ), variants_gone as (
      update variants set removed_at = ${at} from gone where product_id = gone.id and removed_at is null
    )
    select id, store_id as "storeId", name from gone`)
  return tell(tx, rows, 'deleted', who)
}

/**
 * Restores deleted products with their former status, and the variants deleted with them.
 * @returns How many were deleted.
 */
export async function restoreProducts(tx: Transaction, ids: string[], who: Who): Promise<number> {
  const at = sql`${who.clock.now().toISOString()}::timestamptz`
  const { rows } = await tx.execute<Row>(sql`
    with deleted as materialized (
      select id, deleted_at from products where id = any(${sql.param(ids)}::uuid[]) and deleted_at is not null
    ), variants_back as (
      update variants set removed_at = null from deleted
      where product_id = deleted.id and removed_at = deleted.deleted_at
    )
    update products set status = case when blocked_from is null then deleted_from else status end,
      blocked_from = case when blocked_from is not null then deleted_from end,
      deleted_at = null, deleted_from = null, version = version + 1, updated_at = ${at}
    from deleted where products.id = deleted.id
    returning products.id, store_id as "storeId", name`)
  return tell(tx, rows, 'restored', who)
}

async function tell(tx: Transaction, rows: Row[], act: 'deleted' | 'restored', { clock, by }: Who): Promise<number> {
  await recordProductActs(
    tx,
    clock,
    rows.map((product) => ({ product, by, act })),
  )
  return rows.length
}
