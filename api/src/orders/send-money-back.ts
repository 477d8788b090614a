import { eq } from 'drizzle-orm'
import { readRefundable, requestRefund } from '../payments/request-refund.ts'
import { paymentFacts, payments } from '../payments/tables.ts'
import type { Transaction } from '../platform/database.ts'

type Back = { orderId: string; reason: string; actor: string; now: Date; keepsTotal?: boolean }

/** Asks for all money that came for an order to go back; with `keepsTotal`, for what came beyond what pays it. */
export async function sendMoneyBack(tx: Transaction, { orderId, keepsTotal = false, ...why }: Back): Promise<void> {
  const facts = await tx
    .select({ fact: paymentFacts, totalMinor: payments.amountMinor })
    .from(paymentFacts)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(eq(payments.orderId, orderId))
  for (const { fact, totalMinor } of facts) {
    const keptMinor = keepsTotal && fact.isCapture ? totalMinor : 0
    // What went back of the order itself, parcel by parcel, is none of what is to go back here.
    const amountMinor = Math.min(await readRefundable(tx, fact), fact.amountMinor - keptMinor)
    if (amountMinor > 0) await requestRefund(tx, { factId: fact.id, amountMinor, ...why })
  }
}
