import { describe, expect, test } from 'vitest'
import { writeMoment, writeZone } from './write-moment.ts'

describe('a moment on the clock of', () => {
  const late = '2026-11-21T23:30:00.000Z'

  test.each([
    ['Accra', 0, 'Nov 21, 2026, 23:30'],
    ['Lagos, where it is the next day', 60, 'Nov 22, 2026, 00:30'],
    ['St. John’s', -210, 'Nov 21, 2026, 20:00'],
    ['Kathmandu', 345, 'Nov 22, 2026, 05:15'],
  ])('%s', (_, aheadMinutes, text) => {
    expect(writeMoment(late, 'date-time', aheadMinutes)).toBe(text)
  })

  test('in parts', () => {
    expect(writeMoment(late, 'date', 60)).toBe('Nov 22, 2026')
    expect(writeMoment(late, 'day', 60, Date.parse('2026-12-31T22:59:59Z'))).toBe('Nov 22')
    expect(writeMoment(late, 'day', 60, Date.parse('2026-12-31T23:00:00Z'))).toBe('Nov 22, 2026')
    expect(writeMoment(late, 'time', 60)).toBe('00:30')
  })
})

test.each([
  [0, 'UTC'],
  [60, 'UTC+1'],
  [-210, 'UTC−3:30'],
  [345, 'UTC+5:45'],
])('%d minutes ahead is %s', (aheadMinutes, zone) => {
  expect(writeZone(aheadMinutes)).toBe(zone)
})
