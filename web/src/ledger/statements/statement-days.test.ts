import type { StatementRow } from '@makola/contract/ledger/ledger.ts'
import { expect, test } from 'vitest'
import { groupByDay, readClock } from './statement-days.ts'

test('a moment is read in the store’s time zone', () => {
  expect(readClock('2026-11-20T23:30:00.000Z', 'Africa/Lagos')).toEqual({ day: '2026-11-21', time: '00:30' })
  expect(readClock('2026-11-20T23:30:00.000Z', 'America/New_York')).toEqual({ day: '2026-11-20', time: '18:30' })
})

test('rows are grouped by day in their original order', () => {
  const rows = ['2026-11-20T10:00:00Z', '2026-11-20T22:59:00Z', '2026-11-20T23:00:00Z'].map(
    (at) => ({ id: at, at }) as StatementRow,
  )
  const days = groupByDay(rows, 'Africa/Lagos')
  expect(days.map(({ day, rows }) => [day, rows.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-21', 1],
  ])
})
