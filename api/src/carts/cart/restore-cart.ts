import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { carts } from '../tables.ts'
import { lockOpenCart } from './lock-open-cart.ts'

/**
 * Puts an ordered cart's lines back into its browser's open cart when the order ended unpaid. A browser that has filled another
 * cart meanwhile keeps that one unchanged.
 */
export async function restoreCart(tx: Transaction, orderedCartId: string, now: Date): Promise<void> {
  const [ordered] = await tx.select().from(carts).where(eq(carts.id, orderedCartId))
  if (!ordered) return
  const open = await lockOpenCart(tx, ordered.tokenHash, now)
  const restored = await tx.execute(sql`
    insert into cart_lines (cart_id, variant_id, quantity, seen_unit_minor, seen_currency, added_at)
    select ${open.id}, variant_id, quantity, seen_unit_minor, seen_currency, added_at from cart_lines
    where cart_id = ${ordered.id} and not exists (select from cart_lines where cart_id = ${open.id})`)
  if (!restored.rowCount) return
  await tx
    .update(carts)
    .set({ version: open.version + 1, rateId: ordered.rateId })
    .where(eq(carts.id, open.id))
}
