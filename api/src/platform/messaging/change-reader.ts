import pg from 'pg'
import { statementSeconds } from '../database/statement-list.ts'

/** Changes that have been read. `tags` is null where anything may have changed. */
export type ReadChanges = {
  tags: readonly string[] | null
  /** The earliest time at which they can have become visible, as `performance.now()`. */
  since: number
}

export type ChangeReader = {
  /** Reads what has become visible since the last read. */
  read(): Promise<ReadChanges>
  close(): Promise<void>
}

/** A read without an answer is given up after this long. */
const cutAfterMs = 2_000
/** Rows may have been dropped unread after this long: less than `keptMilliseconds` of drop-shop-changes.ts. */
const unknownAfterMs = 30_000

type Row = { xmin: string; told: { id: number; xid: string; tags: string[] }[] | null }

/**
 * A transaction that commits late has an `xid` from before the last read, but not from before the oldest transaction that was
 * open then (`xmin`); what has been seen already is left out by its id.
 */
const unread = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
    (select json_agg(json_build_object('id', id, 'xid', xid::text, 'tags', tags)) from shop_changes
      where xid >= coalesce($1::xid8, pg_snapshot_xmin(pg_current_snapshot())) and id <> all($2::bigint[])) as told`

/** Reads over one connection of its own, so that a busy pool does not hold up the news. It is opened by the first read. */
export function openChangeReader(connectionString: string): ChangeReader {
  const pool = openPool(connectionString)
  let last: { at: number; xmin: string } | null = null
  let seen = new Map<number, bigint>()
  return {
    async read() {
      const startedAt = performance.now()
      const before = last
      const values = [before?.xmin ?? null, [...seen.keys()]]
      const question = { name: 'shop-changes', text: unread, values }
      const { rows } = await statementSeconds.time({ statement: 'read-changes' }, () => pool.query<Row>(question))
      const { xmin, told } = rows[0] as Row
      for (const { id, xid } of told ?? []) seen.set(id, BigInt(xid))
      seen = new Map([...seen].filter(([, xid]) => xid >= BigInt(xmin)))
      last = { at: startedAt, xmin }
      const isUnknown = !before || performance.now() - before.at > unknownAfterMs
      const tags = isUnknown ? null : [...new Set(told?.flatMap((row) => row.tags))]
      return { tags, since: before?.at ?? startedAt }
    },
    close: () => pool.end(),
  }
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: cutAfterMs,
    query_timeout: cutAfterMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'makola changes',
  })
  // A failed read reports it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
