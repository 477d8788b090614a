import type { PaymentMeans } from '@makola/contract/payments/payments.ts'
import type { DisputeDesk } from './dispute-desk.ts'

/** The request that starts a payment. */
export type StartRequest = {
  /** Ours, unique, `[a-z0-9-]`: the characters that every provider accepts. It is also the provider's idempotency key. */
  reference: string
  /** The label that the shopper recognises on the provider's page: the order's number. */
  label: string
  amountMinor: number
  currency: string
  email: string | null
  /** The page to which the provider returns the shopper. */
  returnUrl: string
  /** The page for shoppers who give up. */
  cancelUrl: string
  /** The time when this attempt was opened: the same on every repetition. */
  openedAt: Date
}

/**
 * The provider's page, and its own name for this attempt when it cannot be asked by ours. No page: the reference was used before,
 * and this provider does not repeat the page.
 */
export type StartAnswer = { redirectUrl: string | null; providerReference: string | null }

/** An attempt to pay, by our name and by the provider's own, once known. */
export type StartedReference = { reference: string; providerReference: string | null }

/** The provider's account of a reference: the only ground on which an order is ever paid. */
export type ProviderFact = {
  /** The reference as the provider returned it. */
  reference: string
  /** `pending`: money is under way. `failed` and `abandoned` are final. */
  status: 'success' | 'pending' | 'failed' | 'abandoned'
  /** No money has moved: it is a success only while this attempt is open and nothing else has paid or ended it. */
  isPromise?: true
  transactionId: string
  /** Null when the provider's amount is not exact in the currency. */
  amountMinor: number | null
  currency: string
  /** The provider's fee, in the same currency; null when unknown or not exact. */
  feeMinor: number | null
  /** The reason for the failure or the wait, in words for the shopper. */
  reason: string | null
}

/** The provider knows no transaction under this reference: the shopper has not tried to pay there, or not yet. */
export type NoTransaction = { status: 'unknown' }

export type WebhookReading =
  /** News of a payment, named by our reference, or by the provider's transaction when it does not return ours. */
  | {
      kind: 'message'
      /**
       * Its subject, where the message tells: a transfer, named by our reference, a dispute, or `charge` for a payment and none of
       * its refunds. `charge` only where a message about a refund has our reference: another, which comes before its payment is
       * known, finds nothing, and the message of the charge is what asks.
       */
      about?: 'charge' | 'transfer' | 'dispute'
      /** The dispute that it is about, when it names one. */
      disputeId?: string
      eventKey: string
      reference: string | null
      transactionId?: string
      body: object
    }
  | { kind: 'bad-signature' }
  | { kind: 'malformed' }

export type RefundRequest = {
  reference: string
  transactionId: string
  amountMinor: number
  currency: string
  /** Ours: the same key never refunds twice. */
  key: string
  /** The provider's own id of the refund, once known. */
  providerRefundId: string | null
}

/**
 * A provider's answer about a refund. Many take days: `requested` until accepted, `processing` until the money has left,
 * `needs_attention` while it waits for a person.
 */
export type RefundAnswer = {
  status: 'requested' | 'processing' | 'needs_attention' | 'succeeded' | 'failed'
  providerRefundId: string | null
  /** The reason for the failure or the wait, in words for the store. */
  reason: string | null
}

/** A refund of a transaction as a provider lists it. One made in its dashboard lacks our key. */
export type ListedRefund = {
  providerRefundId: string
  /** The field that carried our key, as it came back. */
  note: string
  /** Null when the provider's amount is not exact in the currency. */
  amountMinor: number | null
  status: RefundAnswer['status']
}

/**
 * A payment provider as the shop uses it. Calls run outside any transaction, end with their signal, and throw when the provider
 * does not answer or answers nonsense; an error never means that nothing happened there.
 */
export type PaymentProvider = {
  name: string
  title: string
  description: string
  /** True when its transaction ids cannot be guessed, so that an id alone may find the order. */
  hasSecretTransactionIds: boolean
  supports(wanted: { countryCode: string; currency: string; amountMinor?: number }): boolean
  /** What its page takes there unless its dashboard says otherwise, the most usual first: shoppers are told by these names. */
  meansIn(place: { countryCode: string; currency: string }): readonly PaymentMeans[]
  /** The page of a reference, where it is known without a call: it is stored with the attempt, and nothing is started. */
  pageOf?(reference: string): string
  /** Repeating it with the same reference gives the same page, or none: never a second payment. */
  start(request: StartRequest, signal: AbortSignal): Promise<StartAnswer>
  verify(started: StartedReference, signal: AbortSignal): Promise<ProviderFact | NoTransaction>
  /** Checks the signature over the bytes as they came, then reads. */
  readWebhook(message: { rawBody: Uint8Array; headers: Headers }): Promise<WebhookReading>
  /**
   * Requests a refund; repeated with the same key, it returns the refund's state. A refusal is returned as `failed`, not thrown.
   */
  refund(request: RefundRequest, signal: AbortSignal): Promise<RefundAnswer>
  /** Every refund of a transaction, including those made elsewhere. Absent when there can be no others. */
  listRefunds?(of: ListRefunds, signal: AbortSignal): Promise<ListedRefund[]>
  /**
   * Every success among the transactions opened at the provider within the period, by anyone: for comparing with our books.
   * Absent when there are no other books.
   */
  listSuccesses?(span: Span, signal: AbortSignal): Promise<ProviderFact[]>
  /** Bank disputes of its payments. Absent where there are none. */
  disputes?: DisputeDesk
}

/** The transaction whose refunds are listed. */
export type ListRefunds = { reference: string; transactionId: string; currency: string }

/** From a moment (inclusive) to another (exclusive). */
export type Span = { from: Date; until: Date }

/** The timeout of a call to a provider, in milliseconds. */
export const providerTimeoutMilliseconds = 10_000
