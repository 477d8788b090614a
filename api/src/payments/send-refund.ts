import { and, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import { addSeconds } from '../platform/clock.ts'
import type { Transaction } from '../platform/database.ts'
import { emit } from '../platform/events.ts'
import { pauseAt } from '../platform/pause-point.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { nextCheckTime } from './check-times.ts'
import { refundSettled } from './events.ts'
import type { PaymentProvider, RefundAnswer } from './providers/provider.ts'
import { findProvider, openProviders } from './providers/providers.ts'
import { withinTimeLimit } from './providers/within-time-limit.ts'
import { attempts, paymentFacts, payments, refunds } from './tables.ts'

/** Refunds may take a bank many days: once the hourly questions are over, it is asked every day. */
const daySeconds = 86_400

/** Whoever has claimed a refund has so many seconds to ask about it: longer than any provider may take. */
const claimSeconds = 60

/**
 * Asks the provider for a refund, or what became of it, outside any transaction and for at most ten seconds. The refund's
 * id is the provider's key: however often this runs, the money goes back once. An answer that does not come says
 * nothing; the sweeper asks again.
 */
export async function sendRefund(
  platform: Platform,
  refundId: string,
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<void> {
  if (!(await claimRefund(platform, refundId))) return
  const [due] = await platform.database
    .select({ refund: refunds, fact: paymentFacts, reference: attempts.reference })
    .from(refunds)
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .innerJoin(attempts, eq(attempts.id, paymentFacts.attemptId))
    .where(eq(refunds.id, refundId))
  if (!due) throw new Error(`The refund ${refundId} has lost its money`)
  const { amountMinor, currency, providerRefundId } = due.refund
  const { transactionId, provider } = due.fact
  const request = { reference: due.reference, transactionId, amountMinor, currency, key: refundId, providerRefundId }
  try {
    const { refund } = findProvider(providers, provider)
    const answer = await withinTimeLimit((signal) => refund(request, signal))
    await pauseAt(platform, 'after-provider-call')
    await transact(platform, (tx) => recordRefund(tx, refundId, answer, platform.clock.now()))
  } catch (error) {
    platform.log.warn({ err: error, provider, refundId }, 'a provider did not say what became of a refund')
  }
}

/**
 * Takes a pending refund to ask about it. Until the provider has named it, one caller at a time: most providers know no
 * key of ours, and two who look for it at the same moment, in vain, would both ask for it.
 */
async function claimRefund({ database, clock }: Platform, refundId: string): Promise<boolean> {
  const now = clock.now()
  const claimed = await database
    .update(refunds)
    .set({ nextTryAt: addSeconds(now, claimSeconds), tries: sql`${refunds.tries} + 1` })
    .where(
      and(
        eq(refunds.id, refundId),
        eq(refunds.state, 'pending'),
        or(isNotNull(refunds.providerRefundId), eq(refunds.tries, 0), lte(refunds.nextTryAt, now)),
      ),
    )
    .returning({ id: refunds.id })
  return claimed.length > 0
}

/** Holds the payment's row, as every change of its money does. A refund that has ended stays as it is. */
async function recordRefund(tx: Transaction, refundId: string, answer: RefundAnswer, now: Date): Promise<void> {
  const [found] = await tx
    .select({ payment: payments, isCapture: paymentFacts.isCapture })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .where(eq(refunds.id, refundId))
    .for('update', { of: payments })
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  if (!found || refund?.state !== 'pending') return
  const { status: state, reason: failure } = answer
  const providerRefundId = answer.providerRefundId ?? refund.providerRefundId
  if (state === 'pending') {
    const nextTryAt = nextCheckTime(refund.requestedAt, now) ?? addSeconds(now, daySeconds)
    await tx.update(refunds).set({ providerRefundId, failure, nextTryAt }).where(eq(refunds.id, refundId))
    return
  }
  await tx
    .update(refunds)
    .set({ state, providerRefundId, failure, nextTryAt: null, closedAt: now })
    .where(eq(refunds.id, refundId))
  if (state === 'failed' && found.isCapture) {
    const refundedMinor = found.payment.refundedMinor - refund.amountMinor
    await tx.update(payments).set({ refundedMinor }).where(eq(payments.id, found.payment.id))
  }
  emit(tx, refundSettled, { refundId, orderId: found.payment.orderId, state })
}
