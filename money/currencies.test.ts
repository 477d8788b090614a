import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { currencyCodes, exponentOf, isCurrency } from './currencies.ts'
import { currencyName } from './currency-names.ts'

describe('the table', () => {
  test.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
    [4, 'CLF UYW'],
  ])('only these have %i decimals', (exponent, codes) => {
    expect(currencyCodes.filter((code) => exponentOf(code) === exponent).join(' ')).toBe(codes)
  })

  test('keeps the minor units that CLDR and Intl drop', () => {
    const forgotten = 'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR SOS SYP YER'.split(' ')
    expect(new Set(forgotten.map(exponentOf))).toEqual(new Set([2]))
    expect(exponentOf('IQD')).toBe(3)
  })

  test('knows the newest codes and has dropped the withdrawn ones', () => {
    expect(['XCG', 'SLE', 'ZWG', 'VED'].every(isCurrency)).toBe(true)
    expect(['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'ZWL'].some(isCurrency)).toBe(false)
  })

  test('has capital codes in order and a name for each', () => {
    expect(currencyCodes).toEqual([...currencyCodes].sort())
    for (const code of currencyCodes) {
      expect(code).toMatch(/^[A-Z]{3}$/)
      expect(currencyName(code).length).toBeGreaterThan(3)
    }
    expect(currencyName('NGN')).toBe('Nigerian naira')
  })
})

test.each(['', 'ngn', 'ZZZ', 'XAU', 'constructor', '__proto__'])('"%s" is no currency', (code) => {
  expect(isCurrency(code)).toBe(false)
  expect(() => exponentOf(code)).toThrow(RangeError)
  expect(() => currencyName(code)).toThrow(RangeError)
})

const isoList = new URL('../../shared/data/iso-4217-list-one.xml', import.meta.url)

test.skipIf(!existsSync(isoList))('agrees with ISO list one of 2024-06-25, except for later changes', () => {
  const entries = readFileSync(isoList, 'utf8').matchAll(
    /<Ccy>(\w+)<\/Ccy>\s*<CcyNbr>\d+<\/CcyNbr>\s*<CcyMnrUnts>(\d)</g,
  )
  const listed = new Map([...entries].map(([, code = '', units]) => [code, Number(units)]))
  const since = { withdrawn: ['ANG', 'BGN', 'CUC'], added: ['XCG'] }

  for (const code of since.withdrawn) listed.delete(code)
  for (const code of since.added) listed.set(code, 2)
  expect(new Map(currencyCodes.map((code) => [code, exponentOf(code)]))).toEqual(new Map([...listed].sort()))
})
