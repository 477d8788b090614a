import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { paymentFacts, payments } from '../tables.ts'
import { findShort } from '../tolerances/find-short.ts'
import { capture, type Payment } from './record-charge.ts'

/**
 * Makes money that came before its shortfall was tolerated pay its order, by today's tolerance (rule R21). Locks the payment's row:
 * money that pays in full at the same moment comes first, or goes back.
 * @returns The payment as it is then: paid, or unchanged when nothing is near enough.
 */
export async function captureShort(
  tx: Transaction,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!payment) throw new Error(`There is no payment ${paymentId}`)
  const short = (await findShort(tx, [payment])).get(paymentId)
  if (!short) return payment
  await tx.update(paymentFacts).set({ isCapture: true, decision: 'short' }).where(eq(paymentFacts.id, short.factId))
  return capture(tx, { payment, capturedMinor: short.amountMinor, now })
}
