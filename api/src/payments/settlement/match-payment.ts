import type { NoTransaction, ProviderFact } from '../providers/provider.ts'

export type Expected = { reference: string; amountMinor: number; currency: string }

export type Decision =
  | 'paid'
  | 'overpaid'
  | 'underpaid'
  | 'currency_mismatch'
  | 'reference_mismatch'
  | 'invalid_fact'
  | 'pending'
  | 'failed'
  | 'abandoned'
  | 'unknown'

/**
 * Compares a provider's answer with what we asked (rule R13): reference, then status, then currency, then amount, in integers,
 * each only when the one before matches.
 */
export function matchPayment(expected: Expected, fact: ProviderFact | NoTransaction): Decision {
  if (fact.status === 'unknown') return 'unknown'
  if (fact.reference !== expected.reference) return 'reference_mismatch'
  if (fact.status !== 'success') return fact.status
  if (fact.currency !== expected.currency) return 'currency_mismatch'
  if (fact.amountMinor === null || !Number.isSafeInteger(fact.amountMinor)) return 'invalid_fact'
  if (fact.amountMinor < expected.amountMinor) return 'underpaid'
  return fact.amountMinor > expected.amountMinor ? 'overpaid' : 'paid'
}
