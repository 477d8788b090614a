import type { ProblemParams } from '@makola/contract/problem-codes.ts'
import { sql } from 'drizzle-orm'
import { queryPrepared } from '../database/query-prepared.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../problem.ts'
import { rateLimits } from '../tables.ts'

/** The number of calls in a window of seconds, for each caller. */
export type Limit = { calls: number; seconds: number }

/**
 * Counts a call against a limit of the whole shop, in the database. The window slides: calls of the previous one count for the part of
 * it that is less than a window ago, as if they had come evenly. A refused call does not count.
 * @returns How many there have been since this window began.
 * @throws Problem `rate-limited` (429) with the seconds to wait.
 */
export async function countCall(platform: Platform, bucket: string, limit: Limit): Promise<number> {
  const { start, previousStart, lengthMs, leftMs } = windowAt(platform, limit)
  // Does not wait for the disk: a database that falls may forget the last calls. The condition stands twice, as the first call of a
  // window has no row.
  const [row] = await queryPrepared<{ previous: number; count: number | null }>(
    platform.database,
    'count-call',
    sql`with previous as (
        select coalesce((select count from rate_limits
          where bucket = ${bucket} and window_start = ${previousStart.toISOString()}::timestamptz), 0)::bigint as count
      ), counted as (
        insert into rate_limits (bucket, window_start, count)
        select ${bucket}, ${start.toISOString()}::timestamptz, 1 from previous, set_config('synchronous_commit', 'off', true)
          where previous.count * ${leftMs}::bigint <= (${limit.calls}::bigint - 1) * ${lengthMs}::bigint
        on conflict (bucket, window_start) do update set count = rate_limits.count + 1
          where (select previous.count from previous) * ${leftMs}::bigint
            <= (${limit.calls}::bigint - 1 - rate_limits.count) * ${lengthMs}::bigint
        returning count
      )
      select previous.count::int as previous, counted.count from previous left join counted on true`,
  )
  if (row && row.count === null) {
    const retryAfterSeconds = Math.ceil(msUntilNext(limit, { previous: row.previous, lengthMs, leftMs }) / 1000)
    throw refuse('platform.too-many-tries', waitOf(retryAfterSeconds), { retryAfterSeconds })
  }
  return row?.count ?? 0
}

/** A wait as people tell it, rounded up: from two minutes on in minutes, from two hours on in hours. */
function waitOf(seconds: number): ProblemParams<'platform.too-many-tries'> {
  if (seconds < 120) return { unit: 'second', count: seconds }
  if (seconds < 7200) return { unit: 'minute', count: Math.ceil(seconds / 60) }
  return { unit: 'hour', count: Math.ceil(seconds / 3600) }
}

export type Counted = { bucket: string; limit: Limit }

/**
 * Counts a call against several limits: against all of them, or, when one refuses it, against none.
 * @throws Problem `rate-limited` (429).
 */
export async function countCalls(platform: Platform, counted: readonly Counted[]): Promise<void> {
  for (const [at, { bucket, limit }] of counted.entries()) {
    try {
      await countCall(platform, bucket, limit)
    } catch (error) {
      await forgiveCalls(platform, counted.slice(0, at))
      throw error
    }
  }
}

/** Uncounts a call that should not count. */
export async function forgiveCalls(platform: Platform, counted: readonly Counted[]): Promise<void> {
  for (const { bucket, limit } of counted) await forgiveCall(platform, bucket, limit)
}

/** Returns the milliseconds until one more call fits, when this one does not. */
function msUntilNext(
  { calls }: Limit,
  { previous, lengthMs, leftMs }: { previous: number; lengthMs: number; leftMs: number },
): number {
  // Only what fits is counted, so there are as many as fit.
  const count = Math.max(0, Math.floor((calls * lengthMs - previous * leftMs) / lengthMs))
  if (count < calls) return leftMs - Math.floor(((calls - 1 - count) * lengthMs) / previous)
  // This window alone is full: the next one has room when enough of this one is past.
  return leftMs + lengthMs - Math.floor(((calls - 1) * lengthMs) / count)
}

/** Uncounts a call that should not count: a correct password. The window that counted it may be over by now. */
export async function forgiveCall(platform: Platform, bucket: string, limit: Limit): Promise<void> {
  const { start, previousStart } = windowAt(platform, limit)
  await platform.database.execute(sql`
    update rate_limits set count = count - 1 where bucket = ${bucket} and count > 0 and window_start = (
      select window_start from rate_limits where bucket = ${bucket} and count > 0
        and window_start in (${previousStart.toISOString()}::timestamptz, ${start.toISOString()}::timestamptz)
      order by window_start desc limit 1)`)
}

/** The window of now and the one before it; its length, and what is left of it. */
function windowAt({ clock }: Platform, { seconds }: Limit) {
  const now = clock.now().getTime()
  const lengthMs = seconds * 1000
  const start = Math.floor(now / lengthMs) * lengthMs
  return { start: new Date(start), previousStart: new Date(start - lengthMs), lengthMs, leftMs: start + lengthMs - now }
}

/** Deletes counters of past windows. The longest is a day, and the one before it counts. */
export async function forgetRateLimits(platform: Platform): Promise<void> {
  await platform.database.delete(rateLimits).where(sql`${rateLimits.windowStart} < now() - interval '2 days'`)
}
