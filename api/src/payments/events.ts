import { defineEvent } from '../platform/events.ts'

/**
 * Money came. `late`: when the payment had been closed. `underpaid` and `currency_mismatch`: it does not fit and pays
 * nothing. A second payment of the same order is `paymentDuplicated` instead.
 */
export const paymentSettled = defineEvent<{
  paymentId: string
  orderId: string
  decision: 'paid' | 'overpaid' | 'late' | 'underpaid' | 'currency_mismatch'
}>('payment.settled')

/** One attempt ended without money; the order may still be paid by another. */
export const paymentFailed = defineEvent<{ paymentId: string; orderId: string; attemptId: string; reason: string }>(
  'payment.failed',
)

/** The provider says that money is under way; it is asked again at `nextCheckAt` (ISO 8601). */
export const paymentPending = defineEvent<{ paymentId: string; orderId: string; nextCheckAt: string }>(
  'payment.pending',
)

/** Money came for an order that was paid already; it goes back. */
export const paymentDuplicated = defineEvent<{ factId: string }>('payment.duplicated')

/** A provider's message was stored. */
export const webhookReceived = defineEvent<{ webhookId: string }>('payment.webhook-received')
