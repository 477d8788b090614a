import { sql } from 'drizzle-orm'
import { queryPrepared } from '../database/query-prepared.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../problem.ts'
import { rateLimits } from '../tables.ts'

/** The number of calls in a window of seconds, for each caller. */
export type Limit = { calls: number; seconds: number }

/**
 * Counts a call against a limit of the whole shop, in the database. The window slides: calls of the former one count for the part of
 * it that is less than a window ago, as if they had come evenly. A refused call does not count.
 * @returns How many there have been since this window began.
 * @throws Problem `rate-limited` (429) with the seconds to wait.
 */
export async function countCall(platform: Platform, bucket: string, limit: Limit): Promise<number> {
  const { start, formerStart, length, left } = windowAt(platform, limit)
  // Does not wait for the disk: a database that falls may forget the last calls.
  const [row] = await queryPrepared<{ former: number; count: number | null }>(
    platform.database,
    'count-call',
    sql`with former as (
        select coalesce((select count from rate_limits
          where bucket = ${bucket} and window_start = ${formerStart.toISOString()}::timestamptz), 0)::bigint as count
      ), counted as (
        insert into rate_limits (bucket, window_start, count)
        select ${bucket}, ${start.toISOString()}::timestamptz, 1 from former, set_config('synchronous_commit', 'off', true)
          where former.count * ${left}::bigint <= (${limit.calls}::bigint - 1) * ${length}::bigint
        on conflict (bucket, window_start) do update set count = rate_limits.count + 1
          where (select former.count from former) * ${left}::bigint
            <= (${limit.calls}::bigint - 1 - rate_limits.count) * ${length}::bigint
        returning count
      )
      select former.count::int as former, counted.count from former left join counted on true`,
  )
  if (row && row.count === null) {
    const retryAfterSeconds = Math.ceil(untilNext(limit, { former: row.former, length, left }) / 1000)
    throw refuse('platform.too-many-tries', { seconds: retryAfterSeconds }, { retryAfterSeconds })
  }
  return row?.count ?? 0
}

/** Returns the milliseconds until one more call fits, when this one does not. */
function untilNext(
  { calls }: Limit,
  { former, length, left }: { former: number; length: number; left: number },
): number {
  // Only what fits is counted, so there are as many as fit.
  const count = Math.max(0, Math.floor((calls * length - former * left) / length))
  if (count < calls) return left - Math.floor(((calls - 1 - count) * length) / former)
  // This window alone is full: the next one has room when enough of this one is past.
  return left + length - Math.floor(((calls - 1) * length) / count)
}

/** Uncounts a call that should not count: a correct password. The window that counted it may be over by now. */
export async function forgiveCall(platform: Platform, bucket: string, limit: Limit): Promise<void> {
  const { start, formerStart } = windowAt(platform, limit)
  await platform.database.execute(sql`
    update rate_limits set count = count - 1 where bucket = ${bucket} and count > 0 and window_start = (
      select window_start from rate_limits where bucket = ${bucket} and count > 0
        and window_start in (${formerStart.toISOString()}::timestamptz, ${start.toISOString()}::timestamptz)
      order by window_start desc limit 1)`)
}

/** The window of now and the one before it; its length and what is left of it in milliseconds. */
function windowAt({ clock }: Platform, { seconds }: Limit) {
  const now = clock.now().getTime()
  const length = seconds * 1000
  const start = Math.floor(now / length) * length
  return { start: new Date(start), formerStart: new Date(start - length), length, left: start + length - now }
}

/** Deletes counters of past windows. The longest is a day, and the one before it counts. */
export async function forgetRateLimits(platform: Platform): Promise<void> {
  await platform.database.delete(rateLimits).where(sql`${rateLimits.windowStart} < now() - interval '2 days'`)
}
