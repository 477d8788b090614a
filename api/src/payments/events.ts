import { defineEvent } from '../platform/messaging/events.ts'

/** A provider has taken money for the shop, whatever it is decided to be: told once for each fact. */
export const moneyArrived = defineEvent<{ factId: string }>('payment.money-arrived', ({ factId }) => factId)

/**
 * Money came. `late`: when the payment had been closed. `underpaid` and `currency_mismatch`: it does not fit and pays
 * nothing. A second payment of the same order is sent back instead.
 */
export const paymentSettled = defineEvent<{
  paymentId: string
  orderId: string
  decision: 'paid' | 'overpaid' | 'late' | 'underpaid' | 'currency_mismatch'
}>('payment.settled', ({ orderId }) => orderId)

/** One attempt ended without money; the order may still be paid by another. */
export const paymentFailed = defineEvent<{ paymentId: string; orderId: string; attemptId: string; reason: string }>(
  'payment.failed',
  ({ orderId }) => orderId,
)

/** The provider says that money is under way; it is asked again at `nextCheckAt` (ISO 8601). */
export const paymentPending = defineEvent<{ paymentId: string; orderId: string; nextCheckAt: string }>(
  'payment.pending',
  ({ orderId }) => orderId,
)

/** Money is to go back; the provider has not been asked yet. */
export const refundRequested = defineEvent<{ refundId: string }>('refund.requested', ({ refundId }) => refundId)

/** The provider waits for a person before money can go back. */
export const refundNeedsAttention = defineEvent<{ refundId: string }>(
  'refund.needs-attention',
  ({ refundId }) => refundId,
)

/** A provider tells of a refund that was not asked for here: it was made in its own dashboard. */
export const outsideRefundFound = defineEvent<{
  factId: string
  orderId: string
  providerRefundId: string
  amountMinor: number
}>('refund.found-outside', ({ orderId }) => orderId)

/** The end of a refund. One that succeeded may still fail: a bank may turn it away days later. */
export const refundSettled = defineEvent<{ refundId: string; orderId: string; state: 'succeeded' | 'failed' }>(
  'refund.settled',
  ({ orderId }) => orderId,
)

/** A provider has news of money that it sends for the shop; what they are, it is to be asked. */
export const transferNews = defineEvent<{ provider: string; reference: string }>(
  'payment.transfer-news',
  ({ reference }) => reference,
)

/** A provider's message was stored. */
export const webhookReceived = defineEvent<{ webhookId: string }>(
  'payment.webhook-received',
  ({ webhookId }) => webhookId,
)

/** The sandbox has something to tell the shop: about a charge, or about one of its refunds. */
export const sandboxWebhookDue = defineEvent<{ reference: string; eventId: string; refundKey?: string }>(
  'sandbox.webhook-due',
  ({ reference }) => reference,
)
