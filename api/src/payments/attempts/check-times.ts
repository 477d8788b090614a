import { addSeconds } from '../../platform/clock.ts'

const minute = 60
const hour = 60 * minute
const firstChecksSeconds = [1 * minute, 5 * minute, 15 * minute, hour]

/** An attempt without news for 72 hours has expired. */
const attemptLifeSeconds = 72 * hour

/**
 * Returns the time of the sweeper's next question about an attempt: 1, 5, 15 and 60 minutes after it was made, then every hour up
 * to 72. Null: never again.
 */
export function nextCheckTime(createdAt: Date, now: Date): Date | null {
  const ageSeconds = (now.getTime() - createdAt.getTime()) / 1000
  if (ageSeconds >= attemptLifeSeconds) return null
  const nextSeconds =
    firstChecksSeconds.find((seconds) => seconds > ageSeconds) ?? (Math.floor(ageSeconds / hour) + 1) * hour
  return addSeconds(createdAt, nextSeconds)
}
