import { addSeconds } from '../../platform/clock.ts'
import { nextCheckTime } from '../attempts/check-times.ts'

const daySeconds = 86_400

/** Banks turn a refund away within a month; the provider may not say so by itself. */
const afterwardsDays = [1, 7, 30]

/** When a provider is asked next about a refund that is under way: as about an attempt, and from the third day on daily. */
export function nextRefundCheck(requestedAt: Date, now: Date): Date {
  return nextCheckTime(requestedAt, now) ?? addSeconds(now, daySeconds)
}

/** When it is asked whether a refund that it had sent is still there: 1, 7 and 30 days after. Null: never again. */
export function nextReturnCheck(succeededAt: Date, now: Date): Date | null {
  const times = afterwardsDays.map((days) => addSeconds(succeededAt, days * daySeconds))
  return times.find((time) => time > now) ?? null
}
