/** A bank dispute as its provider tells it: the only ground on which anything is booked. */
export type ProviderDispute = {
  /** The provider's own name for it. */
  id: string
  /** The disputed payment, by either name, as far as the provider says. */
  transactionId: string | null
  reference: string | null
  /**
   * `inquiry`: the bank only asks, and a refund ends it. `needs_response`: it waits for our answer. `won`: the money is ours. `lost`:
   * it is the buyer's. `closed`: it ended without a decision.
   */
  state: 'inquiry' | 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed'
  /** In the bank's words. */
  reason: string
  /** Null when the provider's amount is not exact in the currency. */
  amountMinor: number | null
  currency: string
  /** The end of the time for an answer; null when none is possible. */
  dueAt: Date | null
  fundsState: 'none' | 'withdrawn' | 'reinstated'
  /** The provider's fee, in the currency that it settles in. */
  feeMinor: number
  feeCurrency: string
}

/** The shop's knowledge of a disputed payment, for the bank. */
export type DisputeEvidence = {
  customer: { name: string; email: string | null; phone: string | null }
  /** In a few sentences. */
  summary: string
  delivery: { address: string; carrier: string | null; trackingNumber: string | null; deliveredAt: Date | null }
  /** Everything, to read on paper. */
  file: { name: string; bytes: Uint8Array }
}

/**
 * A provider's side of disputes. Calls run outside any transaction and throw when no answer comes, which never means
 * that nothing happened.
 */
export type DisputeDesk = {
  /** Every dispute opened since, by anyone. */
  list(since: Date, signal: AbortSignal): Promise<ProviderDispute[]>
  read(id: string, signal: AbortSignal): Promise<ProviderDispute>
  /** Disputes the buyer's claim. */
  sendEvidence(id: string, evidence: DisputeEvidence, signal: AbortSignal): Promise<void>
  /** Gives the money up. */
  accept(dispute: AcceptedDispute, signal: AbortSignal): Promise<void>
}

export type AcceptedDispute = {
  id: string
  amountMinor: number
  currency: string
  /** For a bank that wants words and a file even then. */
  evidence: DisputeEvidence
}
