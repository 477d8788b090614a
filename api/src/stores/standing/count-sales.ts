import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { storeSalesDays } from '../tables.ts'

export type SalesOfDay = { storeId: string; currency: string; day: string; minor: number }

/** Notes what stores have sold on whole days. */
export async function countSales(tx: Transaction, sold: readonly SalesOfDay[]): Promise<void> {
  if (sold.length === 0) return
  await tx
    .insert(storeSalesDays)
    .values([...sold])
    .onConflictDoUpdate({
      target: [storeSalesDays.storeId, storeSalesDays.currency, storeSalesDays.day],
      set: { minor: sql`excluded.minor` },
    })
}

/** Replaces all of what one store has sold. */
export async function recountSales(tx: Transaction, storeId: string, sold: readonly SalesOfDay[]): Promise<void> {
  await tx.delete(storeSalesDays).where(eq(storeSalesDays.storeId, storeId))
  await countSales(tx, sold)
}
