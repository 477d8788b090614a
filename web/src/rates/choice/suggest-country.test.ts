import { expect, it } from 'vitest'
import { suggestCountry } from './suggest-country.ts'

const served = ['NG', 'GH', 'GB', 'FR', 'US', 'IN']

it.each([
  ['the clock before the language', { timeZone: 'Africa/Lagos', languages: ['en-GB'] }, 'NG'],
  [
    'the language where the shop does not serve the clock',
    { timeZone: 'Asia/Tokyo', languages: ['ja', 'fr-FR'] },
    'FR',
  ],
  ['the region behind a script', { timeZone: 'UTC', languages: ['en-Latn-GH'] }, 'GH'],
  ['the clock in a zone beside the main one', { timeZone: 'America/Phoenix', languages: ['fr'] }, 'US'],
  ['the clock by its former name', { timeZone: 'Asia/Calcutta', languages: ['en-GB'] }, 'IN'],
  ['nothing where neither is served', { timeZone: 'Asia/Tokyo', languages: ['ja-JP', 'en'] }, undefined],
])('takes %s', (_, browser, country) => {
  expect(suggestCountry(served, browser)).toBe(country)
})
