import { describe, expect, test } from 'vitest'
import type { ProviderFact } from '../providers/provider.ts'
import { type Decision, matchPayment } from './match-payment.ts'

const expected = { reference: 'mk-1', amountMinor: 2_835_102, currency: 'NGN' }
const success: ProviderFact = {
  reference: 'mk-1',
  status: 'success',
  transactionId: 't1',
  amountMinor: 2_835_102,
  currency: 'NGN',
  feeMinor: null,
  reason: null,
}

const cases: [string, Partial<ProviderFact>, Decision][] = [
  ['the exact amount', {}, 'paid'],
  ['one minor unit short', { amountMinor: 2_835_101 }, 'underpaid'],
  ['one minor unit over', { amountMinor: 2_835_103 }, 'overpaid'],
  ['nothing', { amountMinor: 0 }, 'underpaid'],
  ['a hundred times too much', { amountMinor: 283_510_200 }, 'overpaid'],
  ['the right figure in another currency', { currency: 'GHS' }, 'currency_mismatch'],
  ['another currency and too little', { currency: 'GHS', amountMinor: 1 }, 'currency_mismatch'],
  ['an amount that is not exact', { amountMinor: null }, 'invalid_fact'],
  ['a fraction of a minor unit', { amountMinor: 2_835_102.5 }, 'invalid_fact'],
  ['an amount beyond exact integers', { amountMinor: 2 ** 53 }, 'invalid_fact'],
  ['another reference', { reference: 'mk-2' }, 'reference_mismatch'],
  ['another reference that failed', { reference: 'mk-2', status: 'failed' }, 'reference_mismatch'],
  ['money under way', { status: 'pending' }, 'pending'],
  ['a failure, whatever its amount', { status: 'failed', amountMinor: null, currency: 'GHS' }, 'failed'],
  ['a shopper who left', { status: 'abandoned' }, 'abandoned'],
]

describe('matchPayment', () => {
  test.each(cases)('decides on %s', (_, difference, decision) => {
    expect(matchPayment(expected, { ...success, ...difference })).toBe(decision)
  })

  test('decides nothing without a transaction at the provider', () => {
    expect(matchPayment(expected, { status: 'unknown' })).toBe('unknown')
  })
})
