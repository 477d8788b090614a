import { expect, it } from 'vitest'
import { suggestCountry } from './suggest-country.ts'

const served = ['NG', 'GH', 'GB', 'FR']

it.each([
  ['the clock before the language', { timeZone: 'Africa/Lagos', languages: ['en-GB'] }, 'NG'],
  [
    'the language where the shop does not serve the clock',
    { timeZone: 'Asia/Tokyo', languages: ['ja', 'fr-FR'] },
    'FR',
  ],
  ['the region behind a script', { timeZone: 'UTC', languages: ['en-Latn-GH'] }, 'GH'],
  ['nothing where neither is served', { timeZone: 'Asia/Tokyo', languages: ['ja-JP', 'en'] }, undefined],
])('takes %s', (_, browser, country) => {
  expect(suggestCountry(served, browser)).toBe(country)
})
