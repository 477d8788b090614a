import { and, eq, sql } from 'drizzle-orm'
import { nameOfAccount } from '../../platform/http/caller.ts'
import type { PersonalData } from '../../platform/privacy/personal-data.ts'
import { cartLines, carts } from '../tables.ts'

/** The account's own cart. Guests' carts go after 90 days without use. */
export const personalData: PersonalData = {
  async export(db, { accountId }) {
    const { variantId, quantity, addedAt } = cartLines
    return {
      cart_lines: await db
        .select({ variantId, quantity, addedAt, product: productName })
        .from(cartLines)
        .innerJoin(carts, eq(carts.id, cartLines.cartId))
        .where(eq(carts.tokenHash, nameOfAccount(accountId))),
    }
  },
  async erase(tx, { accountId }) {
    await tx.delete(carts).where(and(eq(carts.tokenHash, nameOfAccount(accountId)), eq(carts.state, 'open')))
  },
}

const productName = sql<string>`(
  select products.name from variants join products on products.id = variants.product_id
  where variants.id = ${cartLines.variantId})`
