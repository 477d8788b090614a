import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'

/**
 * The moment until which a worker has worked, in SQL: pg-boss notes twice a minute that it has looked at its schedules. Work that fell
 * due later waits in a shop that is stopped, or that was restored from yesterday's backup. It breaks no invariant.
 */
export const workedUntil = sql.raw('(select coalesce(cron_on, now()) from pgboss.version)')

/** Minutes after which a worker that has noted nothing is taken to have stopped. */
const silentMinutes = 15

/** When the last worker stopped; null while one works. */
export async function findWorkerStop(db: Queryable): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select at::text from (select ${workedUntil} as at) as worked where at < now() - make_interval(mins => ${silentMinutes})`)
  return rows[0] ? new Date(rows[0].at) : null
}
