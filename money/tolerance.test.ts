import { describe, expect, test } from 'vitest'
import { toleratedShortfall } from './tolerance.ts'

describe('the tolerated shortfall', () => {
  test.each([
    ['D17: 0.5 % of 1,500.00 is 7.50, and 5.00 is the most', 150_000, { basisPoints: 50, mostMinor: 500 }, 500],
    ['D18: 0.5 % of 99.99 is 0.49995, so 0.49', 9_999, { basisPoints: 50, mostMinor: 500 }, 49],
    ['D18: nothing of a total that is too small', 199, { basisPoints: 50, mostMinor: 500 }, 0],
    ['no share tolerates nothing', 150_000, { basisPoints: 0, mostMinor: 500 }, 0],
    ['a most of nothing tolerates nothing', 150_000, { basisPoints: 50, mostMinor: 0 }, 0],
    [
      'the largest exact amount',
      Number.MAX_SAFE_INTEGER,
      { basisPoints: 1000, mostMinor: Number.MAX_SAFE_INTEGER },
      900_719_925_474_099,
    ],
  ])('%s', (_, amountMinor, tolerance, expected) => {
    expect(toleratedShortfall(amountMinor, tolerance)).toBe(expected)
  })

  test.each([
    ['an amount below 0', -1, { basisPoints: 50, mostMinor: 500 }],
    ['a share beyond everything', 1, { basisPoints: 10_001, mostMinor: 500 }],
    ['a share that is not whole', 1, { basisPoints: 0.5, mostMinor: 500 }],
    ['a most below 0', 1, { basisPoints: 50, mostMinor: -1 }],
  ])('refuses %s', (_, amountMinor, tolerance) => {
    expect(() => toleratedShortfall(amountMinor, tolerance)).toThrow(RangeError)
  })
})
