import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyCodes } from './currencies.ts'
import { formatMoney } from './format.ts'
import { parseAmount } from './parse.ts'

describe('prices typed by a seller', () => {
  test.each([
    ['10.50', 'NGN', 1050],
    ['10,50', 'NGN', 1050],
    ['10.5', 'NGN', 1050],
    ['10', 'NGN', 1000],
    ['0.05', 'NGN', 5],
    ['0', 'NGN', 0],
    ['1234.50', 'NGN', 123450],
    ['1,234.50', 'NGN', 123450],
    ['1.234,50', 'NGN', 123450],
    ['1 234,50', 'NGN', 123450],
    ['1\u202f234,50', 'NGN', 123450],
    ["1'234.50", 'CHF', 123450],
    ['1’234.50', 'CHF', 123450],
    ['1,234', 'NGN', 123400],
    ['1 234', 'NGN', 123400],
    ['1,234,567', 'NGN', 123456700],
    ['1.234.567', 'NGN', 123456700],
    ['1,234', 'XOF', 1234],
    ['8 095 FCFA', 'XOF', 8095],
    ['8 095 F CFA', 'XOF', 8095],
    ['1.234', 'KWD', 1234],
    ['12,345.678', 'KWD', 12345678],
    ['1234,567', 'KWD', 1234567],
    ['0,505', 'KWD', 505],
    ['₦1,234', 'NGN', 123400],
    ['NGN 1,234', 'NGN', 123400],
    ['1,234 ngn', 'NGN', 123400],
    ['₵5', 'GHS', 500],
    ['$5', 'CAD', 500],
    ['ksh 1,234.50', 'KES', 123450],
    ['  10.50  ', 'NGN', 1050],
  ])('"%s" in %s is %i', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount)
  })

  test.each([
    ['', 'NGN'],
    [' ', 'NGN'],
    ['abc', 'NGN'],
    ['1,23,4', 'NGN'],
    ['1,2345', 'NGN'],
    ['10.505', 'NGN'],
    ['0,505', 'NGN'],
    ['1.234', 'NGN'],
    ['1,234', 'KWD'],
    ['10.50', 'XOF'],
    ['1e5', 'NGN'],
    ['0x10', 'NGN'],
    ['-5', 'NGN'],
    ['−5', 'NGN'],
    ['(5)', 'NGN'],
    ['+5', 'NGN'],
    ['10.', 'NGN'],
    ['.50', 'NGN'],
    ['1..5', 'NGN'],
    ['1,234,5', 'NGN'],
    ['1,234 567', 'NGN'],
    ['1 23', 'NGN'],
    ['1.234.50', 'NGN'],
    ['1 or 2', 'NGN'],
    ['$10', 'NGN'],
    ['EUR 10', 'NGN'],
    ['10/', 'PEN'],
    ['٣', 'NGN'],
    ['90071992547409.92', 'NGN'],
    ['99999999999999999999', 'NGN'],
  ])('"%s" in %s cannot be read in one way', (text, currency) => {
    expect(parseAmount(text, currency)).toBeNull()
  })

  test('an unknown currency is refused', () => {
    expect(() => parseAmount('10', 'ZZZ')).toThrow(RangeError)
  })
})

test('every shown amount can be typed: every currency, by symbol and by code', () => {
  const amounts = fc.oneof(fc.nat(Number.MAX_SAFE_INTEGER), fc.nat(2_000_000))
  fc.assert(
    fc.property(amounts, fc.constantFrom(...currencyCodes), fc.boolean(), (amount, currency, code) => {
      expect(parseAmount(formatMoney({ amount, currency }, { code }), currency)).toBe(amount)
    }),
    { numRuns: 500 },
  )
})

test('every text gives an exact amount or null', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,- \u00a0\u202f₦$e'"), maxLength: 14 })
  fc.assert(
    fc.property(typed, fc.constantFrom('NGN', 'XOF', 'KWD'), (text, currency) => {
      const amount = parseAmount(text, currency)
      expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
