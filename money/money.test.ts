import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyCodes } from './currencies.ts'
import { addMinor, addMoney, assertMinor, multiplyMinor, readMajor, writeMajor } from './money.ts'

const greatest = Number.MAX_SAFE_INTEGER

describe('amounts are exact or refused (R1)', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, greatest + 1, -greatest - 1, 19.99 * 100])('%d', (amount) => {
    expect(() => assertMinor(amount)).toThrow(RangeError)
  })

  test('a sum outside the safe range always throws', () => {
    expect(addMinor()).toBe(0)
    expect(addMinor(1, 2, -4)).toBe(-1)
    expect(addMinor(greatest - 1, 1)).toBe(greatest)
    expect(() => addMinor(greatest, 1)).toThrow(RangeError)
    expect(() => addMinor(1, 0.1)).toThrow(RangeError)
  })

  test('a product outside the safe range always throws', () => {
    expect(multiplyMinor(46803, 7)).toBe(327621)
    expect(() => multiplyMinor(9007199254740991, 3)).toThrow(RangeError)
    expect(() => multiplyMinor(100, 1.5)).toThrow(RangeError)
    expect(() => multiplyMinor(100, -1)).toThrow(RangeError)
  })

  test('there is no minus zero', () => {
    expect(multiplyMinor(-5, 0)).toBe(0)
    expect(assertMinor(-0)).toBe(0)
  })
})

test('two currencies cannot be added', () => {
  const naira = { amount: 100, currency: 'NGN' }
  expect(addMoney(naira, naira)).toEqual({ amount: 200, currency: 'NGN' })
  expect(() => addMoney(naira, { amount: 100, currency: 'GHS' })).toThrow(RangeError)
})

describe('major units as text', () => {
  test.each([
    [154520, 'NGN', '1545.20'],
    [5, 'NGN', '0.05'],
    [-5, 'NGN', '-0.05'],
    [0, 'KWD', '0.000'],
    [8095, 'XOF', '8095'],
    [12345, 'CLF', '1.2345'],
  ])('%d %s is %s', (amount, currency, text) => {
    expect(writeMajor({ amount, currency })).toBe(text)
  })

  test.each(['', '.5', '-1', '+1', '1e3', '1,5', ' 1', '1.005', '0.30000000000000004', '90071992547409.92'])(
    'reads nothing from "%s" in naira',
    (text) => {
      expect(readMajor(text, 'NGN')).toBeNull()
    },
  )

  test('trailing zeros mean nothing', () => {
    expect(readMajor('8095.00', 'XOF')).toBe(8095)
    expect(readMajor('10.5000', 'NGN')).toBe(1050)
    expect(readMajor('10.', 'NGN')).toBe(1000)
  })

  test('written amounts can be read back', () => {
    fc.assert(
      fc.property(fc.nat(greatest), fc.constantFrom(...currencyCodes), (amount, currency) => {
        expect(readMajor(writeMajor({ amount, currency }), currency)).toBe(amount)
      }),
    )
  })
})
