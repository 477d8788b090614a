import type { Cart } from '@makola/contract/carts/carts.ts'
import { eq } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { loadRate } from '../../rates/load-rate.ts'
import { carts } from '../tables.ts'
import { getCart } from './get-cart.ts'
import { joinLines } from './join-lines.ts'
import { lockOpenCart } from './lock-open-cart.ts'
import { isOpenCartOf } from './read-cart.ts'

/**
 * Moves a browser's guest cart into the account's cart. The guest's cart is gone then, so a second call adds nothing.
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
      // The account's cart is locked first: browsers that sign in at once get here one after the other.
      const own = await lockOpenCart(tx, tokenHash, clock.now())
      const [guest] = await tx.select().from(carts).where(isOpenCartOf(guestHash)).for('update')
      if (!guest) return
      await joinLines(tx, { intoId: own.id, fromId: guest.id })
      await tx.delete(carts).where(eq(carts.id, guest.id))
      await tx
        .update(carts)
        .set({ version: own.version + 1, rateId: guest.rateId ?? own.rateId })
        .where(eq(carts.id, own.id))
    })
  }
  return getCart(platform, { tokenHash, rateId })
}
