import { expect, test } from 'vitest'
import { countryOfZone } from './country-of-zone.ts'
import { findCountryCode, findNamedCountry } from './find-country-code.ts'
import { countryName, isCountry, listCountries } from './names.ts'

test.each([
  ['NG', 'Nigeria'],
  ['CI', 'Côte d’Ivoire'],
  ['XK', 'Kosovo'],
  ['EU', 'EU'],
  ['constructor', 'constructor'],
])('the name of %s is %s', (code, name) => {
  expect(countryName(code)).toBe(name)
  expect(isCountry(code)).toBe(name !== code)
})

test.each([
  ['NG', 'NG'],
  ["Cote d'Ivoire", 'CI'],
  ['Cote d’Ivoire', 'CI'],
  ['trinidad and tobago', 'TT'],
  ['Europe', undefined],
  ['mars', undefined],
  ['', undefined],
])('%j means %s', (text, code) => {
  expect(findCountryCode(text)).toBe(code)
})

test.each([
  [['south', 'sudan'], 'SS'],
  [['sudan'], 'SD'],
  [['cote', 'd', 'ivoire'], 'CI'],
  [['ivory', 'coast'], 'CI'],
  [['uk'], 'GB'],
  [['to', 'go'], undefined],
])('the words %j name %s', (words, code) => {
  expect(findNamedCountry(words)).toBe(code)
})

test('countries are listed by name, each once', () => {
  const names = listCountries().map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(names.length).toBe(250)
})

test.each([
  ['Africa/Lagos', 'NG'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Kolkata', 'IN'],
  ['America/Phoenix', 'US'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['UTC', undefined],
])('the time zone %s is in %s', (zone, code) => {
  expect(countryOfZone(zone)).toBe(code)
})
