import { and, eq, ne } from 'drizzle-orm'
import { readRefundable, requestRefund } from '../../payments/refunds/request-refund.ts'
import { paymentFacts, payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'

type Back = {
  orderId: string
  /** The part of the money that stays to pay the order. */
  keptMinor?: number
  reason: string
  actor: string
  now: Date
}

/**
 * Requests refunds of all money for an order, except the kept part. Money beyond it is refunded automatically, and a failure is
 * decided among the refunds.
 */
export async function sendMoneyBack(tx: Transaction, { orderId, keptMinor = 0, ...why }: Back): Promise<void> {
  const facts = await listFacts(tx, { orderId })
  for (const fact of facts) {
    const amountMinor = (await readRefundable(tx, fact)) - (fact.isCapture ? keptMinor : 0)
    if (amountMinor > 0) await requestRefund(tx, { factId: fact.id, amountMinor, ...why })
  }
}

const listFacts = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db
    .select({ id: paymentFacts.id, amountMinor: paymentFacts.amountMinor, isCapture: paymentFacts.isCapture })
    .from(paymentFacts)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(and(eq(payments.orderId, orderId), ne(paymentFacts.decision, 'second_success'))),
)
