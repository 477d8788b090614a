import type { StockLevel } from '@makola/contract/catalogue/inventory.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { stockBack, stockLow, stockOut } from '../events.ts'

/** Returns the stock level of a variant with this number of units left to sell. */
export function stockLevelOf(available: number, lowStockThreshold: number): StockLevel {
  if (available <= 0) return 'out'
  return available <= lowStockThreshold ? 'low' : 'ok'
}

export type StockMove = {
  storeId: string
  productId: string
  variantId: string
  lowStockThreshold: number
  /** Units left to sell before the change and after it. */
  before: number
  after: number
}

/** The columns of `StockMove`, after these units of a variant have become free to sell. */
export const movedStock = (units: SQL) => sql`
  variants.id as "variantId", product_id as "productId", store_id as "storeId",
  low_stock_threshold as "lowStockThreshold", on_hand - held - ${units} as before, on_hand - held as after`

/** Emits, in the transaction of a change, that the units left to sell fell to the threshold or to 0, or rose from 0. */
export function emitStockMove(tx: Transaction, { lowStockThreshold, before, after, ...variant }: StockMove): void {
  if (before <= 0 && after > 0) emit(tx, stockBack, variant)
  const level = stockLevelOf(after, lowStockThreshold)
  if (after >= before || level === stockLevelOf(before, lowStockThreshold)) return
  emit(tx, level === 'out' ? stockOut : stockLow, variant)
}
