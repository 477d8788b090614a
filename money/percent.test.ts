import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeByBasisPoints } from './percent.ts'

test.each([
  [1000, 1000, 1100],
  [995, 1000, 1095],
  [994, 1000, 1093],
  [999, -2500, 749],
  [5, -1000, 5],
  [4, -1000, 4],
  [15_350, 333, 15_861],
])('%i changed by %i basis points is %i', (amount, basisPoints, changed) => {
  expect(changeByBasisPoints(amount, basisPoints)).toBe(changed)
})

test('a price above 0 never becomes free, and free stays free', () => {
  expect(changeByBasisPoints(1, -9900)).toBe(1)
  expect(changeByBasisPoints(1, -10_000)).toBe(1)
  expect(changeByBasisPoints(0, 5000)).toBe(0)
})

test('it agrees with decimal arithmetic, rounded half-up once', () => {
  const amounts = fc.integer({ min: 1, max: 100_000_000_000 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: -9900, max: 100_000 }), (amount, basisPoints) => {
      const exact = Big(amount)
        .times(10_000 + basisPoints)
        .div(10_000)
      const rounded = Number(exact.round(0, Big.roundHalfUp).toFixed())
      expect(changeByBasisPoints(amount, basisPoints)).toBe(Math.max(1, rounded))
    }),
  )
})

test.each([
  [-1, 100],
  [1.5, 100],
  [100, -10_001],
  [100, 0.5],
])('refuses %d changed by %d', (amount, basisPoints) => {
  expect(() => changeByBasisPoints(amount, basisPoints)).toThrow(RangeError)
})
