import { expect, test } from 'vitest'
import { readPriceLimits } from './read-price-limits.ts'

test.each([
  [' 10 ', '20', { limits: { min: '10', max: '20' }, faults: [] }],
  ['', '20', { limits: { min: '', max: '20' }, faults: [] }],
  ['90,000', '10', { limits: { min: '10', max: '90,000' }, faults: [] }],
  ['abc', '', { limits: { min: 'abc', max: '' }, faults: ['min'] }],
  ['-5', '1e3', { limits: { min: '-5', max: '1e3' }, faults: ['min', 'max'] }],
])('from "%s" to "%s"', (min, max, expected) => {
  expect(readPriceLimits({ min, max }, 'NGN')).toEqual(expected)
})
