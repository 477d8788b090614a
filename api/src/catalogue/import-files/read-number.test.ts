import { describe, expect, test } from 'vitest'
import { type DecimalStyle, openNumberReader, type SeenNumbers, styleToReadAgain } from './read-number.ts'

const nothing = (): SeenNumbers => ({ shown: new Set(), differs: new Set() })

function read(text: string, style: DecimalStyle | undefined, decimals = 2) {
  return openNumberReader(style, nothing()).readPrice(text, decimals)
}

describe('a number with one meaning is read in any table', () => {
  test.each([
    ['1200', '1200'],
    ['8.50', '8.50'],
    ['8,50', '8.50'],
    ['8,5', '8.5'],
    ['10.5000', '10.5000'],
    ['0.500', '0.500'],
    ['0,500', '0.500'],
    ['1.200,50', '1200.50'],
    ['1,200.50', '1200.50'],
    ['1.200,500', '1200.500'],
    ['1.200.000', '1200000'],
    ['1,200,000', '1200000'],
    ['12.345.678,90', '12345678.90'],
  ])('%s is %s', (text, plain) => {
    for (const style of ['.', ',', 'mixed', undefined] as const) expect(read(text, style)).toBe(plain)
  })
})

test.each(['', 'free', '-1.200', '1.20.50', '1.2,3.4', '12,34,567', '1200.500,50', '0.500.000', '1 200', '.5', '10.'])(
  '“%s” is left as it is, to be refused or read as before',
  (text) => {
    expect(read(text, ',')).toBe(text)
  },
)

describe('one sign before exactly three digits', () => {
  test.each([
    ['1.200', ',', 2, '1200'],
    ['12.500', ',', 2, '12500'],
    ['1.205', ',', 0, '1205'],
    ['1,200', '.', 2, '1200'],
    ['1.200', undefined, 3, '1.200'],
    ['1.200', '.', 3, '1.200'],
    ['1,200', ',', 3, '1.200'],
    ['1500.000', '.', 3, '1500.000'],
  ] as const)('%s in a table of “%s” with %d decimals is %s', (text, style, decimals, plain) => {
    expect(read(text, style, decimals)).toBe(plain)
  })

  test.each([
    ['1.200', undefined, 2],
    ['1.200', undefined, 0],
    ['1.200', '.', 2],
    ['1.200', 'mixed', 2],
    ['1,200', undefined, 2],
    ['1,200', ',', 2],
    ['1500.000', ',', 2],
    ['1.200', ',', 3],
    ['1,200', undefined, 3],
    ['1.200', 'mixed', 3],
  ] as const)('%s in a table of “%s” with %d decimals is unclear', (text, style, decimals) => {
    expect(read(text, style, decimals)).toBeNull()
  })
})

describe('a table is read again', () => {
  const readAll = (style: DecimalStyle | undefined, ...prices: string[]) => {
    const seen = nothing()
    const reader = openNumberReader(style, seen)
    for (const price of prices) reader.readPrice(price, 2)
    return styleToReadAgain(seen)
  }

  test('when its prices show that a number was misread', () => {
    expect(readAll(undefined, '1.200', '8,50')).toBe(',')
    expect(readAll(undefined, '1,200', '8.50')).toBe('.')
    expect(readAll(',', '1.200', '8.50')).toBe('.')
    expect(readAll(',', '1.200', '8.50', '8,50')).toBe('mixed')
  })

  test('only then', () => {
    expect(readAll(undefined, '1.200', '300')).toBeUndefined()
    expect(readAll(undefined, '1.200', '8.50')).toBeUndefined()
    expect(readAll(',', '1.200', '8,50')).toBeUndefined()
    expect(readAll(undefined, '8,50', '8.50')).toBeUndefined()
  })

  test('not for what numbers other than prices show', () => {
    const seen = nothing()
    const reader = openNumberReader(undefined, seen)
    reader.read('8,50', 2)
    reader.readPrice('1.200', 2)
    expect(styleToReadAgain(seen)).toBeUndefined()
  })
})

test('numbers of JSON are left as they are', () => {
  expect(read('1.200', 'json')).toBe('1.200')
})
