import { expect, it } from 'vitest'
import { filterByText } from '../../ui/inputs/match-text.ts'
import { otherWords } from './other-words.ts'

const rates = [
  { country: 'Nigeria', countryCode: 'NG', currency: 'NGN' },
  { country: 'Ukraine', countryCode: 'UA', currency: 'UAH' },
  { country: 'United Kingdom', countryCode: 'GB', currency: 'GBP' },
  { country: 'United States', countryCode: 'US', currency: 'USD' },
]
const find = (typed: string) =>
  filterByText(rates, typed, (rate) => `${rate.country} ${otherWords(rate)}`).map(({ countryCode }) => countryCode)

it.each([
  ['uk', ['GB', 'UA']],
  ['england', ['GB']],
  ['america', ['US']],
  ['naira', ['NG']],
  ['dollar', ['US']],
])('%j finds %j', (typed, codes) => {
  expect(find(typed)).toEqual(codes)
})
