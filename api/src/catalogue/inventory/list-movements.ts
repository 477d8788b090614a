import type { StockMovement } from '@makola/contract/catalogue/inventory.ts'
import { sql } from 'drizzle-orm'
import { readAuthors } from '../../auth/account/say-authors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/problem.ts'
import { requirePermission } from '../../stores/require-permission.ts'

type Question = { variantId: string; caller: Caller; limit?: number | undefined; cursor?: string | undefined }
type Row = StockMovement & { key: string }

/**
 * A page of a variant's movements, newest first, with the stock after each. Includes those of a removed variant.
 * @throws Problem `not-found` (404), `validation-failed` (422) for a cursor of another list.
 */
export async function listMovements(
  db: Queryable,
  { variantId, caller, limit = 24, cursor }: Question,
): Promise<{ data: StockMovement[]; meta: { next: string | null } }> {
  const question = { list: 'movements', variantId }
  const after = readCursor(question, cursor)
  await requireVariant(db, caller, variantId)
  const { rows } = await db.execute<Row>(sql`
    select * from (
      select id, kind, quantity, order_id as "orderId", order_number as "orderNumber", reason, actor, at, at::text as key,
        (sum(quantity) over (order by at, id))::int as "onHand"
      from stock_movements where variant_id = ${variantId}) as told
    ${after ? sql`where (at, id) < (${after.key}::timestamptz, ${after.id}::uuid)` : sql``}
    order by at desc, id desc limit ${limit + 1}`)
  const { page, next } = cutPage(rows, limit, question, ({ key, id }) => ({ key, id }))
  const authorOf = await readAuthors(
    db,
    page.map(({ actor }) => actor),
  )
  const movements = page.map(({ key: _, ...row }) => ({
    ...row,
    actor: authorOf(row.actor).name,
    at: new Date(row.at).toISOString(),
  }))
  return { data: movements, meta: { next } }
}

async function requireVariant(db: Queryable, caller: Caller, variantId: string): Promise<void> {
  const { rows } = await db.execute<{ storeId: string }>(
    sql`select store_id as "storeId" from variants where id = ${variantId}`,
  )
  const [variant] = rows
  if (!variant) throw notFound('variant')
  await requirePermission(db, caller, variant.storeId, 'products.read', 'variant')
}
