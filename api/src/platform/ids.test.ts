import { afterEach, expect, test, vi } from 'vitest'
import { firstIdSince, newId } from './ids.ts'

afterEach(() => vi.useRealTimers())

test('ids sort as they were made, also thousands within a millisecond', () => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00Z') })
  const ids = Array.from({ length: 10_000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true)
})

test('an id follows the clock, also back, and is none of an earlier moment', () => {
  const moment = Date.parse('2030-01-02T00:00:00Z')
  vi.useFakeTimers({ now: moment })
  const later = newId()
  expect(later >= firstIdSince(moment)).toBe(true)
  expect(later < firstIdSince(moment + 1)).toBe(true)
  vi.setSystemTime(moment - 3_600_000)
  const earlier = newId()
  expect(earlier < firstIdSince(moment - 3_599_999)).toBe(true)
  vi.setSystemTime(moment)
  expect(newId() > earlier).toBe(true)
})
