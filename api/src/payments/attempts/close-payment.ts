import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { payments } from '../tables.ts'

/**
 * Closes the payment of an order that stays unpaid. Its attempts stay known: later money is settled as `late`. `paid` means that
 * the money came first: the order must not end, its settlement is on the way.
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

/** Records that a person has decided about an unpaid order: further money for it is refunded automatically. */
export async function endPayment(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'ended' })
    .where(and(eq(payments.orderId, orderId), ne(payments.state, 'paid')))
}
