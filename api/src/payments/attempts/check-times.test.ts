import { expect, test } from 'vitest'
import { addSeconds } from '../../platform/clock.ts'
import { nextCheckTime } from './check-times.ts'

const start = new Date('2026-11-20T08:00:00Z')
const minutes = (count: number) => addSeconds(start, count * 60)

test.each([
  [0, 1],
  [1, 5],
  [4.99, 5],
  [5, 15],
  [15, 60],
  [60, 120],
  [61, 120],
  [119.9, 120],
  [71 * 60 + 59, 72 * 60],
])('after %s minutes the next check is at %s', (ageMinutes, nextMinutes) => {
  expect(nextCheckTime(start, minutes(ageMinutes))).toEqual(minutes(nextMinutes))
})

test('no check comes after 72 hours', () => {
  expect(nextCheckTime(start, minutes(72 * 60))).toBeNull()
})
