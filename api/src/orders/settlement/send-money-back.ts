import { and, eq, ne } from 'drizzle-orm'
import { readRefundable, requestRefund } from '../../payments/refunds/request-refund.ts'
import { paymentFacts, payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'

type Back = {
  orderId: string
  /** The part of the money that stays to pay the order. */
  keptMinor?: number
  reason: string
  actor: string
  now: Date
}

/**
 * Asks for all money that came for an order to go back, but for what is kept. What came when it was paid, or over, goes
 * back by itself, and is decided among the refunds where it does not.
 */
export async function sendMoneyBack(tx: Transaction, { orderId, keptMinor = 0, ...why }: Back): Promise<void> {
  const facts = await tx
    .select({ id: paymentFacts.id, amountMinor: paymentFacts.amountMinor, isCapture: paymentFacts.isCapture })
    .from(paymentFacts)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(and(eq(payments.orderId, orderId), ne(paymentFacts.decision, 'second_success')))
  for (const fact of facts) {
    const amountMinor = (await readRefundable(tx, fact)) - (fact.isCapture ? keptMinor : 0)
    if (amountMinor > 0) await requestRefund(tx, { factId: fact.id, amountMinor, ...why })
  }
}
