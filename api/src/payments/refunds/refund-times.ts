import { addSeconds } from '../../platform/clock.ts'
import { nextCheckTime } from '../attempts/check-times.ts'

const daySeconds = 86_400

/** Banks turn a refund away within a month; the provider may not report it. */
const afterwardsDays = [1, 7, 30]

/** Returns the time of the next question about a refund under way: as for an attempt, and from the third day on daily. */
export function nextRefundCheck(requestedAt: Date, now: Date): Date {
  return nextCheckTime(requestedAt, now) ?? addSeconds(now, daySeconds)
}

/** Returns the time for checking a sent refund again: 1, 7 and 30 days after. Null: never again. */
export function nextReturnCheck(succeededAt: Date, now: Date): Date | null {
  const times = afterwardsDays.map((days) => addSeconds(succeededAt, days * daySeconds))
  return times.find((time) => time > now) ?? null
}
