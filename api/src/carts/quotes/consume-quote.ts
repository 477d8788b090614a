import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import type { QuoteRow } from '../cart/read-cart.ts'
import { carts, quotes } from '../tables.ts'

/**
 * Takes a browser's quoted cart for an order, in one statement that also locks it: only an open cart, unchanged since a quote
 * that still holds. Of two concurrent orders for one cart, the second gets null. The cart moves to the browser's next cookie at
 * the same time: the previous cookie never shows the order.
 */
export async function consumeQuote(
  tx: Transaction,
  { quoteId, tokenHash, nextHash, now }: { quoteId: string; tokenHash: string; nextHash: string; now: Date },
): Promise<QuoteRow | null> {
  const [taken] = await tx
    .update(carts)
    .set({ state: 'ordered', tokenHash: nextHash, updatedAt: now })
    .from(quotes)
    .where(
      and(
        eq(quotes.id, quoteId),
        eq(quotes.cartId, carts.id),
        eq(quotes.cartVersion, carts.version),
        gt(quotes.heldUntil, now),
        eq(carts.tokenHash, tokenHash),
        sql`${carts.state} = 'open'`,
      ),
    )
    .returning()
  return taken?.quotes ?? null
}
