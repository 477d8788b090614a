import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { stores } from '../../stores/tables.ts'

/** The currency in which a store's prices are typed; it stays so until the transaction ends, which makes the first price. */
export async function holdCurrency(tx: Transaction, storeId: string): Promise<string> {
  const [store] = await tx.select({ currency: stores.currency }).from(stores).where(eq(stores.id, storeId)).for('share')
  if (!store) throw new Error(`The store ${storeId} is gone`)
  return store.currency
}
