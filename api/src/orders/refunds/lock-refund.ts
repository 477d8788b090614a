import { eq, inArray } from 'drizzle-orm'
import { payments, refunds } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'

/**
 * Locks the payment of a refund, as every change of its money does, and reads the refund.
 * @throws Problem `not-found` (404).
 */
export async function lockRefund(tx: Transaction, refundId: string): Promise<typeof refunds.$inferSelect> {
  const paymentId = tx.select({ id: refunds.paymentId }).from(refunds).where(eq(refunds.id, refundId))
  await tx.select({ id: payments.id }).from(payments).where(inArray(payments.id, paymentId)).for('update')
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  if (!refund) throw notFound('refund')
  return refund
}
