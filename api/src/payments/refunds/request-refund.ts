import type { Money } from '@makola/contract/http/fields.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Problem, refuse } from '../../platform/problem.ts'
import { requireUndisputed } from '../disputes/require-undisputed.ts'
import { refundNeedsAttention, refundOwed, refundRequested, refundSettled } from '../events.ts'
import { owedCash } from '../providers/cash-on-delivery/pay.ts'
import { paymentFacts, payments, refunds } from '../tables.ts'

type Asked = {
  factId: string
  amountMinor: number
  reason: string
  actor: string
  now: Date
  /** Made in the provider's dashboard, it exists already: it is never requested, and waits for a person. */
  outside?: { providerRefundId: string; problem: string } | undefined
  /** Taken by the buyer's bank through this lost dispute: it has left already, and nobody is asked. */
  disputeId?: string | undefined
  /** Paid by a store from the cash that it collected: the store is told, and confirms it. */
  isOwedInCash?: boolean
}

/** The provider is asked at once; if this process dies first, the sweeper asks it. */
const firstSweepSeconds = 60

/** A store has so long to pay cash back; then a person decides. */
const owedSeconds = 7 * 86_400

/** A refund from outside is left to a person this long; then the provider's word decides. */
const outsideSweepSeconds = 86_400

/**
 * Records the request of a refund. Locks the payment's row, so that concurrent refunds never take the same money.
 * @throws Problem `refund-too-large` (409) with what can still be sent back; `wrong-state` (409) while a bank disputes the money.
 */
export async function requestRefund(
  tx: Transaction,
  { now, outside, isOwedInCash = false, ...asked }: Asked,
): Promise<{ refundId: string }> {
  const ofFact = tx.select({ id: paymentFacts.paymentId }).from(paymentFacts).where(eq(paymentFacts.id, asked.factId))
  const [payment] = await tx.select().from(payments).where(inArray(payments.id, ofFact)).for('update')
  const [fact] = await tx.select().from(paymentFacts).where(eq(paymentFacts.id, asked.factId))
  if (!payment || !fact) throw new Error(`No money of the fact ${asked.factId} can go back: there is none`)
  if (!outside && !asked.disputeId) await requireUndisputed(tx, fact.id)
  const openMinor = await readRefundable(tx, fact)
  if (asked.amountMinor > openMinor) throw refundTooLarge({ amount: openMinor, currency: fact.currency })
  const refundId = newId()
  await tx.insert(refunds).values({
    id: refundId,
    paymentId: payment.id,
    currency: fact.currency,
    ...asked,
    requestedAt: now,
    nextTryAt: addSeconds(now, outside ? outsideSweepSeconds : isOwedInCash ? owedSeconds : firstSweepSeconds),
    ...(outside && {
      state: 'needs_attention' as const,
      providerRefundId: outside.providerRefundId,
      failure: outside.problem,
    }),
    ...(isOwedInCash && { state: 'processing' as const, providerRefundId: owedCash(refundId) }),
    ...(asked.disputeId && { state: 'succeeded' as const, closedAt: now, nextTryAt: null }),
  })
  if (fact.isCapture) {
    const refundedMinor = payment.refundedMinor + asked.amountMinor
    await tx.update(payments).set({ refundedMinor }).where(eq(payments.id, payment.id))
  }
  if (asked.disputeId) emit(tx, refundSettled, { refundId, orderId: payment.orderId, state: 'succeeded' })
  else emit(tx, outside ? refundNeedsAttention : isOwedInCash ? refundOwed : refundRequested, { refundId })
  return { refundId }
}

/** Reads the part of a fact's money that is neither refunded nor being refunded, in minor units. */
export async function readRefundable(
  db: Queryable,
  { id, amountMinor }: { id: string; amountMinor: number },
): Promise<number> {
  const [taken] = await sumTaken(db, { factId: id })
  return amountMinor - (taken?.minor ?? 0)
}

const sumTaken = prepareOnce((db, { factId }: Given<{ factId: string }>) =>
  db
    .select({ minor: sql<number>`coalesce(sum(amount_minor), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.factId, factId), ne(refunds.state, 'failed'))),
)

/** The 409 for more than the rest, with the rest. */
export function refundTooLarge(refundable: Money): Problem {
  const code = refundable.amount > 0 ? 'payments.less-refundable' : 'payments.nothing-refundable'
  return refuse(code, {}, { current: refundable })
}
