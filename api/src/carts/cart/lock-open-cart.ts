import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { newId } from '../../platform/ids.ts'
import { carts } from '../tables.ts'
import type { CartRow } from './read-cart.ts'

/** Returns the browser's open cart, made if necessary, locked until the transaction ends. */
export async function lockOpenCart(tx: Transaction, tokenHash: string, now: Date): Promise<CartRow> {
  const [cart] = await openOrLock(tx, { id: newId(), tokenHash, now })
  if (!cart) throw new Error('No cart was opened')
  return cart
}

const openOrLock = prepareOnce((db, { id, tokenHash, now }: Given<{ id: string; tokenHash: string; now: Date }>) =>
  db
    .insert(carts)
    .values({ id, tokenHash, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: carts.tokenHash,
      targetWhere: sql`state = 'open'`,
      set: { updatedAt: sql`excluded.updated_at` },
    })
    .returning(),
)
