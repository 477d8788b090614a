import { eq, sql } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { cartLines, carts } from '../tables.ts'
import { isOpenCartOf } from './read-cart.ts'

/** Empties a browser's cart. Without a cart it does nothing. */
export async function emptyCart(platform: Platform, tokenHash: string): Promise<void> {
  await transact(platform, async (tx) => {
    const [cart] = await tx
      .update(carts)
      .set({ version: sql`${carts.version} + 1`, updatedAt: platform.clock.now() })
      .where(isOpenCartOf(tokenHash))
      .returning({ id: carts.id })
    if (cart) await tx.delete(cartLines).where(eq(cartLines.cartId, cart.id))
  })
}
