import { and, eq } from 'drizzle-orm'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { outsideRefundFound } from '../events.ts'
import type { ListedRefund } from '../providers/provider.ts'
import { findProvider, openProviders } from '../providers/providers.ts'
import { withinTimeLimit } from '../providers/within-time-limit.ts'
import { attempts, isOfAttempt, paymentFacts, payments, refunds } from '../tables.ts'

type Known = Pick<typeof refunds.$inferSelect, 'id' | 'providerRefundId'>

/**
 * Looks at a provider's refunds of a transaction: one that we did not request was made in its dashboard, and is reported, so that
 * it counts here too. Repeating it changes nothing.
 */
export async function findOutsideRefunds(
  platform: Platform,
  asked: { provider: string; reference: string },
): Promise<void> {
  const provider = findProvider(openProviders(platform), asked.provider)
  const { listRefunds } = provider
  if (!listRefunds) return
  const facts = await listFacts(platform.database, asked)
  for (const { fact, reference, orderId } of facts) {
    const { id: factId, transactionId, currency } = fact
    const listed = await withinTimeLimit((signal) => listRefunds({ reference, transactionId, currency }, signal))
    const ours = await listKnown(platform.database, { factId })
    for (const refund of listed.filter((each) => each.status !== 'failed' && !isOurs(each, ours))) {
      const { providerRefundId, amountMinor } = refund
      if (amountMinor === null) {
        platform.log.warn({ ...asked, providerRefundId }, 'a refund from outside has no exact amount')
        continue
      }
      await transact(platform, async (tx) =>
        emit(tx, outsideRefundFound, { factId, orderId, providerRefundId, amountMinor }),
      )
    }
  }
}

const listFacts = prepareOnce((db, { provider, reference }: Given<{ provider: string; reference: string }>) =>
  db
    .select({ fact: paymentFacts, reference: attempts.reference, orderId: payments.orderId })
    .from(paymentFacts)
    .innerJoin(attempts, isOfAttempt)
    .innerJoin(payments, eq(payments.id, paymentFacts.paymentId))
    .where(and(eq(attempts.provider, provider), eq(attempts.reference, reference))),
)

const listKnown = prepareOnce((db, { factId }: Given<{ factId: string }>) =>
  db
    .select({ id: refunds.id, providerRefundId: refunds.providerRefundId })
    .from(refunds)
    .where(eq(refunds.factId, factId)),
)

/** By the provider's own name, or by our key, which it carries when its answer to us was lost. */
function isOurs({ providerRefundId, note }: ListedRefund, ours: readonly Known[]): boolean {
  return ours.some((known) => known.providerRefundId === providerRefundId || note.includes(known.id))
}
