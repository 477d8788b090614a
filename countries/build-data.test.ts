import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCurrency } from '@makola/money/currencies.ts'
import { expect, test } from 'vitest'
import { buildData } from './build-data.ts'
import { currencyOf } from './currencies.ts'
import { listCountries } from './names.ts'

test.each(Object.entries(buildData()))('data/%s is what the pinned data sets say', (name, text) => {
  expect(readFileSync(join(import.meta.dirname, 'data', name), 'utf8')).toBe(text)
})

test('every country but Antarctica has a currency that money/ knows', () => {
  const without = listCountries().filter(({ code }) => !isCurrency(currencyOf(code) ?? ''))
  expect(without).toEqual([{ code: 'AQ', name: 'Antarctica' }])
})

test.each([
  ['NG', 'NGN'],
  ['CI', 'XOF'],
  ['HR', 'EUR'],
  ['LS', 'LSL'],
  ['PA', 'USD'],
  ['ZW', 'USD'],
  ['constructor', undefined],
])('%s pays with %s', (countryCode, currency) => {
  expect(currencyOf(countryCode)).toBe(currency)
})
