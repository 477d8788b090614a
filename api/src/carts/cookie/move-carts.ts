import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { carts } from '../tables.ts'

/** Moves all carts of a browser, ordered ones included, to another cookie. */
export async function moveCarts(db: Queryable, tokenHash: string, nextHash: string): Promise<void> {
  await db.update(carts).set({ tokenHash: nextHash }).where(eq(carts.tokenHash, tokenHash))
}
