import { describe, expect, it } from 'vitest'
import { parseSearch } from '../router/search-params.ts'
import { legalPageQuery, versionIn } from './legal-page-query.ts'

describe('the version of a legal page', () => {
  it('is the one that the address names', () => {
    expect(versionIn(parseSearch('?version=12'))).toBe('12')
    expect(legalPageQuery('terms', '12').queryKey).not.toEqual(legalPageQuery('terms').queryKey)
  })
  it.each(['', '?version=0', '?version=-1', '?version=one', '?version=1234567', '?other=1'])(
    'is the newest for an address that names none: %s',
    (search) => {
      expect(versionIn(parseSearch(search))).toBeUndefined()
    },
  )
})
