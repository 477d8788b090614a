import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { stockMovements } from '../stock/tables.ts'
import { pinnedPrices, variants } from '../tables.ts'
import type { VariantDraft } from './check-variants.ts'

export type NewVariant = Omit<VariantDraft, 'sku'> & {
  sku: string
  productId: string
  storeId: string
  position: number
}

/** Stores new variants with their pinned prices and the movements of their first stock. */
export async function insertVariants(tx: Transaction, drafts: NewVariant[], actor: string): Promise<void> {
  const rows = drafts.map((draft) => ({ ...draft, id: newId() }))
  if (rows.length === 0) return
  await tx.insert(variants).values(rows.map(({ stock, pinned, ...row }) => ({ ...row, onHand: stock })))
  const pins = rows.flatMap(({ id, pinned }) =>
    Object.entries(pinned).map(([currency, amountMinor]) => ({ variantId: id, currency, amountMinor })),
  )
  if (pins.length > 0) await tx.insert(pinnedPrices).values(pins)
  const movements = rows
    .filter((row) => row.stock > 0)
    .map((row) => ({ id: newId(), variantId: row.id, kind: 'initial' as const, quantity: row.stock, actor }))
  if (movements.length > 0) await tx.insert(stockMovements).values(movements)
}
