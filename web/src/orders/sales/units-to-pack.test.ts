import { expect, test } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { countItems } from './count-items.ts'
import { countUnits, hasSlip, unitsToPack } from './units-to-pack.ts'

const line = (quantity: number, refundedQuantity: number) => ({ quantity, refundedQuantity })

test('refunded units stay out of the parcel', () => {
  expect(unitsToPack(line(2, 1))).toBe(1)
  expect(countUnits({ lines: [line(2, 1), line(1, 0), line(3, 3)] as never })).toEqual({ toPack: 2, refunded: 4 })
})

test.each([
  [0, 0, '0 items'],
  [1, 0, '1 item'],
  [2, 0, '2 items'],
  [2, 1, '2 items, 1 refunded'],
  [1, 12, '1 item, 12 refunded'],
])('%i items, %i refunded: "%s"', (itemCount, refundedCount, expected) => {
  expect(countItems({ itemCount, refundedCount }, wordsOf('en'))).toBe(expected)
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
