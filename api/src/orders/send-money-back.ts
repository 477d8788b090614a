import { eq } from 'drizzle-orm'
import { readRefundable, requestRefund } from '../payments/request-refund.ts'
import { paymentFacts, payments } from '../payments/tables.ts'
import type { Transaction } from '../platform/database.ts'

type Back = { orderId: string; reason: string; actor: string; now: Date; keepsCapture?: boolean }

/** Asks for all money that came for an order to go back; with `keepsCapture`, for what came beside the payment that pays it. */
export async function sendMoneyBack(tx: Transaction, { orderId, keepsCapture = false, ...why }: Back): Promise<void> {
  const facts = await tx
    .select({ id: paymentFacts.id, amountMinor: paymentFacts.amountMinor, isCapture: paymentFacts.isCapture })
    .from(paymentFacts)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(eq(payments.orderId, orderId))
  for (const fact of facts.filter(({ isCapture }) => !(isCapture && keepsCapture))) {
    const amountMinor = await readRefundable(tx, fact)
    if (amountMinor > 0) await requestRefund(tx, { factId: fact.id, amountMinor, ...why })
  }
}
