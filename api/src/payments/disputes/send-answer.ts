import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { accountIdOf, type Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import type { DisputeEvidence } from '../providers/dispute-desk.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import { findProvider, openProviders } from '../providers/providers.ts'
import { withinTimeLimit } from '../providers/within-time-limit.ts'
import { disputes } from '../tables.ts'
import { followDispute } from './follow-dispute.ts'

/** The time for sending an answer, in seconds: longer than any provider may take. */
const leaseSeconds = 60

type Answer = {
  disputeId: string
  answer: 'evidence' | 'accepted'
  evidence: DisputeEvidence
  /** A person, or `clock`. */
  by: Caller | string
}

/**
 * Answers a dispute, once: of several at the same moment one is sent. The provider's own answer about it decides what has become of
 * it, also when that was lost on the way.
 * @throws Problem `wrong-state` (409) when there is nothing to answer; `dependency-unavailable` (503) when the provider does not
 * take it.
 */
export async function sendAnswer(
  platform: Platform,
  { disputeId, answer, evidence, by }: Answer,
  providers: readonly PaymentProvider[] = openProviders(platform),
): Promise<void> {
  const dispute = await leaseAnswer(platform, disputeId)
  const { provider, providerDisputeId, amountMinor, currency } = dispute
  const asked = { provider, providerDisputeId }
  try {
    const desk = findProvider(providers, provider).disputes
    if (!desk) throw new Error(`${provider} takes no answers`)
    const accepted = { id: providerDisputeId, amountMinor, currency, evidence }
    await withinTimeLimit((signal) =>
      answer === 'accepted' ? desk.accept(accepted, signal) : desk.sendEvidence(providerDisputeId, evidence, signal),
    )
  } catch (error) {
    platform.log.warn({ err: error, ...asked }, 'a provider did not take the answer to a dispute')
    throw refuse('payments.answer-not-taken')
  }
  const now = platform.clock.now()
  await transact(platform, async (tx) => {
    const answered = { answer, answeredAt: now, actorId: accountIdOf(by), claimedUntil: null }
    await tx.update(disputes).set(answered).where(eq(disputes.id, disputeId))
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by,
      action: 'dispute.answered',
      subject: { id: disputeId, name: providerDisputeId },
      after: { answer },
    })
  })
  await followDispute(platform, asked, providers)
}

/** Leases it for the answer. After the lease, one whose answer was lost may be answered again. */
async function leaseAnswer({ database, clock }: Platform, disputeId: string) {
  const now = clock.now()
  const [leased] = await database
    .update(disputes)
    .set({ claimedUntil: addSeconds(now, leaseSeconds) })
    .where(
      and(
        eq(disputes.id, disputeId),
        eq(disputes.state, 'needs_response'),
        isNull(disputes.answer),
        or(isNull(disputes.claimedUntil), lte(disputes.claimedUntil, now)),
      ),
    )
    .returning()
  if (!leased) throw refuse('payments.dispute-answered')
  return leased
}
