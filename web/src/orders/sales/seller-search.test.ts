import { expect, test } from 'vitest'
import { readSellerOrdersSearch } from './seller-search.ts'

test.each([
  [
    { state: 'packed', q: ' ada ', from: '2026-02-28', to: '2026-03-01' },
    { state: 'packed', q: ' ada ', from: '2026-02-28', to: '2026-03-01' },
  ],
  [{ q: 23456789 }, { q: '23456789' }],
  [{ state: 'waiting', q: '  ', from: '2026-02-30', to: 'today', sort: 'x' }, {}],
])('%o narrows by %o', (given, read) => {
  expect(readSellerOrdersSearch(given)).toEqual(read)
})
