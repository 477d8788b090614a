import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatColumn } from './column.ts'
import { currencyCodes, exponentOf } from './currencies.ts'
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumberInput,
  formatPercent,
  formatPrice,
  splitAmount,
} from './format.ts'

const gap = '\u00a0'

describe('money', () => {
  test.each([
    [154520, 'NGN', '₦1,545.20'],
    [123450, 'GHS', 'GH₵1,234.50'],
    [123450, 'KES', `KSh${gap}1,234.50`],
    [123450, 'ZAR', `R${gap}1,234.50`],
    [123450, 'GBP', '£1,234.50'],
    [5, 'EUR', '€0.05'],
    [0, 'USD', '$0.00'],
    [8095, 'XOF', `8,095${gap}F${gap}CFA`],
    [6000, 'JPY', '¥6,000'],
    [123456, 'HUF', `1,234.56${gap}Ft`],
    [15354, 'KWD', `KWD${gap}15.354`],
    [123450, 'CHF', `CHF${gap}1,234.50`],
    [123450, 'BRL', 'R$1,234.50'],
    [-300, 'USD', '\u2212$3.00'],
    [-8095, 'XOF', `\u22128,095${gap}F${gap}CFA`],
    [-0, 'USD', '$0.00'],
    [Number.MAX_SAFE_INTEGER, 'NGN', '₦90,071,992,547,409.91'],
  ])('%d %s is %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text)
  })

  test('by code, where a symbol is ambiguous', () => {
    expect(formatMoney({ amount: 123450, currency: 'USD' }, { code: true })).toBe(`USD${gap}1,234.50`)
    expect(formatMoney({ amount: 8095, currency: 'XOF' }, { code: true })).toBe(`XOF${gap}8,095`)
    expect(formatMoney({ amount: -5, currency: 'USD' }, { code: true })).toBe(`\u2212USD${gap}0.05`)
  })

  test('shows all decimals of every currency, in ordinary digits', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencyCodes), (amount, currency) => {
        const text = formatMoney({ amount, currency })
        const digits = text.replace(/[^\d.]/g, '')
        expect(digits.split('.')[1]?.length ?? 0).toBe(exponentOf(currency))
        expect(Number(digits.replace('.', ''))).toBe(Math.abs(amount))
        expect(text).not.toMatch(/[\u200e\u200f\u202f]/)
      }),
    )
  })

  test.each([
    [10150000, 'NGN', '₦101,500'],
    [154520, 'NGN', '₦1,545.20'],
    [5, 'EUR', '€0.05'],
    [0, 'USD', '$0'],
    [-300, 'USD', '\u2212$3'],
    [8090, 'XOF', `8,090${gap}F${gap}CFA`],
    [15300, 'KWD', `KWD${gap}15.300`],
    [15000, 'KWD', `KWD${gap}15`],
  ])('alone, %d %s is %s', (amount, currency, text) => {
    expect(formatPrice({ amount, currency })).toBe(text)
  })

  test('below one another, all have decimals or none has', () => {
    const naira = (amount: number) => ({ amount, currency: 'NGN' })
    const write = (...amounts: number[]) => amounts.map(naira).map(formatColumn(amounts.map(naira)))
    expect(write(100_000, 250_000)).toEqual(['₦1,000', '₦2,500'])
    expect(write(100_000, 250_050)).toEqual(['₦1,000.00', '₦2,500.50'])
    expect(formatColumn([null, undefined])(naira(-100_000))).toBe('\u2212₦1,000')
  })

  test('refuses inexact amounts and unknown currencies', () => {
    expect(() => formatMoney({ amount: 1.5, currency: 'NGN' })).toThrow(RangeError)
    expect(() => formatMoney({ amount: 1, currency: 'ZZZ' })).toThrow(RangeError)
  })
})

describe('the amount splitter of the specification', () => {
  test.each<[number | string, string, string]>([
    [1234.5, '1234', '50'],
    ['1234.5', '1234', '50'],
    [' 1234.567 ', '1234', '57'],
    [7, '7', '00'],
    [0, '0', '00'],
    ['0', '0', '00'],
    ['.5', '0', '50'],
    ['5.', '5', '00'],
    [1.005, '1', '01'],
    [8.345, '8', '35'],
    [0.995, '1', '00'],
    [-1234.5, '-1234', '50'],
    [-0.5, '-0', '50'],
    [-0.001, '0', '00'],
    ['12345678901234567.89', '12345678901234567', '89'],
    [1e21, '1000000000000000000000', '00'],
    [1e-7, '0', '00'],
    ['1.5e3', '1500', '00'],
  ])('%o is %s and %s', (value, integer, decimal) => {
    expect(splitAmount(value)).toEqual({ integer, decimal })
  })

  test.each(['', ' ', 'abc', '12 pcs', '1,234', '1.2.3', '0x10', '--1', '1e999', Number.NaN, Number.POSITIVE_INFINITY])(
    '%o is not a number: 0 and 0',
    (value) => {
      expect(splitAmount(value)).toEqual({ integer: 0, decimal: 0 })
    },
  )
})

describe('the number helper of the specification', () => {
  test.each([
    ['1234567', '1,234,567'],
    ['abc1234def', '1,234'],
    ['1,234', '1,234'],
    ['999', '999'],
    ['007', '7'],
    ['000', '0'],
    ['-5', '5'],
    ['10.50', '1,050'],
    ['', ''],
    ['abc', ''],
    ['٣', ''],
    ['12345678901234567890', '12,345,678,901,234,567,890'],
  ])('"%s" is "%s"', (text, formatted) => {
    expect(formatNumberInput(text)).toBe(formatted)
  })
})

describe('the date formatter of the specification', () => {
  test.each<[Date | number | string, string]>([
    ['2026-11-21', 'Nov 21, 2026'],
    ['2026-11-21T23:59:59Z', 'Nov 21, 2026'],
    ['2026-11-21T23:59:59', 'Nov 21, 2026'],
    ['2026-11-21 23:59:59.123456+00:00', 'Nov 21, 2026'],
    ['2026-11-21T23:59:59-02:00', 'Nov 22, 2026'],
    ['2028-02-29', 'Feb 29, 2028'],
    [new Date(Date.UTC(2026, 0, 5)), 'Jan 5, 2026'],
    [0, 'Jan 1, 1970'],
  ])('%o is %s', (value, text) => {
    expect(formatDate(value)).toBe(text)
  })

  test.each([
    '',
    'soon',
    'product 1',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-11-21T25:00',
    '1700000000000',
    Number.NaN,
    new Date('x'),
    null,
    undefined,
  ])('%o is an invalid date', (value) => {
    expect(formatDate(value)).toBe('Invalid date')
    expect(formatDateTime(value)).toBe('Invalid date')
  })

  test('with the time, in UTC and marked so', () => {
    expect(formatDateTime('2026-11-21T14:05:59+01:00')).toBe('Nov 21, 2026, 13:05 UTC')
    expect(formatDateTime('2026-11-21')).toBe('Nov 21, 2026, 00:00 UTC')
  })
})

describe('percentages', () => {
  test.each<[number | string, string]>([
    ['2.5', '2.5%'],
    ['2.50', '2.5%'],
    [20, '20%'],
    ['-3', '\u22123%'],
    [99900, '99,900%'],
    ['19.255', '19.26%'],
    [-0.001, '0%'],
    ['100', '100%'],
  ])('%o is %s', (value, text) => {
    expect(formatPercent(value)).toBe(text)
  })

  test('anything but a number is refused', () => {
    expect(() => formatPercent('much')).toThrow(RangeError)
  })
})
