import { expect, test } from 'vitest'
import { lastDays, readReportPeriod } from './report-period.ts'

const today = '2027-03-02'

test('the last days include today', () => {
  expect(lastDays(7, today)).toEqual({ from: '2027-02-24', to: today })
  expect(lastDays(1, today)).toEqual({ from: today, to: today })
})

test('a period of the address counts where it is one of at most a year', () => {
  const asked = { from: '2027-01-01', to: '2027-01-31' }
  expect(readReportPeriod(asked, today)).toEqual(asked)
  const usual = lastDays(30, today)
  for (const wrong of [
    {},
    { from: '2027-02-01' },
    { from: '2027-02-30', to: '2027-03-01' },
    { from: '2027-02-02', to: '2027-02-01' },
    { from: '2025-01-01', to: '2027-01-01' },
    { from: 'soon', to: 'later' },
  ]) {
    expect(readReportPeriod(wrong, today)).toEqual(usual)
  }
})
