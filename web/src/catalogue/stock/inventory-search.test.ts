import { expect, test } from 'vitest'
import { isNarrowed, readInventorySearch } from './inventory-search.ts'

test('keeps known parameters of an address, and drops the rest', () => {
  const search = { q: 'shea', status: 'draft', stock: 'low', category: 'soap', sort: '-price', page: '3' }
  expect(readInventorySearch(search)).toEqual({
    q: 'shea',
    status: 'draft',
    stock: 'low',
    category: 'soap',
    sort: '-price',
  })
  expect(readInventorySearch({ q: ' ', status: 'sold', stock: 'ok', category: '', sort: 'price desc' })).toEqual({})
})

test('an order is not a filter', () => {
  expect(isNarrowed({ sort: 'name' })).toBe(false)
  expect(isNarrowed({ stock: 'out' })).toBe(true)
})
