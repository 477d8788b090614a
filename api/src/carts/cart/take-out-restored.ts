import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { carts } from '../tables.ts'
import { isOpenCartOf } from './read-cart.ts'

/**
 * Takes lines put back by `restoreCart` out of the browser's open cart when the order was honoured after all: they would be
 * bought twice. A line changed since stays; so does the cart of an account that a guest joined by signing in.
 */
export async function takeOutRestored(tx: Transaction, orderedCartId: string, now: Date): Promise<void> {
  const [ordered] = await tx.select().from(carts).where(eq(carts.id, orderedCartId))
  if (!ordered) return
  const [open] = await tx.select().from(carts).where(isOpenCartOf(ordered.tokenHash)).for('update')
  if (!open) return
  const taken = await tx.execute(sql`
    delete from cart_lines line using cart_lines was
    where line.cart_id = ${open.id} and was.cart_id = ${ordered.id}
      and (line.variant_id, line.quantity, line.added_at) = (was.variant_id, was.quantity, was.added_at)`)
  if (!taken.rowCount) return
  await tx
    .update(carts)
    .set({ version: open.version + 1, updatedAt: now })
    .where(eq(carts.id, open.id))
}
