import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { maxLines, maxQuantity } from './apply-change.ts'

/**
 * Adds one cart's lines to another's. Quantities of the same item add up as far as the stock goes, and never below either cart's.
 * Without room for all lines, the existing ones stay.
 */
export async function joinLines(
  tx: Transaction,
  { intoId, fromId }: { intoId: string; fromId: string },
): Promise<void> {
  await tx.execute(sql`
    insert into cart_lines (cart_id, variant_id, quantity, seen_unit_minor, seen_currency, added_at)
    select ${intoId}, given.variant_id, given.quantity, given.seen_unit_minor, given.seen_currency, given.added_at
    from cart_lines given
    left join cart_lines own on own.cart_id = ${intoId} and own.variant_id = given.variant_id
    where given.cart_id = ${fromId}
    order by own.variant_id is null, given.added_at
    limit ${maxLines} - (
      select count(*) from cart_lines where cart_id = ${intoId}
        and variant_id not in (select variant_id from cart_lines where cart_id = ${fromId}))
    on conflict (cart_id, variant_id) do update set
      quantity = least(${maxQuantity}, greatest(cart_lines.quantity, excluded.quantity, least(
        cart_lines.quantity + excluded.quantity,
        (select on_hand - held from variants where variants.id = excluded.variant_id)))),
      seen_unit_minor = excluded.seen_unit_minor,
      seen_currency = excluded.seen_currency`)
}
