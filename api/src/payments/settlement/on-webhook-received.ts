import { and, eq, ne, or } from 'drizzle-orm'
import { on } from '../../platform/messaging/events.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import type { Platform } from '../../platform/platform.ts'
import { webhookReceived } from '../events.ts'
import { findOutsideRefunds } from '../refunds/find-outside-refunds.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { attempts, paymentFacts, refunds, webhookInbox } from '../tables.ts'
import { confirmPayment } from './confirm-payment.ts'

export const onWebhookReceived = on(webhookReceived, 'settle', actOnWebhook, { isUrgent: true })

/** A webhook is only a reason to ask the provider, so order and repetition do not matter. */
async function actOnWebhook(platform: Platform, { webhookId }: { webhookId: string }): Promise<void> {
  const [message] = await platform.database.select().from(webhookInbox).where(eq(webhookInbox.id, webhookId))
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
async function askAboutRefunds(
  platform: Platform,
  { provider, reference }: { provider: string; reference: string },
): Promise<void> {
  const ours = await platform.database
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(paymentFacts, eq(paymentFacts.id, refunds.factId))
    .innerJoin(attempts, eq(attempts.id, paymentFacts.attemptId))
    .where(
      and(
        eq(attempts.provider, provider),
        eq(attempts.reference, reference),
        ne(refunds.state, 'failed'),
        // One made in the provider's dashboard waits for a person first.
        or(ne(refunds.state, 'needs_attention'), ne(refunds.actor, provider)),
      ),
    )
  for (const { id } of ours) await sendRefund(platform, id)
}
