import { describe, expect, test } from 'vitest'
import { isTrusted, judge, type TrustRecord } from './trust-rule.ts'

const good: TrustRecord = { days: 90, orders: 200, disputes: 0, late: 0, due: 200 }

describe('a record makes a store trusted', () => {
  test.each<[string, Partial<TrustRecord>, boolean]>([
    ['after 90 days', { days: 90 }, true],
    ['not after 89 days', { days: 89 }, false],
    ['with 50 orders', { orders: 50, due: 50 }, true],
    ['not with 49 orders', { orders: 49, due: 49 }, false],
    ['with disputes just below 1 %', { orders: 201, disputes: 2 }, true],
    ['not with exactly 1 % of disputes', { orders: 200, disputes: 2 }, false],
    ['not with one dispute in 100 orders', { orders: 100, disputes: 1 }, false],
    ['with late parcels just below 5 %', { due: 201, late: 10 }, true],
    ['not with exactly 5 % late', { due: 200, late: 10 }, false],
    ['not while nothing has been due', { due: 0 }, false],
  ])('%s', (_, change, isGood) => {
    expect(isTrusted({ ...good, ...change })).toBe(isGood)
  })

  test('when all four are met: each says by itself whether it is', () => {
    const judged = judge({ days: 62, orders: 31, disputes: 0, late: 2, due: 40 })
    expect(judged).toEqual({
      days: { count: 62, needed: 90, isMet: false },
      orders: { count: 31, needed: 50, isMet: false },
      disputes: { count: 0, of: 31, belowPct: 1, isMet: true },
      late: { count: 2, of: 40, belowPct: 5, isMet: false },
    })
    expect(judge({ ...good, due: 41, late: 2 }).late.isMet).toBe(true)
  })
})
