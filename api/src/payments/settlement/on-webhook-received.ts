import { and, eq, ne, or } from 'drizzle-orm'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { on } from '../../platform/messaging/events.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import type { Platform } from '../../platform/platform.ts'
import { webhookReceived } from '../events.ts'
import { findOutsideRefunds } from '../refunds/find-outside-refunds.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { attempts, isOfAttempt, paymentFacts, refunds, webhookInbox } from '../tables.ts'
import { confirmPayment } from './confirm-payment.ts'

export const onWebhookReceived = on(webhookReceived, 'settle', actOnWebhook, { isUrgent: true })

const findMessage = prepareOnce((db, { webhookId }: Given<{ webhookId: string }>) =>
  db.select().from(webhookInbox).where(eq(webhookInbox.id, webhookId)),
)

/** A webhook is only a reason to ask the provider, so order and repetition do not matter. */
async function actOnWebhook(platform: Platform, { webhookId }: { webhookId: string }): Promise<void> {
  const [message] = await findMessage(platform.database, { webhookId })
  if (!message || message.processedAt) return
  const { provider, reference } = message
  const settlement = reference === null ? null : await confirmPayment(platform, { provider, reference })
  if (reference !== null) {
    await askAboutRefunds(platform, { provider, reference })
    await findOutsideRefunds(platform, { provider, reference })
  }
  await pauseAt(platform, 'mid-job')
  if (!settlement) platform.log.warn({ provider, webhookId }, 'a webhook names no payment of ours')
  // Thrown, so that the queue retries it.
  if (settlement?.decision === 'unanswered') throw new Error(`${provider} does not answer`)
  await platform.database
    .update(webhookInbox)
    .set({ processedAt: platform.clock.now(), outcome: settlement?.decision ?? 'unknown_reference' })
    .where(eq(webhookInbox.id, webhookId))
}

/** The news may be about a refund under way, or one that a bank has turned away. */
async function askAboutRefunds(platform: Platform, asked: { provider: string; reference: string }): Promise<void> {
  for (const { id } of await listRefundsOf(platform.database, asked)) await sendRefund(platform, id)
}

const listRefundsOf = prepareOnce((db, { provider, reference }: Given<{ provider: string; reference: string }>) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .innerJoin(attempts, isOfAttempt)
    .where(
      and(
        eq(attempts.provider, provider),
        eq(attempts.reference, reference),
        ne(refunds.state, 'failed'),
        // One made in the provider's dashboard waits for a person first.
        or(ne(refunds.state, 'needs_attention'), ne(refunds.actor, provider)),
      ),
    ),
)
