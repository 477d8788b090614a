import type { PaymentMethod, ProviderName } from '@makola/contract/payments/payments.ts'
import { describe, expect, it } from 'vitest'
import { pickMethod } from './pick-method.ts'

const method = (provider: ProviderName, unavailable: string | null = null): PaymentMethod => ({
  provider,
  name: provider,
  description: '',
  means: [],
  currency: 'NGN',
  unavailable,
})
const all = [method('paystack'), method('flutterwave'), method('cash-on-delivery')]
const pick = (...given: Parameters<typeof pickMethod>) => pickMethod(...given)?.provider

describe('pickMethod', () => {
  it('uses the choice, else the first method', () => {
    expect(pick(all, { chosen: 'flutterwave' })).toBe('flutterwave')
    expect(pick(all, { chosen: '' })).toBe('paystack')
    expect(pick(all, { chosen: 'stripe' })).toBe('paystack')
  })

  it('skips an unavailable one, chosen or not', () => {
    const methods = [method('paystack', 'It does not answer.'), method('flutterwave')]
    expect(pick(methods, {})).toBe('flutterwave')
    expect(pick(methods, { chosen: 'paystack' })).toBe('flutterwave')
    expect(pick([method('paystack', 'It does not answer.')], {})).toBeUndefined()
  })

  it('skips one that has just failed, unless it is chosen again or the only one', () => {
    expect(pick(all, { silent: 'paystack' })).toBe('flutterwave')
    expect(pick(all, { silent: 'paystack', chosen: 'paystack' })).toBe('paystack')
    expect(pick([method('paystack')], { silent: 'paystack' })).toBe('paystack')
  })
})
