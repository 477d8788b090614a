import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import type { StripeAccount } from '../../settings.ts'
import { parseMessage } from '../parse-message.ts'
import type { WebhookReading } from '../provider.ts'
import { isSameText } from '../same-text.ts'

/** A message signed longer ago is refused: it may be a replay. */
const toleranceSeconds = 300

/**
 * A checkout session carries our reference directly; charges and refunds carry it in their metadata, but for a refund made in the
 * dashboard, which only names its payment. Other events, such as one of a balance, which has no id either, concern no payment.
 */
const stripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional().catch(undefined),
      payment_intent: z.string().max(255).nullish().catch(null),
      client_reference_id: z.string().max(100).nullish().catch(null),
      metadata: z
        .object({ reference: z.string().max(100).optional().catch(undefined) })
        .nullish()
        .catch(null),
    }),
  }),
})

export function readStripeWebhook(
  { clock }: Platform,
  { webhookSecret }: StripeAccount,
  rawBody: Uint8Array,
  signature: string,
): WebhookReading {
  const signedAt = findSigningTime(signature, webhookSecret, rawBody)
  if (signedAt === null || Math.floor(clock.now().getTime() / 1000) - signedAt > toleranceSeconds) {
    return { kind: 'bad-signature' }
  }
  const event = stripeEvent.safeParse(parseMessage(rawBody)).data
  if (!event) return { kind: 'malformed' }
  const { id: objectId, client_reference_id, metadata, payment_intent } = event.data.object
  if (event.type.startsWith('charge.dispute.') && objectId !== undefined) {
    const about = { about: 'dispute', disputeId: objectId } as const
    return { kind: 'message', ...about, eventKey: event.id, reference: null, body: event }
  }
  return {
    kind: 'message',
    ...(event.type.startsWith('checkout.session.') && { about: 'charge' }),
    eventKey: event.id,
    reference: client_reference_id ?? metadata?.reference ?? null,
    ...(payment_intent && { transactionId: payment_intent }),
    body: event,
  }
}

/**
 * Returns the second of the signing, out of `t=…,v1=…`; null unless one of the signatures is right. While the secret changes, there
 * is one by each secret. Each is an HMAC-SHA256 over the second, a full stop and the bytes.
 */
function findSigningTime(header: string, secret: string, rawBody: Uint8Array): number | null {
  const parts = header.split(',').map((part) => part.trim())
  const second = parts.find((part) => /^t=\d{1,15}$/.test(part))?.slice(2)
  if (second === undefined) return null
  const right = createHmac('sha256', secret).update(`${second}.`).update(rawBody).digest('hex')
  const given = parts.filter((part) => part.startsWith('v1='))
  return given.some((part) => isSameText(part.slice(3), right)) ? Number(second) : null
}
