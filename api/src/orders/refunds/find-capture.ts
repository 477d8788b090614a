import { and, eq } from 'drizzle-orm'
import { paymentFacts, payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/problem.ts'

/**
 * Returns the id of the fact that pays an order.
 * @throws Problem `wrong-state` (409) when nothing does.
 */
export async function findCapture(tx: Transaction, orderId: string): Promise<string> {
  const [capture] = await tx
    .select({ id: paymentFacts.id })
    .from(paymentFacts)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(paymentFacts.isCapture, true)))
  if (!capture) throw refuse('orders.not-paid')
  return capture.id
}
