import type { Rate } from '@makola/contract/rates/rates.ts'
import { describe, expect, it } from 'vitest'
import { findCheckoutRate, listRateCountries } from './find-checkout-rate.ts'

const rate = (countryCode: string, currency: string, country = countryCode, active = true) =>
  ({ countryCode, currency, country, active }) as Rate

describe('findCheckoutRate', () => {
  const rates = [rate('US', 'USD'), rate('NG', 'NGN'), rate('EC', 'USD', 'Ecuador', false), rate('SV', 'USD')]

  it('uses the visitor’s choice', () => {
    expect(findCheckoutRate(rate('GH', 'GHS'), rates, 'USD')?.countryCode).toBe('GH')
  })
  it('otherwise uses the first active rate in the base currency', () => {
    expect(findCheckoutRate(null, rates, 'USD')?.countryCode).toBe('SV')
    expect(findCheckoutRate(null, rates, 'CHF')).toBeUndefined()
  })
})

describe('listRateCountries', () => {
  it('names a country once, whatever its currencies', () => {
    const countries = listRateCountries([
      rate('TG', 'XOF', 'Togo'),
      rate('TG', 'EUR', 'Togo'),
      rate('CI', 'XOF', 'Côte d’Ivoire'),
    ])
    expect(countries).toEqual([
      { code: 'CI', name: 'Côte d’Ivoire' },
      { code: 'TG', name: 'Togo' },
    ])
  })
})
