import { expect, test } from 'vitest'
import { isSameSearch } from './same-search.ts'

test('a view is recognised by what it shows', () => {
  expect(isSameSearch({ q: 'bowl', status: 'draft' }, { status: 'draft', q: 'bowl', stock: undefined })).toBe(true)
  expect(isSameSearch({ q: 'bowl' }, { q: 'bowl', status: 'draft' })).toBe(false)
})
