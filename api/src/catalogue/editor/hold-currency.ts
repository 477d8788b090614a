import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { stores } from '../../stores/tables.ts'

/** Returns the currency of a store's prices and locks it until the transaction ends, which writes the first price. */
export async function holdCurrency(tx: Transaction, storeId: string): Promise<string> {
  const [store] = await tx.select({ currency: stores.currency }).from(stores).where(eq(stores.id, storeId)).for('share')
  if (!store) throw new Error(`The store ${storeId} is gone`)
  return store.currency
}
