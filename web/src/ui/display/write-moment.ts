import { formatDate, formatDateTime } from '@makola/money/format.ts'

/** A day is a date without its year, where that is the present one. */
export type MomentPart = 'day' | 'date' | 'time' | 'date-time'

const minuteMs = 60_000

/** A moment at an offset from UTC in minutes: "Nov 21, 2026, 14:05", or a part of that. Without the zone. */
export function writeMoment(at: string, part: MomentPart, aheadMinutes: number, now = Date.now()): string {
  const shifted = new Date(new Date(at).getTime() + aheadMinutes * minuteMs)
  if (part === 'date') return formatDate(shifted)
  if (part === 'day') {
    const thisYear = new Date(now + aheadMinutes * minuteMs).getUTCFullYear()
    return formatDate(shifted).replace(`, ${thisYear}`, '')
  }
  const text = formatDateTime(shifted).replace(' UTC', '')
  return part === 'time' ? text.slice(-'14:05'.length) : text
}

/** The zone of such an offset: "UTC", "UTC+1", "UTC−3:30". */
export function writeZone(aheadMinutes: number): string {
  if (aheadMinutes === 0) return 'UTC'
  const minutes = Math.abs(aheadMinutes) % 60
  const hours = Math.trunc(Math.abs(aheadMinutes) / 60)
  return `UTC${aheadMinutes < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`
}
