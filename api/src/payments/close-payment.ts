import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { payments } from './tables.ts'

/**
 * Ends the asking for an order that stays unpaid. Its attempts stay known: money that comes later is settled as `late`.
 * `paid` means that the money was there first: the order must not end, its settlement is on the way.
 */
export async function closePayment(tx: Transaction, orderId: string): Promise<'closed' | 'paid'> {
  const closed = await tx
    .update(payments)
    .set({ state: 'closed' })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open')))
    .returning({ id: payments.id })
  if (closed.length > 0) return 'closed'
  const [payment] = await tx.select({ state: payments.state }).from(payments).where(eq(payments.orderId, orderId))
  return payment?.state === 'paid' ? 'paid' : 'closed'
}
