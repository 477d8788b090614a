import type { PaymentStart } from '@makola/contract/payments/payments.ts'
import { eq } from 'drizzle-orm'
import { extendHolds } from '../../catalogue/stock/extend-holds.ts'
import { holdStock, requireNotGone } from '../../catalogue/stock/hold-stock.ts'
import { openAttempt } from '../../payments/attempts/open-attempt.ts'
import { cashProvider } from '../../payments/providers/cash-on-delivery/pay.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Problem, refuse } from '../../platform/problem.ts'
import { soldTo } from '../sold-to.ts'
import { orderLines, orders } from '../tables.ts'
import { allowCash } from './allow-cash.ts'
import { holdsLastUnit, limitUnpaid } from './limit-unpaid.ts'
import { requireProvider } from './require-provider.ts'

/** The time that an order's stock is held for one attempt to pay, in seconds. */
export const holdSeconds = 15 * 60

/** The limit of all attempts together, from the time of the order: nobody keeps stock from others for ever. */
export const longestHoldSeconds = 60 * 60

/** The time for the last unit of something, in seconds, over one attempt and over all of them: others wait for it. */
export const shortHoldSeconds = 5 * 60
const longestShortHoldSeconds = 20 * 60

/** An order, and its current attempt to pay; with its page where that is known without asking the provider. */
export type StartedOrder = {
  order: Pick<typeof orders.$inferSelect, 'id' | 'number' | 'state' | 'totalMinor' | 'currency' | 'heldUntil'>
  attemptId: string
  payment?: PaymentStart | null
}

/**
 * Opens a further attempt to pay a locked, unpaid order. Its stock stays held, or is held again, up to an hour after it was
 * placed.
 * @throws Problem `already-paid`, `wrong-state`, `out-of-stock` (409), `validation-failed` (422), `rate-limited` (429).
 */
export async function reopenPayment(
  platform: Platform,
  tx: Transaction,
  { order, provider }: { order: typeof orders.$inferSelect; provider: string },
): Promise<StartedOrder> {
  if (order.state !== 'awaiting_payment') throw cannotPay(order)
  requireProvider(platform, provider, order)
  const now = platform.clock.now()
  const heldUntil = extendHold(order, now, await holdsLastUnit(tx, order.id))
  if (heldUntil <= now) throw tooLate(order)
  const lines = await tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  if (await extendHolds(tx, order.id, heldUntil)) {
    // Goods that were taken down meanwhile are held, and sold to nobody any more.
    await requireNotGone(tx, { lines, to: soldTo(order) })
  } else {
    await holdStock(tx, { orderId: order.id, lines, to: soldTo(order), expiresAt: heldUntil })
    await limitUnpaid(tx, order, { lines, now })
  }
  await allowCash(tx, { ...order, provider })
  await tx
    .update(orders)
    .set({ heldUntil, paysCash: provider === cashProvider })
    .where(eq(orders.id, order.id))
  const { attemptId } = await openAttempt(tx, { orderId: order.id, provider, now })
  return { order: { ...order, heldUntil }, attemptId }
}

function extendHold({ placedAt, heldUntil }: typeof orders.$inferSelect, now: Date, isLast: boolean): Date {
  const wanted = addSeconds(now, isLast ? shortHoldSeconds : holdSeconds)
  const latest = addSeconds(placedAt, isLast ? longestShortHoldSeconds : longestHoldSeconds)
  const extended = wanted < latest ? wanted : latest
  return extended > heldUntil ? extended : heldUntil
}

function cannotPay({ state }: typeof orders.$inferSelect): Problem {
  return ['expired', 'cancelled', 'review'].includes(state)
    ? tooLate({ state })
    : refuse('payments.already-paid', {}, { current: state })
}

function tooLate({ state }: Pick<typeof orders.$inferSelect, 'state'>): Problem {
  return refuse('payments.too-late', {}, { current: state })
}
