import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { disputeNews, transferNews, webhookReceived } from '../events.ts'
import { findProvider, openProviders } from '../providers/providers.ts'
import { attempts, isOfAttempt, paymentFacts, webhookInbox } from '../tables.ts'

type IncomingWebhook = { provider: string; rawBody: Uint8Array; headers: Headers }

/**
 * Receives a provider's webhook: checked over its raw bytes, stored once, processed after it was answered. Nothing of a message
 * with a wrong signature is read, stored or logged.
 * @throws Problem `not-found` (404), `bad-signature` (401), `malformed-json` (400).
 */
export async function receiveWebhook(platform: Platform, incoming: IncomingWebhook): Promise<void> {
  const provider = findProvider(openProviders(platform), incoming.provider)
  const reading = await provider.readWebhook(incoming)
  if (reading.kind === 'bad-signature') throw refuse('payments.bad-signature')
  if (reading.kind === 'malformed') throw refuse('payments.malformed-message')
  const { eventKey, transactionId, body } = reading
  await transact(platform, async (tx) => {
    const reference = reading.reference ?? (await findReference(tx, provider.name, transactionId))
    const receivedAt = platform.clock.now()
    // Payments know nothing of transfers: modules above handle that news. A dispute is asked about by its own name.
    const isHandedOn = reading.about === 'transfer' || reading.about === 'dispute'
    const handedOn = isHandedOn ? { processedAt: receivedAt, outcome: reading.about } : {}
    const [stored] = await tx
      .insert(webhookInbox)
      .values({ id: newId(), provider: provider.name, eventKey, reference, body, receivedAt, ...handedOn })
      .onConflictDoNothing()
      .returning({ webhookId: webhookInbox.id })
    if (!stored) return
    if (!isHandedOn) emit(tx, webhookReceived, { ...stored, isOfCharge: reading.about === 'charge' })
    else if (reading.about === 'dispute') {
      emit(tx, disputeNews, { provider: provider.name, providerDisputeId: reading.disputeId ?? null })
    } else if (reference !== null) emit(tx, transferNews, { provider: provider.name, reference })
  })
  await pauseAt(platform, 'before-ack')
}

/** The reference of a settled transaction; null when there is none. */
async function findReference(tx: Transaction, provider: string, transactionId = ''): Promise<string | null> {
  const [fact] = await tx
    .select({ reference: attempts.reference })
    .from(paymentFacts)
    .innerJoin(attempts, isOfAttempt)
    .where(and(eq(paymentFacts.provider, provider), eq(paymentFacts.transactionId, transactionId)))
  return fact?.reference ?? null
}
