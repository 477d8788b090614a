import type { Cart } from '@makola/contract/carts.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { loadRate } from '../rates/load-rate.ts'
import { maxLines, maxQuantity } from './apply-change.ts'
import { getCart } from './get-cart.ts'
import { lockOpenCart } from './lock-open-cart.ts'
import { isOpenCartOf } from './read-cart.ts'
import { carts } from './tables.ts'

/**
 * Puts what a browser had in its cart as a guest into the account's cart. The guest's cart is gone then, so a second call
 * adds nothing.
 * @throws Problem `not-found` (404) for a rate that is gone.
 */
export async function claimCart(
  platform: Platform,
  given: { tokenHash: string; guestHash: string | null; rateId: string | undefined },
): Promise<Cart> {
  const { tokenHash, guestHash, rateId } = given
  const { database, config, clock } = platform
  if (rateId !== undefined && !(await loadRate(database, config.baseCurrency, rateId))) throw notFound('rate')
  if (guestHash !== null) {
    await transact(platform, async (tx) => {
      // The account's cart is locked first: of its browsers that sign in at once, one after the other gets here.
      const own = await lockOpenCart(tx, tokenHash, clock.now())
      const [guest] = await tx.select().from(carts).where(isOpenCartOf(guestHash)).for('update')
      if (!guest) return
      await joinLines(tx, own.id, guest.id)
      await tx.delete(carts).where(eq(carts.id, guest.id))
      await tx
        .update(carts)
        .set({ version: own.version + 1, rateId: guest.rateId ?? own.rateId })
        .where(eq(carts.id, own.id))
    })
  }
  return getCart(platform, { tokenHash, rateId })
}

/**
 * Quantities of the same item add up as far as there is stock, and never to less than either cart had. Where there is no
 * room for all lines, those that the account had stay.
 */
async function joinLines(tx: Transaction, ownId: string, guestId: string): Promise<void> {
  await tx.execute(sql`
    insert into cart_lines (cart_id, variant_id, quantity, seen_unit_minor, seen_currency, added_at)
    select ${ownId}, guest.variant_id, guest.quantity, guest.seen_unit_minor, guest.seen_currency, guest.added_at
    from cart_lines guest
    left join cart_lines own on own.cart_id = ${ownId} and own.variant_id = guest.variant_id
    where guest.cart_id = ${guestId}
    order by own.variant_id is null, guest.added_at
    limit ${maxLines} - (
      select count(*) from cart_lines where cart_id = ${ownId}
        and variant_id not in (select variant_id from cart_lines where cart_id = ${guestId}))
    on conflict (cart_id, variant_id) do update set
      quantity = least(${maxQuantity}, greatest(cart_lines.quantity, excluded.quantity, least(
        cart_lines.quantity + excluded.quantity,
        (select on_hand - held from variants where variants.id = excluded.variant_id)))),
      seen_unit_minor = excluded.seen_unit_minor,
      seen_currency = excluded.seen_currency`)
}
