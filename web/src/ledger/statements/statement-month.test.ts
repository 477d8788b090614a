import { expect, test } from 'vitest'
import { daysOf, listMonths, nameMonth, readMonth, shiftMonth } from './statement-month.ts'

const today = '2026-11-21'

test('an address may ask for a past or current month; anything else means this month', () => {
  expect(readMonth('2026-02', today)).toBe('2026-02')
  expect(readMonth('2026-11', today)).toBe('2026-11')
  for (const text of [undefined, '', '2026-12', '2026-13', '1999-01', 'last'])
    expect(readMonth(text, today)).toBe('2026-11')
})

test('months continue over the end of a year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
  expect(listMonths('2026-02-28', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
})

test('a month ends on its own last day', () => {
  expect(daysOf('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})

test('a month has a readable name', () => {
  expect(nameMonth('2026-11')).toBe('November 2026')
})
