import { defineEvent } from '../platform/messaging/events.ts'

/** A provider has received money for the shop, whatever its use: emitted once for each fact. */
export const moneyArrived = defineEvent<{ factId: string }>('payment.money-arrived', ({ factId }) => factId)

/**
 * Money arrived. `short`: within the tolerance, so that it pays. `late`: after the payment was closed. `underpaid` and
 * `currency_mismatch`: it does not match and pays nothing. A second payment of the same order is refunded instead.
 */
export const paymentSettled = defineEvent<{
  paymentId: string
  orderId: string
  decision: 'paid' | 'overpaid' | 'short' | 'late' | 'underpaid' | 'currency_mismatch'
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

/** A refund was requested; the provider has not been asked yet. */
export const refundRequested = defineEvent<{ refundId: string }>('refund.requested', ({ refundId }) => refundId)

/** A store has to pay a refund back from the cash that it collected. */
export const refundOwed = defineEvent<{ refundId: string }>('refund.owed', ({ refundId }) => refundId)

/** A refund waits for a person at the provider. */
export const refundNeedsAttention = defineEvent<{ refundId: string }>(
  'refund.needs-attention',
  ({ refundId }) => refundId,
)

/** A provider reports a refund that was not requested here: it was made in its own dashboard. */
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

/** A dispute was opened, or something about it has changed; its row says what. */
export const disputeChanged = defineEvent<{
  disputeId: string
  orderId: string
  /** The state before; null for a new one. */
  before: 'inquiry' | 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed' | null
}>('payment.dispute-changed', ({ orderId }) => orderId)

/** A dispute is due soon, and nothing proves the delivery: it lapses unless a person answers. */
export const disputeNeedsPerson = defineEvent<{ disputeId: string; orderId: string }>(
  'payment.dispute-needs-person',
  ({ orderId }) => orderId,
)

/** A provider reports news of a dispute: of the named one, or of any. */
export const disputeNews = defineEvent<{ provider: string; providerDisputeId: string | null }>(
  'payment.dispute-news',
  ({ provider, providerDisputeId }) => `${provider}:${providerDisputeId ?? ''}`,
)

/** A provider reports news of a transfer; it must be asked for details. */
export const transferNews = defineEvent<{ provider: string; reference: string }>(
  'payment.transfer-news',
  ({ reference }) => reference,
)

/** A provider's message was stored. `isOfCharge`: it tells of a payment and none of its refunds. */
export const webhookReceived = defineEvent<{ webhookId: string; isOfCharge?: boolean }>(
  'payment.webhook-received',
  ({ webhookId }) => webhookId,
)

/** The sandbox has a webhook to send: about a charge or a refund. */
export const sandboxWebhookDue = defineEvent<{ reference: string; eventId: string; refundKey?: string }>(
  'sandbox.webhook-due',
  ({ reference }) => reference,
)
