import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** How long a change stays after its transaction has ended, in milliseconds. */
const keptMilliseconds = 50_000

type Mark = { xmin: string; at: number }
const marks = new WeakMap<Database, Mark>()

/**
 * Drops changes that every process has read. Counted from the end of their transaction, not from when they were written: one that
 * stayed open for long is told only then. All transactions before a mark had ended when it was made.
 * @returns How many were dropped.
 */
export async function dropShopChanges(database: Database, now = performance.now()): Promise<number> {
  const mark = marks.get(database)
  if (mark && now - mark.at < keptMilliseconds) return 0
  const dropped = mark && (await database.execute(sql`delete from shop_changes where xid < ${mark.xmin}::xid8`))
  const { rows } = await database.execute<{ xmin: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
  )
  if (rows[0]) marks.set(database, { xmin: rows[0].xmin, at: now })
  return dropped?.rowCount ?? 0
}
