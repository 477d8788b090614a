import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

/** Returns true when everything of an ordered cart is in its browser's open cart, unchanged since it was put back. */
export async function isInCart(db: Queryable, orderedCartId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from cart_lines was join carts ordered on ordered.id = was.cart_id
    where ordered.id = ${orderedCartId} and not exists (
      select from cart_lines line join carts open on open.id = line.cart_id
      where open.token_hash = ordered.token_hash and open.state = 'open'
        and (line.variant_id, line.quantity, line.added_at) = (was.variant_id, was.quantity, was.added_at))
    limit 1`)
  return rows.length === 0
}
