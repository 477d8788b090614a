import { and, eq, sql } from 'drizzle-orm'
import { queryPrepared } from '../database/query-prepared.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../problem.ts'
import { rateLimits } from '../tables.ts'

/** The number of calls in a window of seconds, for each caller. */
export type Limit = { calls: number; seconds: number }

/**
 * Counts a call against a limit of the whole shop, in the database.
 * @returns How many there have been in this window.
 * @throws Problem `rate-limited` (429) with the seconds to wait.
 */
export async function countCall(platform: Platform, bucket: string, limit: Limit): Promise<number> {
  const now = platform.clock.now().getTime()
  const windowStart = windowOf(now, limit)
  // Does not wait for the disk: a database that falls may forget the last calls.
  const [row] = await queryPrepared<{ count: number }>(
    platform.database,
    'count-call',
    sql`insert into rate_limits (bucket, window_start, count)
      select ${bucket}, ${windowStart.toISOString()}::timestamptz, 1 from set_config('synchronous_commit', 'off', true)
      on conflict (bucket, window_start) do update set count = rate_limits.count + 1
      returning count`,
  )
  if (row && row.count > limit.calls) {
    const retryAfterSeconds = Math.ceil((windowStart.getTime() + limit.seconds * 1000 - now) / 1000)
    throw refuse(
      'platform.too-many-tries',
      { seconds: retryAfterSeconds },
      {
        retryAfterSeconds,
      },
    )
  }
  return row?.count ?? 0
}

/** Uncounts a call that should not count: a correct password. */
export async function forgiveCall(platform: Platform, bucket: string, limit: Limit): Promise<void> {
  const windowStart = windowOf(platform.clock.now().getTime(), limit)
  await platform.database
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.bucket, bucket), eq(rateLimits.windowStart, windowStart)))
}

function windowOf(milliseconds: number, { seconds }: Limit): Date {
  return new Date(Math.floor(milliseconds / (seconds * 1000)) * seconds * 1000)
}

/** Deletes counters of past windows. */
export async function forgetRateLimits(platform: Platform): Promise<void> {
  await platform.database.delete(rateLimits).where(sql`${rateLimits.windowStart} < now() - interval '1 day'`)
}
