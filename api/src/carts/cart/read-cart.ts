import { and, asc, eq, type Placeholder } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { cartLines, carts, type quotes } from '../tables.ts'

export type CartRow = typeof carts.$inferSelect
export type CartLineRow = typeof cartLines.$inferSelect
export type QuoteRow = typeof quotes.$inferSelect

/** A browser's open cart; null when it has none yet, or has ordered it. */
export async function findOpenCart(db: Queryable, tokenHash: string): Promise<CartRow | null> {
  const [cart] = await selectOpenCart(db, { tokenHash })
  return cart ?? null
}

const selectOpenCart = prepareOnce((db, { tokenHash }: Given<{ tokenHash: string }>) =>
  db.select().from(carts).where(isOpenCartOf(tokenHash)),
)

export const isOpenCartOf = (tokenHash: string | Placeholder<string, string>) =>
  and(eq(carts.tokenHash, tokenHash), eq(carts.state, 'open'))

/** A cart's lines, in the order of adding. */
export function readCartLines(db: Queryable, cartId: string): Promise<CartLineRow[]> {
  return selectLines(db, { cartId })
}

const selectLines = prepareOnce((db, { cartId }: Given<{ cartId: string }>) =>
  db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.variantId)),
)
