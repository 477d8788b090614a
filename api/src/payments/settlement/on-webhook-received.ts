import { and, eq, ne, or, sql } from 'drizzle-orm'
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

type Received = { webhookId: string; isOfCharge?: boolean }

/**
 * A webhook is only a reason to ask the provider, so order and repetition do not matter. Refunds have messages of their own: one of
 * a charge is no reason to ask about them.
 */
async function actOnWebhook(platform: Platform, { webhookId, isOfCharge = false }: Received): Promise<void> {
  const [message] = await findMessage(platform.database, { webhookId })
  if (!message || message.processedAt) return
  const { provider, reference } = message
  const settlement = reference === null ? null : await confirmPayment(platform, { provider, reference })
  if (reference !== null && !isOfCharge) {
    await askAboutRefunds(platform, { provider, reference })
    await findOutsideRefunds(platform, { provider, reference })
  }
  await pauseAt(platform, 'mid-job')
  if (!settlement) platform.log.warn({ provider, webhookId }, 'a webhook names no payment of ours')
  // Thrown, so that the queue retries it.
  if (settlement?.decision === 'unanswered') throw new Error(`${provider} does not answer`)
  const processedAt = platform.clock.now().toISOString()
  await markProcessed(platform.database, {
    webhookId,
    processedAt,
    outcome: settlement?.decision ?? 'unknown_reference',
  })
}

const markProcessed = prepareOnce((db, given: Given<{ webhookId: string; processedAt: string; outcome: string }>) =>
  db
    .update(webhookInbox)
    .set({ processedAt: sql`${given.processedAt}`, outcome: sql`${given.outcome}` })
    .where(eq(webhookInbox.id, given.webhookId)),
)

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
