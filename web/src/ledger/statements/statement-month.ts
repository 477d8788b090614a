/** The month of a day, as in an address: `2026-11`. */
const monthOf = (day: string): string => day.slice(0, 7)

/** The month in an address; that of today for none, or for a future one. */
export function readMonth(text: string | undefined, today: string): string {
  const current = monthOf(today)
  return text && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) && text <= current ? text : current
}

/** The month at a distance from another; earlier for a negative number. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + by, 1)).toISOString())
}

/** The newest months, this one first. */
export function listMonths(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => shiftMonth(monthOf(today), -index))
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
