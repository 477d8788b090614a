import type { StockLevel } from '@makola/contract/inventory.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { stockLow, stockOut } from '../events.ts'

/** Returns the stock level of a variant with this number of units left to sell. */
export function stockLevelOf(available: number, lowStockThreshold: number): StockLevel {
  if (available <= 0) return 'out'
  return available <= lowStockThreshold ? 'low' : 'ok'
}

export type StockFall = {
  storeId: string
  productId: string
  variantId: string
  lowStockThreshold: number
  /** Units left to sell before the change and after it. */
  before: number
  after: number
}

/** Emits, in the transaction of a change, that the units left to sell fell to the threshold or to 0. */
export function emitStockLow(tx: Transaction, { lowStockThreshold, before, after, ...variant }: StockFall): void {
  const level = stockLevelOf(after, lowStockThreshold)
  if (after >= before || level === stockLevelOf(before, lowStockThreshold)) return
  emit(tx, level === 'out' ? stockOut : stockLow, variant)
}
