import { expect, test } from 'vitest'
import { parseExactJson } from './exact-json.ts'

test.each([
  ['{"id":4099260516}', { id: 4099260516 }],
  ['{"id":18446744073709551615}', { id: '18446744073709551615' }],
  ['[9007199254740993, -9007199254740993]', ['9007199254740993', '-9007199254740993']],
  ['[28351.02, 0.1, 100.00, 1e3, 0]', [28351.02, 0.1, 100, 1000, 0]],
  ['[1234567890123456.78]', ['1234567890123456.78']],
  ['{"text":"18446744073709551615","none":null,"yes":true}', { text: '18446744073709551615', none: null, yes: true }],
])('%s', (text, value) => {
  expect(parseExactJson(text)).toEqual(value)
})

test('refuses what is not JSON', () => {
  expect(() => parseExactJson('<html>')).toThrow(SyntaxError)
})
