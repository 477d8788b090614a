import { addSeconds } from '../../platform/clock.ts'

const minute = 60
const hour = 60 * minute
const firstChecksSeconds = [1 * minute, 5 * minute, 15 * minute, hour]

/** An attempt that nobody has heard of for 72 hours is expired. */
const attemptLifeSeconds = 72 * hour

/**
 * When the sweeper asks about an attempt next: 1, 5, 15 and 60 minutes after it was made, then every hour up to 72.
 * Null: never again.
 */
export function nextCheckTime(createdAt: Date, now: Date): Date | null {
  const ageSeconds = (now.getTime() - createdAt.getTime()) / 1000
  if (ageSeconds >= attemptLifeSeconds) return null
  const nextSeconds =
    firstChecksSeconds.find((seconds) => seconds > ageSeconds) ?? (Math.floor(ageSeconds / hour) + 1) * hour
  return addSeconds(createdAt, nextSeconds)
}
