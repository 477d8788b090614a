import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { findProvider, openProviders } from '../providers/providers.ts'
import { withinTimeLimit } from '../providers/within-time-limit.ts'
import { attempts, isOfAttempt, paymentFacts, refunds } from '../tables.ts'
import { recordRefund } from './record-refund.ts'
import { openRefundStates } from './refund-states.ts'

/** The time for asking about a leased refund, in seconds: longer than any provider may take. */
const leaseSeconds = 60

/** A sent refund is not urgent: without an answer the next question comes this many seconds later. */
const sentLeaseSeconds = 86_400

/**
 * Asks the provider for a refund, or for its outcome, outside any transaction and for at most ten seconds. The refund's id is the
 * provider's key: however often this runs, the money goes back once. A missing answer means nothing; the sweeper asks again.
 */
export async function sendRefund(
  platform: Platform,
  refundId: string,
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<void> {
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
