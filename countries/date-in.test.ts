import { expect, test } from 'vitest'
import { dateIn } from './date-in.ts'

test('the date is another one on the other side of the world', () => {
  const moment = new Date('2026-12-31T23:30:00Z')
  expect(dateIn('Africa/Lagos', moment)).toBe('2027-01-01')
  expect(dateIn('America/New_York', moment)).toBe('2026-12-31')
})
