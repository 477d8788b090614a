import type { RefundDecision } from '@makola/contract/orders/refunds.ts'
import { eq } from 'drizzle-orm'
import { askRefundAgain } from '../../payments/refunds/ask-refund-again.ts'
import { recordRefund } from '../../payments/refunds/record-refund.ts'
import { requestRefund } from '../../payments/refunds/request-refund.ts'
import { refunds } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { lockRefund } from './lock-refund.ts'
import { readStuckRefunds, refundDecisions, type StuckRefundRow } from './read-stuck-refunds.ts'

type Decision = { refundId: string; decision: RefundDecision; reason: string; by: Caller }
type Refund = typeof refunds.$inferSelect

/**
 * Carries out an operator's decision on a stuck refund: ask the provider again, record that a person has refunded it, or mark it
 * failed so that it can be requested again. Locks the payment's row, as every change of its money does: of two decisions at the
 * same moment, or a decision and a webhook, the second finds it decided.
 * @throws Problem `not-found` (404); `wrong-state` (409) with the present state, when there is nothing to decide.
 */
export async function decideStuckRefund(
  platform: Platform,
  { refundId, decision, reason, by }: Decision,
): Promise<Pick<Refund, 'id' | 'state'>> {
  const now = platform.clock.now()
  return transact(platform, async (tx) => {
    const refund = await lockRefund(tx, refundId)
    const [stuck] = await readStuckRefunds(tx, { where: eq(refunds.id, refundId) })
    if (!stuck || !refundDecisions({ ...stuck, refund }).includes(decision)) {
      throw refuse('orders.refund-decided', {}, { current: refund.state })
    }
    const id = await carryOut(tx, stuck, { decision, reason, actor: nameOf(by), now })
    const { parcel, order } = stuck
    await recordAudit(tx, platform.clock, {
      storeId: parcel.storeId,
      by,
      action: 'refund.decided',
      subject: { id: parcel.id ?? order.id, name: parcel.number ?? order.number },
      after: { decision, reason, amountMinor: refund.amountMinor, currency: refund.currency },
    })
    const [after] = await tx.select({ state: refunds.state }).from(refunds).where(eq(refunds.id, id))
    return { id, state: after?.state ?? refund.state }
  })
}

/** @returns The refund in question from now on: a failed one stays failed, and another replaces it. */
async function carryOut(
  tx: Transaction,
  { refund, fact }: StuckRefundRow,
  { decision, reason, actor, now }: { decision: RefundDecision; reason: string; actor: string; now: Date },
): Promise<string> {
  const { id, amountMinor } = refund
  const asked = { factId: fact.id, amountMinor, reason: refund.reason, actor, now }
  const refundId = refund.state === 'failed' ? (await requestRefund(tx, asked)).refundId : id
  if (decision === 'given-back')
    await recordRefund(tx, refundId, { status: 'succeeded', reason: null, byHand: reason, now })
  if (decision === 'failed') await recordRefund(tx, refundId, { status: 'failed', reason, now })
  if (decision === 'try-again' && refundId === id) await askRefundAgain(tx, { refundId, now })
  return refundId
}
