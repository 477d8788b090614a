import type { ParcelRow } from '@makola/contract/orders/parcels.ts'
import { expect, it } from 'vitest'
import { hasAmountBack } from './count-items.ts'

const row = (back: number, refundedCount: number) => {
  const total = { amount: 9000, currency: 'KES' }
  return { total, refundable: { ...total, amount: 9000 - back }, refundedCount } as ParcelRow
}

it('tells a refund of an amount, which no number of items tells', () => {
  expect(hasAmountBack(row(500, 0))).toBe(true)
  expect(hasAmountBack(row(0, 0))).toBe(false)
  expect(hasAmountBack(row(4500, 1))).toBe(false)
})
