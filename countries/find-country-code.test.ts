import { expect, it } from 'vitest'
import { findCountryCode, findNamedCountry } from './find-country-code.ts'

it.each([
  ['Cote d’Ivoire', 'CI'],
  ['NG', 'NG'],
  ['trinidad and tobago', 'TT'],
  ['mars', undefined],
])('%s is %s', (text, code) => {
  expect(findCountryCode(text)).toBe(code)
})

it.each([
  [['south', 'sudan'], 'SS'],
  [['sudan'], 'SD'],
  [['cote', 'd', 'ivoire'], 'CI'],
  [['ivory', 'coast'], 'CI'],
  [['uk'], 'GB'],
  [['to', 'go'], undefined],
])('the words %j name %s', (words, code) => {
  expect(findNamedCountry(words)).toBe(code)
})
