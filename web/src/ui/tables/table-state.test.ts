import { expect, test } from 'vitest'
import { readSort, writeSort } from './table-state.ts'

test.each([
  ['name', [{ id: 'name', desc: false }]],
  ['-price', [{ id: 'price', desc: true }]],
])('reads the order %s and writes it back', (sort, sorting) => {
  expect(readSort(sort)).toEqual(sorting)
  expect(writeSort(sorting)).toBe(sort)
})

test('no order is no order', () => {
  expect(readSort(undefined)).toEqual([])
  expect(writeSort([])).toBeUndefined()
})
