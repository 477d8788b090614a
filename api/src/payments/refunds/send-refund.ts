import { say } from '@makola/words/say.ts'
import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { isDisputeOf, isUnbookedLossOf } from '../disputes/require-undisputed.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { findProvider, openProviders } from '../providers/providers.ts'
import { withinTimeLimit } from '../providers/within-time-limit.ts'
import { attempts, disputes, isOfAttempt, paymentFacts, refunds } from '../tables.ts'
import { recordRefund } from './record-refund.ts'
import { openRefundStates } from './refund-states.ts'

const t = say('en')

/** The time for asking about a leased refund, in seconds: longer than any provider may take. */
const leaseSeconds = 60

/** A sent refund is not urgent: without an answer the next question comes this many seconds later. */
const sentLeaseSeconds = 86_400

/** The time for which a refund waits, in seconds, before it is looked at whether a bank still decides about its money. */
const disputedSeconds = 3600

/**
 * Asks the provider for a refund, or for its outcome, outside any transaction and for at most ten seconds. The refund's id is the
 * provider's key: however often this runs, the money goes back once. A missing answer means nothing; the sweeper asks again.
 */
export async function sendRefund(
  platform: Platform,
  refundId: string,
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<void> {
  if (await waitForBank(platform, refundId)) return
  if (await isTakenByBank(platform, refundId)) return
  if (!(await leaseRefund(platform, refundId))) return
  const [due] = await platform.database
    .select({ refund: refunds, fact: paymentFacts, reference: attempts.reference })
    .from(refunds)
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .innerJoin(attempts, isOfAttempt)
    .where(eq(refunds.id, refundId))
  if (!due) throw new Error(`The refund ${refundId} has lost its money`)
  const { amountMinor, currency, providerRefundId } = due.refund
  const { transactionId, provider } = due.fact
  const request = { reference: due.reference, transactionId, amountMinor, currency, key: refundId, providerRefundId }
  try {
    const { refund } = findProvider(providers, provider)
    const answer = await withinTimeLimit((signal) => refund(request, signal))
    await pauseAt(platform, 'after-provider-call')
    await transact(platform, (tx) => recordRefund(tx, refundId, { ...answer, now: platform.clock.now() }))
  } catch (error) {
    platform.log.warn({ err: error, provider, refundId }, 'a provider did not say what became of a refund')
  }
}

/**
 * Puts off a refund that nobody has been asked for, while a bank decides about its money: the buyer would have it twice.
 * @returns False for any other.
 */
async function waitForBank({ database, clock }: Platform, refundId: string): Promise<boolean> {
  // A loss that is not booked yet is not over.
  const isUndecided = or(isDisputeOf(refunds.factId), isUnbookedLossOf(refunds.factId))
  const isDisputed = exists(database.select().from(disputes).where(isUndecided))
  const waiting = await database
    .update(refunds)
    .set({ nextTryAt: addSeconds(clock.now(), disputedSeconds) })
    .where(and(eq(refunds.id, refundId), eq(refunds.tries, 0), inArray(refunds.state, openRefundStates), isDisputed))
    .returning({ id: refunds.id })
  return waiting.length > 0
}

/**
 * Ends a refund that nobody has been asked for, where a bank has taken the money in a dispute meanwhile: the shop has borne as much, and
 * its stores bear it by that.
 * @returns False for any other.
 */
function isTakenByBank(platform: Platform, refundId: string): Promise<boolean> {
  return transact(platform, async (tx) => {
    const taken = sql`(
      select coalesce(sum(taken.amount_minor), 0) from refunds taken
      where taken.dispute_id = ${disputes.id} and taken.state <> 'failed')`
    const isLost = and(eq(disputes.factId, refunds.factId), eq(disputes.fundsState, 'withdrawn'))
    const isBorne = and(isLost, isNotNull(disputes.lossBookedAt), gt(disputes.amountMinor, taken))
    const ended = await tx
      .update(refunds)
      .set({ tries: 1 })
      .where(
        and(
          eq(refunds.id, refundId),
          eq(refunds.tries, 0),
          inArray(refunds.state, openRefundStates),
          exists(tx.select().from(disputes).where(isBorne)),
        ),
      )
      .returning({ id: refunds.id })
    if (ended.length === 0) return false
    const reason = t('payments.by-provider.dispute-took-it')
    await recordRefund(tx, refundId, { status: 'failed', reason, now: platform.clock.now() })
    return true
  })
}

/**
 * Leases a refund for a question: an open one, or a sent one that a bank may still turn away. Until the provider has named it,
 * one caller at a time: most providers know no key of ours, and two that look for it at the same time, in vain, would both
 * request it.
 */
async function leaseRefund({ database, clock }: Platform, refundId: string): Promise<boolean> {
  const now = clock.now()
  const [open, sent] = [leaseSeconds, sentLeaseSeconds].map(
    (seconds) => sql`${addSeconds(now, seconds).toISOString()}::timestamptz`,
  )
  const leased = await database
    .update(refunds)
    .set({
      nextTryAt: sql`case ${refunds.state} when 'succeeded' then ${sent} else ${open} end`,
      tries: sql`${refunds.tries} + 1`,
    })
    .where(
      and(
        eq(refunds.id, refundId),
        isNull(refunds.byHand),
        or(
          and(inArray(refunds.state, [...openRefundStates, 'succeeded']), isNotNull(refunds.providerRefundId)),
          and(inArray(refunds.state, openRefundStates), or(eq(refunds.tries, 0), lte(refunds.nextTryAt, now))),
        ),
      ),
    )
    .returning({ id: refunds.id })
  return leased.length > 0
}
