import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readList, writeList } from './product-table.ts'

test('a list in a cell round-trips, without the blanks around its texts', () => {
  const texts = string({ unit: constantFrom(',', '\\', 'a', ' ', '"') }).filter((text) => text.trim() !== '')
  assert(
    property(array(texts), (items) => {
      expect(readList(writeList(items))).toEqual(items.map((item) => item.trim()))
    }),
    { numRuns: 1000 },
  )
  expect(readList('summer, winter ,, ')).toEqual(['summer', 'winter'])
})
