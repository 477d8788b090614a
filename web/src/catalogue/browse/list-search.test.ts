import { expect, test } from 'vitest'
import { changeSearch, clearFilters, defaultSort, readFilters, readListSearch, toggleOption } from './list-search.ts'

test('an address becomes a search, without unknown parameters', () => {
  expect(readListSearch({ q: 'tote', stock: 'yes', sort: 'cheapest', view: 'stores', utm: 'x', min: '10' })).toEqual({
    q: 'tote',
    min: '10',
    view: 'stores',
    category: undefined,
    store: undefined,
    stock: undefined,
    sort: undefined,
  })
})

test('an invalid category, store or search is ignored or cleaned', () => {
  const search = readListSearch({ q: 'x'.repeat(300), category: '<b>', store: 'kente-house' })
  expect(search.q).toHaveLength(200)
  expect(search.category).toBeUndefined()
  expect(search.store).toBe('kente-house')
})

test('control characters, which no search takes, are left out', () => {
  expect(readListSearch({ q: 'kente\u0000scarf\u0007' }).q).toBe('kente scarf')
  expect(readListSearch({ q: '\u0000' }).q).toBeUndefined()
})

test('typed prices become minor units of the shown currency', () => {
  expect(readFilters({ min: '1,500', max: '2000.50' }, 'NGN', 'r1')).toEqual({
    rate: 'r1',
    min: '150000',
    max: '200050',
  })
  expect(readFilters({ min: '1500' }, 'JPY')).toEqual({ min: '1500' })
})

test('a price limit that is unreadable or in another currency is ignored', () => {
  expect(readFilters({ min: 'cheap', max: '-3' }, 'NGN')).toEqual({})
  expect(readFilters({ min: '10', currency: 'GBP', stock: 'in' }, 'NGN')).toEqual({ inStock: 'true' })
  expect(readFilters({ min: '10', currency: 'GBP' }, 'GBP')).toEqual({ min: '1000' })
})

test('changing a filter restarts the list, and undefined removes it', () => {
  expect(changeSearch({ q: 'tote', cursor: 'abc', store: 'kente' }, { category: 'bags', store: undefined })).toEqual({
    q: 'tote',
    category: 'bags',
  })
})

test('values of options are read, chosen and no longer chosen', () => {
  expect(readListSearch({ options: 'colour:red,nonsense,colour:red,a:b:c,size:m', shipsFrom: 'ke' })).toMatchObject({
    options: 'colour:red,size:m',
    shipsFrom: undefined,
  })
  expect(readListSearch({ options: ['colour:red'], shipsFrom: 'KE' })).toMatchObject({
    options: undefined,
    shipsFrom: 'KE',
  })
  expect(toggleOption({}, 'size:m')).toEqual({ options: 'size:m' })
  expect(toggleOption({ options: 'colour:red,size:m' }, 'size:m')).toEqual({ options: 'colour:red' })
  expect(changeSearch({ options: 'size:m' }, toggleOption({ options: 'size:m' }, 'size:m'))).toEqual({})
})

test('clearing keeps the search words and the order', () => {
  expect(clearFilters({ q: 'tote', sort: 'price', category: 'bags', min: '1' })).toEqual({ q: 'tote', sort: 'price' })
})

test('a search is sorted by relevance, a list by age', () => {
  expect(defaultSort({ q: 'tote' })).toBe('relevance')
  expect(defaultSort({})).toBe('-created')
})
