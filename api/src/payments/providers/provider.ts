/** The request that starts a payment. */
export type StartRequest = {
  /** Ours, unique, `[a-z0-9-]`: the alphabet that every provider takes. It is also the provider's idempotency key. */
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
  /** When this try to pay was opened: the same however often it is repeated. */
  openedAt: Date
}

/**
 * The provider's page, and its own name for this try to pay where it cannot be asked by ours. No page: the reference was
 * used before, and this provider does not say twice where its page is.
 */
export type StartAnswer = { redirectUrl: string | null; providerReference: string | null }

/** A try to pay, by our name for it and by the provider's own, once it has given one. */
export type StartedReference = { reference: string; providerReference: string | null }

/** The provider's account of a reference: the only ground on which an order is ever paid. */
export type ProviderFact = {
  /** The reference as the provider gave it back. */
  reference: string
  /** `pending`: money is under way. `failed` and `abandoned` are the provider's last word. */
  status: 'success' | 'pending' | 'failed' | 'abandoned'
  /** No money has moved: it is a success only while this try to pay is open, and nothing else has paid or ended it. */
  isPromise?: true
  transactionId: string
  /** Null when what the provider sent is not an exact amount of the currency. */
  amountMinor: number | null
  currency: string
  /** The provider's fee, in the same currency; null when unknown or not exact. */
  feeMinor: number | null
  /** Why it failed or waits, in words for the shopper. */
  reason: string | null
}

/** The provider knows no transaction under this reference: the shopper has not tried to pay there, or not yet. */
export type NoTransaction = { status: 'unknown' }

export type WebhookReading =
  /** News about a payment, named by our reference, or by the provider's transaction where it does not give ours back. */
  | {
      kind: 'message'
      /** Set when the message is not about a payment but about a transfer, named by our reference. */
      about?: 'transfer'
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
  /** The provider's own id of the refund, once it has given one. */
  providerRefundId: string | null
}

/**
 * A provider's answer about a refund. Many take days: `requested` until accepted, `processing` until the money has left,
 * `needs_attention` while it waits for a person.
 */
export type RefundAnswer = {
  status: 'requested' | 'processing' | 'needs_attention' | 'succeeded' | 'failed'
  providerRefundId: string | null
  /** Why it failed or what it waits for, in words for the store. */
  reason: string | null
}

/** A refund of a transaction as a provider lists it. One that is made in its dashboard has no key of ours. */
export type ListedRefund = {
  providerRefundId: string
  /** The field that carried our key, as it came back. */
  note: string
  /** Null when what the provider sent is not an exact amount of the currency. */
  amountMinor: number | null
  status: RefundAnswer['status']
}

/**
 * A payment provider, as far as the shop knows one. Calls go outside any transaction, end with their signal, and throw
 * when the provider does not answer or answers nonsense; a thrown error never means that nothing happened there.
 */
export type PaymentProvider = {
  name: string
  title: string
  description: string
  /** True when its transaction ids cannot be guessed, so that an id alone may find the order. */
  hasSecretTransactionIds: boolean
  supports(wanted: { countryCode: string; currency: string; amountMinor?: number }): boolean
  /** Repeating it with the same reference gives the same page again, or none: never a second payment. */
  start(request: StartRequest, signal: AbortSignal): Promise<StartAnswer>
  verify(started: StartedReference, signal: AbortSignal): Promise<ProviderFact | NoTransaction>
  /** Checks the signature over the bytes as they came, then reads. */
  readWebhook(message: { rawBody: Uint8Array; headers: Headers }): Promise<WebhookReading>
  /**
   * Asks for a refund; asked again with the same key, says what became of it. A refund that the provider refuses is
   * answered as `failed`, not thrown.
   */
  refund(request: RefundRequest, signal: AbortSignal): Promise<RefundAnswer>
  /** Every refund of a transaction, whoever asked for it. Absent where nobody else could. */
  listRefunds?(of: ListRefunds, signal: AbortSignal): Promise<ListedRefund[]>
  /**
   * Every success among the transactions that were opened at the provider within the span, whoever opened them: what our
   * books are compared with. Absent where there are no other books.
   */
  listSuccesses?(span: Span, signal: AbortSignal): Promise<ProviderFact[]>
}

/** A transaction of which refunds are listed. */
export type ListRefunds = { reference: string; transactionId: string; currency: string }

/** From a moment until before another one. */
export type Span = { from: Date; until: Date }

/** The timeout of a call to a provider, in milliseconds. */
export const providerTimeoutMilliseconds = 10_000
