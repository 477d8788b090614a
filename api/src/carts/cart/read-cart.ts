import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { cartLines, carts, type quotes } from '../tables.ts'

export type CartRow = typeof carts.$inferSelect
export type CartLineRow = typeof cartLines.$inferSelect
export type QuoteRow = typeof quotes.$inferSelect

/** A browser's open cart; null when it has none yet, or has ordered it. */
export async function findOpenCart(db: Queryable, tokenHash: string): Promise<CartRow | null> {
  const [cart] = await db.select().from(carts).where(isOpenCartOf(tokenHash))
  return cart ?? null
}

export const isOpenCartOf = (tokenHash: string) => and(eq(carts.tokenHash, tokenHash), eq(carts.state, 'open'))

/** A cart's lines, in the order of adding. */
export function readCartLines(db: Queryable, cartId: string): Promise<CartLineRow[]> {
  return db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.variantId))
}
