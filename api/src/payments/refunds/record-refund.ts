import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { refundNeedsAttention, refundSettled } from '../events.ts'
import type { RefundAnswer } from '../providers/provider.ts'
import { paymentFacts, payments, refunds } from '../tables.ts'
import { canRefundBecome, isOpenRefund } from './refund-states.ts'
import { nextRefundCheck, nextReturnCheck } from './refund-times.ts'

type Refund = typeof refunds.$inferSelect
type Heard = Pick<RefundAnswer, 'status' | 'reason'> & {
  providerRefundId?: string | null
  /** The way in which a person has refunded it outside the provider, which is no longer asked. */
  byHand?: string | null
  now: Date
}

/**
 * Records a refund's state. Locks the payment's row, as every change of its money does. A final state stays, except for money
 * that the buyer's bank turned away after it had left: that has finally failed, once.
 */
export async function recordRefund(tx: Transaction, refundId: string, heard: Heard): Promise<void> {
  const [found] = await tx
    .select({ payment: payments, isCapture: paymentFacts.isCapture })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .where(eq(refunds.id, refundId))
    .for('update', { of: payments })
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  if (!found || !refund || refund.state === 'failed' || refund.byHand !== null) return
  const { id: paymentId, orderId, refundedMinor } = found.payment
  const state = canRefundBecome(refund.state, heard.status) ? heard.status : refund.state
  await tx
    .update(refunds)
    .set(after(refund, state, heard))
    .where(eq(refunds.id, refundId))
  if (state === refund.state) return
  if (state === 'failed' && found.isCapture) {
    const leftMinor = refundedMinor - refund.amountMinor
    await tx.update(payments).set({ refundedMinor: leftMinor }).where(eq(payments.id, paymentId))
  }
  if (state === 'needs_attention') emit(tx, refundNeedsAttention, { refundId })
  if (state === 'succeeded' || state === 'failed') emit(tx, refundSettled, { refundId, orderId, state })
}

function after(refund: Refund, state: Refund['state'], { reason, byHand = null, now, ...heard }: Heard) {
  const isOpen = isOpenRefund(state)
  const isKnown = state === refund.state && !isOpen
  const changed = {
    state,
    providerRefundId: heard.providerRefundId ?? refund.providerRefundId,
    failure: isKnown ? refund.failure : reason,
    byHand,
    closedAt: isOpen ? null : isKnown ? refund.closedAt : now,
  }
  return { ...changed, nextTryAt: nextTry({ ...refund, ...changed }, now) }
}

function nextTry({ state, providerRefundId, byHand, requestedAt, closedAt }: Refund, now: Date): Date | null {
  if (isOpenRefund(state)) return nextRefundCheck(requestedAt, now)
  if (state === 'failed' || providerRefundId === null || byHand !== null || closedAt === null) return null
  return nextReturnCheck(closedAt, now)
}
