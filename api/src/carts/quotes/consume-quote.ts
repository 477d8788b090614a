import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'

/** Thrown for a quote that cannot be ordered any more: its cart has changed or been ordered, or its prices no longer hold. */
export class QuoteGone extends Error {}

/**
 * Takes a browser's quoted cart for an order, in one statement that also locks it: only an open cart, unchanged since a quote
 * that still holds. Of two concurrent orders for one cart, the second does not get it. All carts of the browser move to its next
 * cookie at the same time: the previous cookie never shows the order. Sends its statement at once.
 * @throws QuoteGone
 */
export async function consumeQuote(
  tx: Transaction,
  { quoteId, tokenHash, nextHash, now }: { quoteId: string; tokenHash: string; nextHash: string; now: Date },
): Promise<void> {
  const at = now.toISOString()
  const taken = await queryPrepared(
    tx,
    'consume-quote',
    sql`with taken as (
        update carts set state = 'ordered', token_hash = ${nextHash}, updated_at = ${at}::timestamptz from quotes
        where quotes.id = ${quoteId} and quotes.cart_id = carts.id and cart_version = version
          and held_until > ${at}::timestamptz and token_hash = ${tokenHash} and state = 'open'
        returning carts.id
      ), moved as (
        update carts set token_hash = ${nextHash}
        where token_hash = ${tokenHash} and token_hash <> ${nextHash} and id <> all (select id from taken)
      )
      select id from taken`,
  )
  if (taken.length === 0) throw new QuoteGone()
}
