import type { StatementRow } from '@makola/contract/ledger/ledger.ts'

export type StatementDay = { day: string; rows: StatementRow[] }

/** Rows, oldest first, under the days of the store's own calendar ("2026-11-21"). */
export function groupByDay(rows: readonly StatementRow[], timeZone: string): StatementDay[] {
  const days: StatementDay[] = []
  for (const row of rows) {
    const { day } = readClock(row.at, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}

/** A moment as a clock in that time zone shows it: the day, and "14:05". */
export function readClock(at: string, timeZone: string): { day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}
