import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { Problem } from '../platform/problem.ts'
import { stockMovements, variants } from './tables.ts'

type Correction = { variantId: string; onHand: number; actor: string }

/**
 * Says how many units are on the shelf, and writes down by how many that differs from what was thought.
 * @throws Problem `wrong-state` (409) with the present stock when more units are held for orders than there would be.
 */
export async function correctStock(tx: Transaction, { variantId, onHand, actor }: Correction): Promise<void> {
  const [stock] = await tx
    .select({ onHand: variants.onHand, held: variants.held })
    .from(variants)
    .where(eq(variants.id, variantId))
    .for('no key update')
  if (!stock || stock.onHand === onHand) return
  if (onHand < stock.held) {
    throw new Problem('wrong-state', `${stock.held} units are held for orders that are being paid.`, { current: stock })
  }
  await tx.update(variants).set({ onHand }).where(eq(variants.id, variantId))
  await tx
    .insert(stockMovements)
    .values({ id: newId(), variantId, kind: 'corrected', quantity: onHand - stock.onHand, actor })
}
