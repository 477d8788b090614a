/** A month as the address bar writes it, "2026-11", by the clock on the wall. */
export function monthOf(moment: Date): string {
  return `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`
}

/** The month in an address; this one for none, or for a future one. */
export function readMonth(text: string | undefined, now: Date): string {
  const current = monthOf(now)
  return text && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) && text <= current ? text : current
}

/** The month at a distance from another; earlier for a negative number. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(year, number - 1 + by, 1))
}

/** The newest months, this one first. */
export function listMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => shiftMonth(monthOf(now), -index))
}

/** Its first and its last day. */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}

/** "November 2026". */
export function nameMonth(month: string): string {
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01`))
}
