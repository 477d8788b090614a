import { expect, test } from 'vitest'
import { percentile } from './percentiles.ts'

test('a percentile is a value of the list, in whatever order it came', () => {
  const values = Array.from({ length: 100 }, (_, index) => (index * 37) % 100)
  expect(percentile(values, 0.5)).toBe(50)
  expect(percentile(values, 0.99)).toBe(99)
  expect(percentile(values, 1)).toBe(99)
  expect(percentile([], 0.5)).toBe(0)
})
