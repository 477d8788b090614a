import type { OrderState } from '@makola/contract/orders/orders.ts'
import type { ReviewDecision } from '@makola/contract/orders/refunds.ts'
import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { endPayment } from '../../payments/attempts/close-payment.ts'
import { requestRefund } from '../../payments/refunds/request-refund.ts'
import { captureShort } from '../../payments/settlement/capture-short.ts'
import { payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Caller, nameOf } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { noteOrderEvent } from '../note-order-event.ts'
import { requireOrderTransition } from '../order-states.ts'
import { findCapture } from '../refunds/find-capture.ts'
import { orders } from '../tables.ts'
import { markOrderPaid } from './mark-order-paid.ts'
import { coversOrder, surplusOf } from './order-money.ts'
import { sendMoneyBack } from './send-money-back.ts'

const t = say('en')

type Order = typeof orders.$inferSelect
type Payment = typeof payments.$inferSelect
type Decision = { orderId: string; decision: ReviewDecision; reason: string; by: Caller }

/**
 * Carries out an operator's decision on money that came too late or does not match: honour the order, refund the money, or leave
 * both and close the order. For an overpaid order it concerns the surplus only.
 * @throws Problem `not-found` (404); `wrong-state` (409) when there is nothing to decide, the order is honoured already, or the
 * money that is here is too little to honour it; `out-of-stock` (409) with what is no longer there.
 */
export async function decidePayment(
  platform: Platform,
  { orderId, decision, reason, by }: Decision,
): Promise<{ orderId: string; orderState: OrderState }> {
  return transact(platform, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId))
    if (!order || !payment) throw notFound('order')
    const surplusMinor = surplusOf(order, payment)
    if (order.decision !== null || (order.state !== 'review' && surplusMinor === 0)) {
      throw refuse('orders.nothing-to-decide', {}, { current: order.state })
    }
    await tx.update(orders).set({ decision }).where(eq(orders.id, orderId))
    const decided = { tx, order, payment, reason, actor: nameOf(by), now: platform.clock.now() }
    if (surplusMinor > 0) await decideSurplus(decided, decision, surplusMinor)
    else if (decision === 'attach') await attach(decided)
    else if (decision === 'refund') await sendBack(decided)
    else await ignore(decided)
    const subject = { id: orderId, name: order.number }
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by,
      action: 'payment.decided',
      subject,
      after: { decision, reason, ...(surplusMinor > 0 && { surplusMinor, currency: order.currency }) },
    })
    const [after] = await tx.select({ orderState: orders.state }).from(orders).where(eq(orders.id, orderId))
    return { orderId, orderState: after?.orderState ?? order.state }
  })
}

type Decided = { tx: Transaction; order: Order; payment: Payment; reason: string; actor: string; now: Date }

/** The order stays unchanged, whatever happens to the surplus. */
async function decideSurplus(decided: Decided, decision: ReviewDecision, amountMinor: number): Promise<void> {
  const { tx, order, reason, actor, now } = decided
  if (decision === 'attach') {
    throw refuse('orders.honoured', {}, { current: order.state })
  }
  if (decision === 'ignore') return
  await requestRefund(tx, { factId: await findCapture(tx, order.id), amountMinor, reason, actor, now })
}

/** Money that came short before it was tolerated pays now, within today's tolerance. */
async function attach({ tx, order, payment: seen, reason, actor, now }: Decided): Promise<void> {
  const payment = await captureShort(tx, { paymentId: seen.id, now })
  if (!coversOrder(payment)) {
    throw refuse(
      'orders.money-too-little',
      {},
      {
        current: order.state,
      },
    )
  }
  await markOrderPaid(tx, order, { payment, now })
  await sendMoneyBack(tx, { orderId: order.id, reason, actor, now, keptMinor: payment.amountMinor })
}

/** The order stays in review until the provider confirms the refund. */
async function sendBack({ tx, order, reason, actor, now }: Decided): Promise<void> {
  await endPayment(tx, order.id)
  await sendMoneyBack(tx, { orderId: order.id, reason, actor, now })
}

async function ignore({ tx, order, actor, now }: Decided): Promise<void> {
  requireOrderTransition(order.state, 'cancelled')
  await endPayment(tx, order.id)
  await tx.update(orders).set({ state: 'cancelled', closedAt: now }).where(eq(orders.id, order.id))
  const text = t('orders.noted.closed-by-team')
  await noteOrderEvent(tx, { orderId: order.id, kind: 'cancelled', text, actor, at: now })
}
