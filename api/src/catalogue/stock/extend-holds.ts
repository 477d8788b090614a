import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { holds } from './tables.ts'

/**
 * Extends an order's holds: for a new attempt to pay, or a provider that says "pending".
 * @returns Whether it still held anything.
 */
export async function extendHolds(tx: Transaction, orderId: string, expiresAt: Date): Promise<boolean> {
  const extended = await tx
    .update(holds)
    .set({ expiresAt })
    .where(and(eq(holds.orderId, orderId), eq(holds.state, 'active')))
    .returning({ variantId: holds.variantId })
  return extended.length > 0
}
