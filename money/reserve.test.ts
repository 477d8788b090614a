import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reserveOf } from './reserve.ts'

const basisPoints = fc.integer({ min: 0, max: 10_000 })
const amount = fc.maxSafeInteger()

describe('the reserve of a parcel (R22)', () => {
  test.each([
    ['D20: 10 % of ₦9,876.55 is 987.655, so 987.65', 987_655, 1000, 98_765],
    ['D20: 5 % of 8,095 francs without minor units is 404.75, so 404', 8095, 500, 404],
    ['D21: 10 % of the 5,876.55 that a refund has left is 587.655, so 587.65', 587_655, 1000, 58_765],
    ['D21: nothing once everything is refunded', 0, 1000, 0],
    ['nothing of cash on delivery: the store owes the commission', -4_000, 1000, 0],
    ['nothing of an amount that is too small', 9, 1000, 0],
    ['nothing without a share', 987_655, 0, 0],
    ['everything at the whole share', 987_655, 10_000, 987_655],
    ['the largest exact amount', Number.MAX_SAFE_INTEGER, 5000, 4_503_599_627_370_495],
  ])('%s', (_, earnedMinor, share, expected) => {
    expect(reserveOf(earnedMinor, share)).toBe(expected)
  })

  test('is never below 0 nor more than what is earned', () => {
    fc.assert(
      fc.property(amount, basisPoints, (earned, share) => {
        const reserve = reserveOf(earned, share)
        expect(Number.isSafeInteger(reserve)).toBe(true)
        expect(reserve).toBeGreaterThanOrEqual(0)
        expect(reserve).toBeLessThanOrEqual(Math.max(earned, 0))
      }),
    )
  })

  test('is the exact share, less than one minor unit below it', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), basisPoints, (earned, share) => {
        const left = BigInt(earned) * BigInt(share) - BigInt(reserveOf(earned, share)) * 10_000n
        expect(left >= 0n && left < 10_000n).toBe(true)
      }),
    )
  })

  test('does not grow when some of the parcel is refunded, and neither does the rest', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), basisPoints, (earned, refunded, share) => {
        const left = earned - Math.min(earned, refunded)
        expect(reserveOf(left, share)).toBeLessThanOrEqual(reserveOf(earned, share))
        expect(left - reserveOf(left, share)).toBeLessThanOrEqual(earned - reserveOf(earned, share))
      }),
    )
  })

  test.each([
    ['an amount that is not whole', 0.5, 1000],
    ['a share beyond everything', 1, 10_001],
    ['a share below 0', 1, -1],
    ['a share that is not whole', 1, 0.5],
  ])('refuses %s', (_, earnedMinor, share) => {
    expect(() => reserveOf(earnedMinor, share)).toThrow(RangeError)
  })
})
