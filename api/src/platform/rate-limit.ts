import { sql } from 'drizzle-orm'
import type { Platform } from './platform.ts'
import { Problem } from './problem.ts'
import { rateLimits } from './tables.ts'

/** So many calls in a window of so many seconds, per caller. */
export type Limit = { calls: number; seconds: number }

/**
 * Counts a call against a limit that holds for the whole shop, in the database.
 * @throws Problem `rate-limited` (429) with the seconds to wait.
 */
export async function countCall(platform: Platform, bucket: string, limit: Limit): Promise<void> {
  const now = platform.clock.now().getTime()
  const windowMilliseconds = limit.seconds * 1000
  const windowStart = new Date(Math.floor(now / windowMilliseconds) * windowMilliseconds)
  const [row] = await platform.database
    .insert(rateLimits)
    .values({ bucket, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count })
  if (row && row.count > limit.calls) {
    const retryAfterSeconds = Math.ceil((windowStart.getTime() + windowMilliseconds - now) / 1000)
    throw new Problem('rate-limited', `Too many tries. Wait ${retryAfterSeconds} seconds and try again.`, {
      retryAfterSeconds,
    })
  }
}

/** Drops counters of windows that are long over. */
export async function forgetRateLimits(platform: Platform): Promise<void> {
  await platform.database.delete(rateLimits).where(sql`${rateLimits.windowStart} < now() - interval '1 day'`)
}
