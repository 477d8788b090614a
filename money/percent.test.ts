import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeByBasisPoints } from './percent.ts'

test.each([
  [1000, 1000, 'NGN', 1100],
  [995, 1000, 'NGN', 1095],
  [994, 1000, 'NGN', 1093],
  [999, -2500, 'USD', 749],
  [5, -1000, 'XOF', 5],
  [4, -1000, 'XOF', 4],
  [15_350, 333, 'KWD', 15_861],
])('%i changed by %i basis points in %s is %i', (amount, basisPoints, currency, changed) => {
  expect(changeByBasisPoints(amount, basisPoints, currency)).toBe(changed)
})

test('a price above 0 never becomes free, and free stays free', () => {
  expect(changeByBasisPoints(1, -9900, 'NGN')).toBe(1)
  expect(changeByBasisPoints(1, -10_000, 'XOF')).toBe(1)
  expect(changeByBasisPoints(0, 5000, 'NGN')).toBe(0)
})

test('it agrees with decimal arithmetic, rounded half-up once', () => {
  const amounts = fc.integer({ min: 1, max: 100_000_000_000 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: -9900, max: 100_000 }), (amount, basisPoints) => {
      const exact = Big(amount)
        .times(10_000 + basisPoints)
        .div(10_000)
      const rounded = Number(exact.round(0, Big.roundHalfUp).toFixed())
      expect(changeByBasisPoints(amount, basisPoints, 'NGN')).toBe(Math.max(1, rounded))
    }),
  )
})

test.each([
  [-1, 100],
  [1.5, 100],
  [100, -10_001],
  [100, 0.5],
])('refuses %d changed by %d', (amount, basisPoints) => {
  expect(() => changeByBasisPoints(amount, basisPoints, 'NGN')).toThrow(RangeError)
})
