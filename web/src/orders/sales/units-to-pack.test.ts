import { expect, test } from 'vitest'
import { countUnits, hasSlip, unitsToPack, writeItems } from './units-to-pack.ts'

const line = (quantity: number, refundedQuantity: number) => ({ quantity, refundedQuantity })

test('refunded units stay out of the parcel', () => {
  expect(unitsToPack(line(2, 1))).toBe(1)
  expect(countUnits({ lines: [line(2, 1), line(1, 0), line(3, 3)] as never })).toEqual({ toPack: 2, refunded: 4 })
  expect([0, 1, 2].map(writeItems)).toEqual(['0 items', '1 item', '2 items'])
})

test.each([
  ['new', false, true],
  ['shipped', false, true],
  ['new', true, false],
  ['cancelled', false, false],
  ['returned', false, false],
] as const)('a %s parcel, refunded: %s, has a packing slip: %s', (state, isRefunded, expected) => {
  expect(hasSlip({ state, isRefunded })).toBe(expected)
})
