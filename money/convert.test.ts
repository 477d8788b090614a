import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundExact } from '../testing/round-exact.ts'
import {
  changePct,
  convertPrice,
  crossRate,
  dearerWorth,
  earnedPrice,
  effectiveRate,
  isValidMargin,
  isValidRate,
  type PriceTerms,
  valueSum,
} from './convert.ts'
import { currencyCodes, exponentOf } from './currencies.ts'
import { writeMajor } from './money.ts'
import { isValidRule, type RoundingRule } from './rounding.ts'
import { lineTotal } from './totals.ts'

const at = (rate: string, rounding: RoundingRule | null = null, marginPct = '0'): PriceTerms => ({
  rate,
  marginPct,
  rounding,
})
const step = (increment: string) => ({ type: 'increment', increment, mode: 'half_up' }) as const

describe('worked cases', () => {
  test('D01: USD 19.99 at 1418.26 is NGN 28,351.02', () => {
    expect(convertPrice(1999, 'USD', 'NGN', at('1418.26'))).toBe(2835102)
  })

  test('D02: a margin of 2.5 % multiplies exactly', () => {
    const terms = at('1418.26', null, '2.5')
    expect(effectiveRate(terms)).toBe('1453.7165')
    expect(convertPrice(1999, 'USD', 'NGN', terms)).toBe(2905979)
  })

  test('D03: francs have no decimals', () => {
    expect(convertPrice(1234, 'EUR', 'XOF', at('655.957'))).toBe(8095)
  })

  test('D04: dinars have three, and an increment of 0.010', () => {
    expect(convertPrice(4999, 'USD', 'KWD', at('0.30715'))).toBe(15354)
    expect(convertPrice(4999, 'USD', 'KWD', at('0.30715', step('0.010')))).toBe(15350)
  })

  test('D05: francs in steps of 0.05', () => {
    expect(convertPrice(2003, 'EUR', 'CHF', at('0.9242', step('0.05')))).toBe(1850)
  })

  test('D06: never rounded to kobo before the rule', () => {
    expect(convertPrice(100, 'USD', 'NGN', at('1424.996', step('50')))).toBe(140000)
  })

  test('D07: the unit is converted, the line is not', () => {
    const unit = convertPrice(33, 'USD', 'NGN', at('1418.26'))
    expect(unit).toBe(46803)
    expect(lineTotal(unit, 7)).toBe(327621)
    expect(convertPrice(33 * 7, 'USD', 'NGN', at('1418.26'))).toBe(327618)
  })

  test('D08: a half is a half, where floats are slightly less', () => {
    expect(convertPrice(201, 'USD', 'EUR', at('0.5'))).toBe(101)
  })
})

describe('prices', () => {
  test('the same currency at 1 leaves every amount as it was', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.constantFrom(...currencyCodes), (amount, currency) => {
        expect(convertPrice(amount, currency, currency, at('1'))).toBe(amount)
      }),
    )
  })

  test('a price above 0 never becomes free, and free stays free', () => {
    expect(convertPrice(1, 'NGN', 'KWD', at('0.0002'))).toBe(1)
    expect(convertPrice(1, 'NGN', 'USD', at('0.0007', { type: 'ending', ending: '0' }))).toBe(100)
    expect(convertPrice(0, 'USD', 'NGN', at('1418.26', step('50')))).toBe(0)
  })

  test.each<[string, () => unknown]>([
    ['an amount below 0', () => convertPrice(-1, 'USD', 'NGN', at('1418.26'))],
    ['a fraction of a cent', () => convertPrice(19.99, 'USD', 'NGN', at('1418.26'))],
    ['an unknown currency', () => convertPrice(1, 'USD', 'ZZZ', at('1418.26'))],
    ['a rate of 0', () => convertPrice(1, 'USD', 'NGN', at('0'))],
    ['a wild margin', () => convertPrice(1, 'USD', 'NGN', at('1', null, '100'))],
    ['a rule of another currency', () => convertPrice(0, 'USD', 'JPY', at('150', step('0.5')))],
    ['a result beyond the safe range', () => convertPrice(9e15, 'USD', 'NGN', at('1418.26'))],
  ])('refuses %s', (_, convert) => {
    expect(convert).toThrow(RangeError)
  })
})

