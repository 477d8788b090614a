import { expect, test } from 'vitest'
import { listCountries } from './names.ts'
import { timeZoneOf } from './time-zones.ts'

test.each([
  ['NG', 'Africa/Lagos'],
  ['GB', 'Europe/London'],
  ['US', 'America/New_York'],
  ['IN', 'Asia/Kolkata'],
  ['AQ', 'UTC'],
  ['ZZ', 'UTC'],
])('the time zone of %s is %s', (countryCode, zone) => {
  expect(timeZoneOf(countryCode)).toBe(zone)
})

test('every country has a time zone that this program can read', () => {
  for (const { code } of listCountries()) {
    const timeZone = timeZoneOf(code)
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), code).not.toThrow()
  }
})
