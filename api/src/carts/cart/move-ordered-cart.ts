import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { carts } from '../tables.ts'
import { joinLines } from './join-lines.ts'
import { lockOpenCart } from './lock-open-cart.ts'

/**
 * Puts an ordered cart's lines into the open cart of the browser that released the order, beside its new lines. The ordered cart
 * then belongs to that browser: if the order is honoured after all, they are taken out there.
 */
export async function moveOrderedCart(
  tx: Transaction,
  { orderedCartId, tokenHash, now }: { orderedCartId: string; tokenHash: string; now: Date },
): Promise<void> {
  const [ordered] = await tx.update(carts).set({ tokenHash }).where(eq(carts.id, orderedCartId)).returning()
  if (!ordered) return
  const open = await lockOpenCart(tx, tokenHash, now)
  await joinLines(tx, { intoId: open.id, fromId: ordered.id })
  await tx
    .update(carts)
    .set({ version: open.version + 1, rateId: ordered.rateId })
    .where(eq(carts.id, open.id))
}