const rates = fc
  .tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 3, max: 11 }))
  .map(([digits, scale]) => Big(`${digits}e-${scale}`).toFixed())
const margins = fc.integer({ min: -4999, max: 9999 }).map((hundredths) => Big(hundredths).div(100).toFixed())
const rules = fc.oneof(
  fc.constant(null),
  fc.record({
    type: fc.constant('increment' as const),
    increment: fc.constantFrom('0.01', '0.05', '0.5', '1', '5', '50', '100'),
    mode: fc.constantFrom('half_up', 'ceil', 'floor'),
  }),
  fc.record({ type: fc.constant('ending' as const), ending: fc.constantFrom('0', '0.5', '0.90', '0.99') }),
)
const currencies = fc.constantFrom(...currencyCodes)
const conversions = fc
  .record({ from: currencies, to: currencies, rate: rates, marginPct: margins, rounding: rules })
  .filter(({ to, rounding }) => rounding === null || isValidRule(rounding, to))
const amounts = fc.nat(100_000)

test('a higher price is never cheaper in another currency', () => {
  fc.assert(
    fc.property(conversions, amounts, amounts, ({ from, to, ...terms }, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      expect(convertPrice(low, from, to, terms)).toBeLessThanOrEqual(convertPrice(high, from, to, terms))
    }),
  )
})

test('the fast path agrees with big.js, rounded once by R4', () => {
  fc.assert(
    fc.property(conversions, amounts, ({ from, to, ...terms }, amount) => {
      const exact = Big(writeMajor({ amount, currency: from })).times(effectiveRate(terms))
      expect(convertPrice(amount, from, to, terms)).toBe(roundExact(exact, to, terms.rounding))
    }),
  )
})

test('R3: the effective rate is exact', () => {
  fc.assert(
    fc.property(rates, margins, (rate, marginPct) => {
      const exact = Big(rate).times(Big(marginPct).plus(100)).times('0.01')
      expect(effectiveRate({ rate, marginPct, rounding: null })).toBe(exact.toFixed())
    }),
  )
})

describe('R14: the cross rate over a pivot', () => {
  test.each([
    ['1.1', '655.957', '596.324545455'],
    ['655.957', '1', '0.00152449017237'],
    ['1418.26', '1418.26', '1'],
    ['3', '2', '0.666666666667'],
    ['8', '1.00000000001', '0.125000000001'],
    ['16', '1.00000000002', '0.0625000000012'],
    ['16', '1.00000000004', '0.0625000000025'],
  ])('from %s to %s is %s', (from, to, cross) => {
    expect(crossRate(from, to)).toBe(cross)
  })

  test('a tie goes to the even digit', () => {
    expect(crossRate('2', '1.00000000001')).toBe('0.500000000005')
    expect(crossRate('4', '4.00000000002')).toBe('1')
    expect(crossRate('4', '4.00000000006')).toBe('1.00000000002')
  })

  const pivotRates = rates.filter((rate) => Number(rate) > 0.001)

  test('is a valid rate, within 12 digits of the quotient', () => {
    fc.assert(
      fc.property(pivotRates, pivotRates, (from, to) => {
        const cross = crossRate(from, to)
        expect(isValidRate(cross)).toBe(true)
        const error = Big(cross).times(from).minus(to).abs().div(to)
        expect(error.lte('5e-12')).toBe(true)
      }),
    )
  })

  test('refuses a pivot of 0', () => {
    expect(() => crossRate('0', '1')).toThrow(RangeError)
  })
})

describe('a typed rate', () => {
  test.each(['1', '1418.26', '0.00000726190476190', '0.30715', '123456789012', '1418.260000000000000', '100000000000'])(
    '"%s"',
    (text) => {
      expect(isValidRate(text)).toBe(true)
    },
  )

  test.each([
    '',
    '0',
    '0.000',
    '-1',
    '+1',
    '1e3',
    '1,418.26',
    '.5',
    '5.',
    '01',
    ' 1',
    '1.234567890123',
    'NaN',
    'Infinity',
    '0x1',
  ])('not "%s"', (text) => {
    expect(isValidRate(text)).toBe(false)
  })
})

