import { eq } from 'drizzle-orm'
import { products } from '../../catalogue/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { lockStore } from '../../stores/lock-own-store.ts'
import { type TakedownRow, takedowns } from '../tables.ts'
import type { Subject } from './find-subject.ts'

/** Locks a product, or a store, before its takedowns: always in this order, so that two decisions never deadlock. */
export async function lockSubject(tx: Transaction, { storeId, productId }: Subject): Promise<void> {
  if (productId === null) await lockStore(tx, storeId)
  else await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update')
}

/**
 * Locks a takedown, its subject before it.
 * @throws Problem `not-found` (404).
 */
export async function lockTakedown(tx: Transaction, id: string): Promise<TakedownRow> {
  const [found] = await tx.select().from(takedowns).where(eq(takedowns.id, id))
  if (!found) throw notFound('takedown')
  await lockSubject(tx, found)
  const [row] = await tx.select().from(takedowns).where(eq(takedowns.id, id)).for('update')
  if (!row) throw notFound('takedown')
  return row
}
