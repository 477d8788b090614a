import { expect, test } from 'vitest'
import { dateIn, timeZoneOf } from './time-zone-of.ts'

test.each([
  ['NG', 'Africa/Lagos'],
  ['GB', 'Europe/London'],
  ['US', 'America/New_York'],
  ['AQ', 'UTC'],
  ['ZZ', 'UTC'],
])('a store in %s counts its days in %s', (countryCode, zone) => {
  expect(timeZoneOf(countryCode)).toBe(zone)
})

test('the date differs on the other side of the world', () => {
  const moment = new Date('2026-12-31T23:30:00Z')
  expect(dateIn('Africa/Lagos', moment)).toBe('2027-01-01')
  expect(dateIn('America/New_York', moment)).toBe('2026-12-31')
})
