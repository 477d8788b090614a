import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { releaseHolds } from '../../catalogue/stock/release-holds.ts'
import { closePayment } from '../../payments/attempts/close-payment.ts'
import { isConfirming } from '../../payments/attempts/is-confirming.ts'
import { settleOpenAttempts } from '../../payments/settlement/settle-open-attempts.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { noteOrderEvent } from '../note-order-event.ts'
import { requireOrderTransition } from '../order-states.ts'
import { applySettlement } from '../settlement/apply-settlement.ts'
import { orders } from '../tables.ts'

const t = say('en')

/** Asks the providers first, outside any transaction: money that has arrived or is under way keeps an order. */
export async function settleBeforeCancelling(platform: Platform, orderId: string): Promise<void> {
  await settleOpenAttempts(platform, orderId)
  await applySettlement(platform, orderId)
}

/**
 * Ends an unpaid order at its buyer's wish, under its lock: its stock is free at once. Money that comes later is an operator's to
 * decide, as for every cancelled order.
 * @throws Problem `wrong-state` (409) with the present state.
 */
export async function cancelUnpaid(tx: Transaction, order: typeof orders.$inferSelect, now: Date): Promise<void> {
  requireOrderTransition(order.state, 'cancelled')
  if ((await closePayment(tx, order.id)) === 'paid' || (await isConfirming(tx, order.id))) {
    throw refuse('orders.being-confirmed', {}, { current: 'confirming' })
  }
  await releaseHolds(tx, order.id)
  await tx.update(orders).set({ state: 'cancelled', closedAt: now }).where(eq(orders.id, order.id))
  await noteOrderEvent(tx, { orderId: order.id, kind: 'cancelled', text: t('orders.noted.buyer-cancelled'), at: now })
}
