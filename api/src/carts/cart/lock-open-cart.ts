import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { carts } from '../tables.ts'
import type { CartRow } from './read-cart.ts'

/** Returns the browser's open cart, made if necessary, locked until the transaction ends. */
export async function lockOpenCart(tx: Transaction, tokenHash: string, now: Date): Promise<CartRow> {
  const [cart] = await tx
    .insert(carts)
    .values({ id: newId(), tokenHash, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: carts.tokenHash, targetWhere: sql`state = 'open'`, set: { updatedAt: now } })
    .returning()
  if (!cart) throw new Error('No cart was opened')
  return cart
}
