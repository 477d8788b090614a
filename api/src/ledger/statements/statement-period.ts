import { dateIn } from '@makola/countries/date-in.ts'
import { timeZoneOf } from '@makola/countries/time-zones.ts'
import { sql } from 'drizzle-orm'
import { refuseField } from '../../platform/problem.ts'

export type Asked = { from?: string | undefined; to?: string | undefined }

/** Days of a store's time zone, the first and the last of them included, as dates. */
export type Period = { timeZone: string; from: string; to: string }

const mostDays = 366

/**
 * The days of a statement: this month until today by default.
 * @throws Problem `validation-failed` (422) for a last day before the first, or more than a year.
 */
export function readPeriod({ countryCode }: { countryCode: string }, asked: Asked, now: Date): Period {
  const timeZone = timeZoneOf(countryCode)
  const to = asked.to ?? dateIn(timeZone, now)
  const from = asked.from ?? `${to.slice(0, 8)}01`
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days < 1) throw refuseField({ parameter: 'to' }, 'ledger.ends-before-start')
  if (days > mostDays) throw refuseField({ parameter: 'to' }, 'ledger.too-many-days', { most: mostDays })
  return { timeZone, from, to }
}

/** The start of a period. */
export const startOf = ({ from, timeZone }: Period) => sql`(${from}::date::timestamp at time zone ${timeZone})`

/** The first moment after a period. */
export const endOf = ({ to, timeZone }: Period) => sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`
