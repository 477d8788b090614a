import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { payments } from '../tables.ts'

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

/** A person has decided about an order that stays unpaid: whatever still comes for it goes back by itself. */
export async function endPayment(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'ended' })
    .where(and(eq(payments.orderId, orderId), ne(payments.state, 'paid')))
}
