import { expect, test } from 'vitest'
import { isOldOwnRate } from './old-own-rate.ts'

const now = Date.parse('2027-03-02T12:00:00Z')
const own = (rate: string | null, updatedAt: string) => ({ rate, updatedAt }) as never

test.each([
  ['a rate of its own from the day before yesterday', true, own('13.5', '2027-02-28T12:00:00Z'), true],
  ['one of this morning', true, own('13.5', '2027-03-02T08:00:00Z'), false],
  ['an old margin at the rate of the shop', true, own(null, '2027-01-01T12:00:00Z'), false],
  ['the rate of the shop', true, null, false],
  ['a country that is closed', false, own('13.5', '2027-01-01T12:00:00Z'), false],
])('%s', (_, active, terms, expected) => {
  expect(isOldOwnRate({ active, own: terms }, now)).toBe(expected)
})
