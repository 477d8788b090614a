import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundExact } from '../testing/round-exact.ts'
import { currencyCodes, exponentOf } from './currencies.ts'
import { isValidRule, type RoundingRule } from './rounding.ts'

const step = (increment: string, mode: 'half_up' | 'ceil' | 'floor' = 'half_up') =>
  ({ type: 'increment', increment, mode }) as const
const ending = (text: string) => ({ type: 'ending', ending: text }) as const

describe('R4, one rounding straight from the exact value', () => {
  test.each<[string, string, RoundingRule | null, number]>([
    ['1.005', 'EUR', null, 101],
    ['1.0049999999999999999999', 'EUR', null, 100],
    ['1424.996', 'NGN', step('50'), 140000],
    ['1425', 'NGN', step('50'), 145000],
    ['1424.996', 'NGN', step('50', 'ceil'), 145000],
    ['1449.99', 'NGN', step('50', 'floor'), 140000],
    ['1400', 'NGN', step('50', 'ceil'), 140000],
    ['18.525', 'CHF', step('0.05'), 1855],
    ['15.3544285', 'KWD', step('0.010'), 15350],
    ['8094.50938', 'XOF', step('5'), 8095],
    // Down would take off a third of it, a fifth, more than a twentieth; then a twentieth and no more.
    ['37.487', 'XOF', step('25'), 50],
    ['30', 'XOF', step('25', 'floor'), 50],
    ['526.32', 'NGN', step('50', 'floor'), 55000],
    ['526.31', 'NGN', step('50', 'floor'), 50000],
    ['12.34', 'USD', ending('0.99'), 1299],
    ['12.99', 'USD', ending('0.99'), 1299],
    ['12.9900001', 'USD', ending('0.99'), 1399],
    ['0.3', 'USD', ending('0.99'), 99],
    ['12.34', 'USD', ending('0'), 1300],
    ['8094.5', 'XOF', ending('0'), 8095],
  ])('%s %s by %o is %i', (exact, currency, rule, price) => {
    expect(roundExact(Big(exact), currency, rule)).toBe(price)
  })

  test.each<[RoundingRule | null, number]>([
    [null, 1],
    [step('50'), 5000],
    [step('50', 'floor'), 5000],
    [ending('0'), 100],
    [ending('0.99'), 99],
  ])('by %o a price above 0 never becomes 0, and 0 stays 0', (rule, smallest) => {
    expect(roundExact(Big('0.0000001'), 'NGN', rule)).toBe(smallest)
    expect(roundExact(Big('0'), 'NGN', rule)).toBe(0)
  })

  test('refuses what it cannot round exactly', () => {
    expect(() => roundExact(Big('-1'), 'NGN', null)).toThrow(RangeError)
    expect(() => roundExact(Big('1e17'), 'NGN', null)).toThrow(RangeError)
    expect(() => roundExact(Big('1'), 'JPY', step('0.5'))).toThrow(RangeError)
    expect(() => roundExact(Big('1'), 'ZZZ', null)).toThrow(RangeError)
  })
})

describe('a rule fits its currency', () => {
  test.each<[RoundingRule, string]>([
    [step('50'), 'NGN'],
    [step('0.05', 'ceil'), 'CHF'],
    [step('0.010'), 'KWD'],
    [step('5'), 'XOF'],
    [step('5.00'), 'XOF'],
    [ending('0.99'), 'USD'],
    [ending('0.995'), 'KWD'],
    [ending('0'), 'JPY'],
  ])('%o in %s', (rule, currency) => {
    expect(isValidRule(rule, currency)).toBe(true)
  })

  test.each<[RoundingRule, string]>([
    [step('0'), 'NGN'],
    [step('-50'), 'NGN'],
    [step('0.005'), 'CHF'],
    [step('0.5'), 'XOF'],
    [step(''), 'NGN'],
    [step('1e2'), 'NGN'],
    [step('fifty'), 'NGN'],
    [ending('1'), 'USD'],
    [ending('-0.01'), 'USD'],
    [ending('0.995'), 'USD'],
    [ending('0.99'), 'JPY'],
    [ending('0.99'), 'ZZZ'],
  ])('but not %o in %s', (rule, currency) => {
    expect(isValidRule(rule, currency)).toBe(false)
  })
})

test('without a rule it agrees with the half-up of big.js in every currency, or goes up where that takes off too much', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 17n), fc.nat(12), fc.constantFrom(...currencyCodes), (digits, scale, currency) => {
      const exact = Big(`${digits}e-${scale + 6}`)
      const minor = exact.times(`1e${exponentOf(currency)}`)
      const halfUp = minor.round(0, Big.roundHalfUp)
      const isTooLow = minor.minus(halfUp).times(20).gt(minor)
      const expected = Number(halfUp.plus(isTooLow ? 1 : 0).toFixed())
      expect(roundExact(exact, currency, null)).toBe(expected)
    }),
  )
})

test('with an increment it lands on a multiple, less than one step away', () => {
  const increments = fc.integer({ min: 1, max: 100_000 })
  const modes = fc.constantFrom('half_up', 'ceil', 'floor')
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 14n), increments, modes, (digits, incrementMinor, mode) => {
      const exact = Big(`${digits}e-5`)
      const price = roundExact(exact, 'NGN', {
        type: 'increment',
        increment: Big(incrementMinor).div(100).toFixed(2),
        mode,
      })
      expect(price % incrementMinor).toBe(0)
      const distance = Big(price).minus(exact.times(100))
      // From 20 steps on, half of one is a small part of the price.
      const limit = mode === 'half_up' && price > 20 * incrementMinor ? incrementMinor / 2 : incrementMinor
      expect(distance.abs().lte(limit)).toBe(true)
      if (mode === 'ceil') expect(distance.gte(0)).toBe(true)
      expect(distance.gte(exact.times(-5))).toBe(true)
      if (mode === 'floor' && price > 20 * incrementMinor) expect(distance.lte(0)).toBe(true)
    }),
  )
})
