/** Days of the report, as in the address: the last 30 unless others are asked for. */
export type ReportPeriod = { from: string; to: string }

const dayMs = 86_400_000

const isDay = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** The days up to today in the store's time zone. */
export function lastDays(count: number, today: string): ReportPeriod {
  return { from: new Date(Date.parse(today) - (count - 1) * dayMs).toISOString().slice(0, 10), to: today }
}

/** Unreadable parts are ignored, so that an address typed by hand never breaks the page. */
export function readReportPeriod(asked: { from?: string; to?: string }, today: string): ReportPeriod {
  const { from, to } = asked
  const isYear = isDay(from) && isDay(to) && from <= to && Date.parse(to) - Date.parse(from) < 366 * dayMs
  return isYear ? { from, to } : lastDays(30, today)
}
