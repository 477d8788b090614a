import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { storeSalesDays } from '../tables.ts'

type Day = { storeId: string; currency: string; day: string }
export type Counted = {
  /** All that was sold on these days. */
  sold: readonly (Day & { minor: number })[]
  /** The part of what was sold on these days that is newly refunded; below 0 where refunds failed. */
  refunded: readonly (Day & { refundedMinor: number })[]
}

const key = [storeSalesDays.storeId, storeSalesDays.currency, storeSalesDays.day]

/** Notes what stores have sold, and what of it went back: on the day of the sale, so that it makes no room among later ones. */
export async function countSales(tx: Transaction, { sold, refunded }: Counted): Promise<void> {
  if (sold.length > 0) {
    await tx
      .insert(storeSalesDays)
      .values([...sold])
      .onConflictDoUpdate({ target: key, set: { minor: sql`excluded.minor` } })
  }
  if (refunded.length > 0) {
    // A refund may be carried before its sale.
    await tx
      .insert(storeSalesDays)
      .values(refunded.map((day) => ({ ...day, minor: 0 })))
      .onConflictDoUpdate({
        target: key,
        set: { refundedMinor: sql`${storeSalesDays.refundedMinor} + excluded.refunded_minor` },
      })
  }
}

/** Replaces all of what one store has sold. */
export async function recountSales(tx: Transaction, storeId: string, counted: Counted): Promise<void> {
  await tx.delete(storeSalesDays).where(eq(storeSalesDays.storeId, storeId))
  await countSales(tx, counted)
}