test('a margin lies between −50 and 100, both excluded', () => {
  expect(['0', '2.5', '-49.999', '99.999999', '-0.5'].every(isValidMargin)).toBe(true)
  expect(['', '-50', '100', '1e1', '+1', '2,5', '-50.000001', 'x', '2.5%'].some(isValidMargin)).toBe(false)
})

describe('the value of a sum', () => {
  test.each([
    [150_000, 'NGN', 'USD', '1500', 100],
    [1, 'NGN', 'USD', '1500', 0],
    // 7.50 naira are half a cent.
    [750, 'NGN', 'USD', '1500', 1],
    [749, 'NGN', 'USD', '1500', 0],
    [-750, 'NGN', 'USD', '1500', -1],
    [8095, 'XOF', 'EUR', '655.957', 1234],
    [1_535_443, 'KWD', 'USD', '0.30715', 499_900],
    [0, 'NGN', 'USD', '1500', 0],
    [1_999, 'USD', 'USD', '1', 1_999],
    // A float loses the last digits: 9007199254740991 / 3.
    [9_007_199_254_740_991, 'NGN', 'USD', '3', 3_002_399_751_580_330],
  ])('%d %s in %s at %s is %d', (sum, from, base, rate, value) => {
    expect(valueSum(sum, from, base, rate)).toBe(value)
  })

  test('beyond the safe range it refuses', () => {
    expect(() => valueSum(9_007_199_254_740_991, 'NGN', 'USD', '0.5')).toThrow(RangeError)
  })
})

describe('the size of a rate’s move', () => {
  test.each([
    ['1000', '1200', 20],
    ['1000', '1200.01', 20.001],
    ['1000', '900', -10],
    ['1418', '1.418', -99.9],
    ['0.3', '0.3', 0],
  ])('from %s to %s is %d percent', (before, after, pct) => {
    expect(changePct(before, after)).toBe(pct)
  })

  test('a rate of 0 has no change', () => {
    expect(() => changePct('0', '1')).toThrow(RangeError)
  })
})

describe('R24: what a store earns of a unit that is cheaper by its own terms', () => {
  const shop = { rate: '1418.26', marginPct: '2.5', rounding: null }
  test.each([
    ['as dear as at the shop’s terms', 1999, 2_905_979, 1999],
    ['dearer', 1999, 3_000_000, 1999],
    ['half as dear', 1999, 1_452_990, 999],
    ['almost nothing', 1999, 1, 0],
    ['free', 1999, 0, 0],
  ])('%s', (_, storeMinor, paidMinor, earned) => {
    expect(earnedPrice({ storeMinor, paidMinor }, 'USD', 'NGN', shop)).toBe(earned)
  })
})

describe('R11: what a unit is worth that is dearer by its store’s own terms', () => {
  const shop = { rate: '1418.26', marginPct: '2.5', rounding: null }
  test.each([
    ['as dear as at the shop’s terms', 1999, 2_905_979, null],
    ['cheaper', 1999, 1, null],
    ['three times as dear', 1999, 8_717_938, 5997],
    ['by almost nothing', 1999, 2_905_980, 1999],
    ['beyond counting', 0, Number.MAX_SAFE_INTEGER, 6_195_980_615_712],
  ])('%s', (_, storeMinor, paidMinor, worth) => {
    expect(dearerWorth({ storeMinor, paidMinor }, 'USD', 'NGN', shop)).toBe(worth)
  })
})

/** Divides beyond any doubt about the last unit. */
const Exact = Big()
Exact.DP = 100

test('R24: a store never earns more than its price, nor more than what was paid is worth where that is less', () => {
  fc.assert(
    fc.property(conversions, amounts, amounts, ({ from, to, ...terms }, storeMinor, paidMinor) => {
      const earned = earnedPrice({ storeMinor, paidMinor }, from, to, terms)
      expect(earned).toBeLessThanOrEqual(storeMinor)
      const paid = Exact(writeMajor({ amount: paidMinor, currency: to }))
      const worth = paid.div(effectiveRate(terms)).times(`1e${exponentOf(from)}`)
      if (paidMinor >= convertPrice(storeMinor, from, to, terms)) expect(earned).toBe(storeMinor)
      else expect(earned).toBe(Math.min(storeMinor, Number(worth.round(0, Big.roundDown).toFixed())))
    }),
  )
})
