import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { wishes } from '../tables.ts'

/** Takes a product off a list. Repeating it changes nothing. */
export async function removeWish(db: Queryable, owner: string, productId: string): Promise<void> {
  await db.delete(wishes).where(and(eq(wishes.owner, owner), eq(wishes.productId, productId)))
}
