import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { carts } from '../tables.ts'
import { joinLines } from './join-lines.ts'
import { lockOpenCart } from './lock-open-cart.ts'

/**
 * Puts an ordered cart's lines into the open cart of the browser that let the order go, beside what it has put there
 * meanwhile. The ordered cart is that browser's from then on: should the order be honoured after all, they are taken out
 * where they went.
 */
export async function moveCartTo(
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
