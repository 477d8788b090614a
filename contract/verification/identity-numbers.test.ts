import { expect, test } from 'vitest'
import { type NumberKind, numbersIn, parseIdentityNumber } from './identity-numbers.ts'

test.each<[NumberKind, string, string | null]>([
  ['cac-rc', 'rc 1234567', 'RC1234567'],
  ['cac-rc', 'RC123', null],
  ['cac-rc', 'RC12345678', null],
  ['cac-bn', 'bn2345678', 'BN2345678'],
  ['cac-bn', '2345678', null],
  ['nin', '123 4567 8901', '12345678901'],
  ['nin', '1234567890', null],
  ['ghana-card', 'gha-123456789-0', 'GHA-123456789-0'],
  ['ghana-card', 'GHA-12345678-0', null],
  ['ghana-registration', 'CS 123 45 2020', 'CS 123 45 2020'],
  ['ghana-registration', '--', null],
  ['kra-pin', 'a123456789b', 'A123456789B'],
  ['kra-pin', '1123456789B', null],
  ['kenya-id', '12345678', '12345678'],
  ['kenya-id', '123456', null],
  ['cipc', '2019/123456/07', '2019/123456/07'],
  ['cipc', '19/123456/07', null],
  ['south-africa-id', '800101 5009 087', '8001015009087'],
  ['south-africa-id', '8001015009086', null],
  ['rccm', 'CI-ABJ-03-2024-B17-00022', 'CI-ABJ-03-2024-B17-00022'],
  ['rccm', 'ABJ-2024', null],
  ['companies-house', '01234567', '01234567'],
  ['companies-house', 'sc123456', 'SC123456'],
  ['companies-house', '1234567', null],
])('%s %s', (kind, text, number) => {
  expect(parseIdentityNumber(kind, text)).toBe(number)
})

test('a country asks for its own numbers, any other for those of a register and a document', () => {
  expect(numbersIn('NG')).toEqual({ business: ['cac-rc', 'cac-bn'], person: ['nin'] })
  expect(numbersIn('FR')).toEqual({ business: ['register'], person: ['id-document'] })
})
