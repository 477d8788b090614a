import { expect, it } from 'vitest'
import { rateQuery, ratesQuery } from './queries.ts'

it('does not fetch rates again when the window gets the focus', () => {
  expect(ratesQuery().refetchOnWindowFocus).toBe(false)
  expect(rateQuery('a').refetchOnWindowFocus).toBe(false)
})

it('keeps each rate below the list, so refreshing the list refreshes them all', () => {
  expect(ratesQuery().queryKey).toEqual(['rates'])
  expect(rateQuery('a').queryKey).toEqual(['rates', 'a'])
})
