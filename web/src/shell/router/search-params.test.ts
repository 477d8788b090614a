import { describe, expect, it } from 'vitest'
import { oneOf, optionalText, parseSearch, stringifySearch } from './search-params.ts'

describe('the query string', () => {
  it.each(['?reference=0012', '?q=true', '?tx_ref=1e5', '?q=%22quoted%22', '?category=a%26b'])(
    'round-trips: %s',
    (search) => {
      expect(stringifySearch(parseSearch(search))).toBe(search)
    },
  )
  it('reads every value as text', () => {
    expect(parseSearch('?reference=0012&empty=')).toEqual({ reference: '0012', empty: '' })
  })
  it('uses the first of a repeated parameter', () => {
    expect(parseSearch('?q=one&q=two')).toEqual({ q: 'one' })
  })
  it('leaves out missing and empty values', () => {
    expect(stringifySearch({ q: '', category: undefined, sort: null })).toBe('')
  })
})

describe('optionalText', () => {
  const validate = optionalText('reference', 'transaction_id', 'tx_ref')
  it('keeps the named parameters and drops others', () => {
    expect(validate({ reference: 'abc', tx_ref: '7', other: 'x' })).toEqual({ reference: 'abc', tx_ref: '7' })
  })
  it('drops empty values and anything but text', () => {
    expect(validate({ reference: '', transaction_id: 5, tx_ref: ['a'] })).toEqual({})
  })
})

describe('oneOf', () => {
  it('accepts only listed values', () => {
    expect(oneOf('price', ['price', '-price'])).toBe('price')
    expect(oneOf('name', ['price', '-price'])).toBeUndefined()
    expect(oneOf(undefined, ['price'])).toBeUndefined()
  })
})
