import { expect, test } from 'vitest'
import { roundAmount } from './round-amount.ts'

const twenty = { amount: 20_00, currency: 'USD' }

test.each([
  // 28,365.20 naira, and 20,000 is nearer than 50,000.
  ['NGN', '1418.26', 20_000_00],
  // Without decimals: 12,130 francs.
  ['XOF', '606.5', 10_000],
  // With three: 6.143 dinars.
  ['KWD', '0.30715', 5_000],
  ['GBP', '0.78', 20_00],
  ['KES', '129.3', 2_000_00],
  ['EUR', '0.92', 20_00],
  // Far below the smallest coin, it is one.
  ['KWD', '0.0000001', 1],
])('20 dollars in %s at %s are about %i', (currency, rate, amount) => {
  expect(roundAmount(twenty, { currency, rate })).toEqual({ amount, currency })
})

test('stays as it is in its own currency, however uneven', () => {
  expect(roundAmount({ amount: 23_45, currency: 'USD' }, { currency: 'USD', rate: '1' })).toEqual({
    amount: 23_45,
    currency: 'USD',
  })
})

test('is none where it cannot be counted', () => {
  const huge = { amount: 100_000_000_000, currency: 'USD' }
  expect(roundAmount(huge, { currency: 'NGN', rate: '99999999999' })).toBeNull()
})
