import { expect, test } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import {
  describeAge,
  describeAgeAndSource,
  describeMargin,
  describeRounding,
  examplePrice,
  formOfTerms,
  isOld,
  shortRate,
  termsOfForm,
} from './rate-terms.ts'

const t = wordsOf('en')

test('terms round-trip through the form', () => {
  for (const terms of [
    { rate: '1530.25', marginPct: '2.5', rounding: null },
    { rate: null, marginPct: null, rounding: { type: 'increment', increment: '50', mode: 'ceil' } as const },
    { rate: '0.30715', marginPct: '0', rounding: { type: 'ending', ending: '0.99' } as const },
  ]) {
    expect(termsOfForm(formOfTerms(terms))).toEqual(terms)
  }
})

test('separators between digits are dropped, and an emptied field is null', () => {
  const form = { rate: ' 1,530.25 ', marginPct: ' ', rounding: 'increment', step: '1 000', mode: 'half_up' } as const
  expect(termsOfForm(form)).toEqual({
    rate: '1530.25',
    marginPct: null,
    rounding: { type: 'increment', increment: '1000', mode: 'half_up' },
  })
})

test('a list shows significant digits', () => {
  const shown = ['0.386506024096', '1452.50', '89500', '128.000000001', '0.000000000123456789'].map(shortRate)
  expect(shown).toEqual(['0.386506', '1452.50', '89500', '128', '0.000000000123456789'])
})

test('rounding rules and margins read as words', () => {
  expect(describeRounding(null, 'NGN', t)).toBe('to the last decimal')
  expect(describeRounding(null, 'XOF', t)).toBe('to the unit')
  expect(describeRounding({ type: 'increment', increment: '50', mode: 'half_up' }, 'NGN', t)).toBe('to the nearest ₦50')
  expect(describeRounding({ type: 'increment', increment: '5', mode: 'ceil' }, 'XOF', t)).toBe(
    'up to 5\u00a0F\u00a0CFA',
  )
  expect(describeRounding({ type: 'ending', ending: '0.99' }, 'GBP', t)).toBe('up to the next .99')
  expect(['2.5', '-3', '0', '0.0'].map((margin) => describeMargin(margin, t))).toEqual(['+2.5%', '−3%', 'none', 'none'])
})

test('an example price follows the terms, and is null for meaningless ones', () => {
  const rounding = { type: 'increment', increment: '50', mode: 'half_up' } as const
  expect(examplePrice(10, 'USD', 'NGN', { rate: '1418.26', marginPct: '2.5', rounding })).toBe('₦14,550.00')
  expect(examplePrice(1000, 'XOF', 'KWD', { rate: '0.0005', marginPct: '0', rounding: null })).toBe('KWD\u00a00.500')
  expect(examplePrice(10, 'USD', 'NGN', { rate: '14..', marginPct: '0', rounding: null })).toBeNull()
  expect(examplePrice(10, 'USD', 'NGN', { rate: '1400', marginPct: '200', rounding: null })).toBeNull()
})

test('ages use the largest whole unit', () => {
  const now = new Date('2027-01-20T12:00:00Z')
  const ages = [
    '2027-01-20T12:00:30Z',
    '2027-01-20T11:59:30Z',
    '2027-01-20T11:59:00Z',
    '2027-01-20T09:10:00Z',
    '2027-01-18T12:00:00Z',
  ]
  expect(ages.map((at) => describeAge(at, now, t))).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '2 hours ago',
    '2 days ago',
  ])
  const rate = { effectiveAt: '2027-01-20T09:10:00Z' }
  expect(describeAgeAndSource({ ...rate, source: 'manual' }, now, t)).toBe('2 hours ago, by hand')
  expect(describeAgeAndSource({ ...rate, source: 'ecb' }, now, t)).toBe('2 hours ago, ECB')
})

test('a rate is old after a day; the base currency’s never is', () => {
  const now = new Date('2027-01-20T12:00:00Z')
  const rate = { effectiveAt: '2027-01-19T11:00:00Z', base: 'USD', currency: 'NGN' }
  expect(isOld(rate, now)).toBe(true)
  expect(isOld({ ...rate, effectiveAt: '2027-01-19T13:00:00Z' }, now)).toBe(false)
  expect(isOld({ ...rate, currency: 'USD' }, now)).toBe(false)
})
