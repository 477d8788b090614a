import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refundBase } from './refund.ts'

const order = { totalMinor: 2835102, baseTotalMinor: 1999 }
const untouched = { refundedMinor: 0, refundedBaseMinor: 0 }

describe('refunds by the order’s own totals (R10)', () => {
  test('D10: part of an order, then the rest', () => {
    const first = refundBase({ ...order, ...untouched, refundMinor: 1000000 })
    expect(first).toBe(705)
    const rest = refundBase({ ...order, refundedMinor: 1000000, refundedBaseMinor: first, refundMinor: 1835102 })
    expect(rest).toBe(1294)
  })

  test('a failed refund gives its amount back', () => {
    expect(refundBase({ ...order, ...untouched, refundMinor: 2835102 })).toBe(1999)
  })

  test('halves that were rounded up are never taken twice', () => {
    const cheap = { totalMinor: 12, baseTotalMinor: 2 }
    expect(refundBase({ ...cheap, refundedMinor: 6, refundedBaseMinor: 2, refundMinor: 3 })).toBe(0)
    expect(refundBase({ ...cheap, refundedMinor: 9, refundedBaseMinor: 2, refundMinor: 3 })).toBe(0)
  })

  test.each([
    ['more than was captured', { refundMinor: 2835103 }],
    ['more than is left', { refundMinor: 2, refundedMinor: 2835101 }],
    ['nothing', { refundMinor: 0 }],
    ['an amount below 0', { refundMinor: -1 }],
    ['a fraction', { refundMinor: 0.5 }],
    ['what base accounts do not hold', { refundMinor: 1, refundedBaseMinor: 2000 }],
  ])('refuses %s', (_, facts) => {
    expect(() => refundBase({ ...order, ...untouched, ...facts })).toThrow(RangeError)
  })

  test('however an order is refunded, the base parts sum to its base total', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(parts, fc.nat(1_000_000), (refunds, baseTotalMinor) => {
        const totalMinor = refunds.reduce((total, refund) => total + refund)
        const refunded = { refundedMinor: 0, refundedBaseMinor: 0 }
        for (const refundMinor of refunds) {
          const base = refundBase({ ...refunded, totalMinor, baseTotalMinor, refundMinor })
          expect(base).toBeGreaterThanOrEqual(0)
          refunded.refundedMinor += refundMinor
          refunded.refundedBaseMinor += base
        }
        expect(refunded.refundedBaseMinor).toBe(baseTotalMinor)
      }),
    )
  })
})
