import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { databaseErrorCode } from './database.ts'

/** `madeAt` is the name under which the database remembers it. */
export type Migration = { number: number; madeAt: number; file: string }

/** How long a statement waits for a lock: meanwhile everyone who wants the table waits behind it. And the pause after each try. */
export type Patience = { lockMilliseconds: number; pauseMilliseconds: number; tries: number }

const usualPatience: Patience = { lockMilliseconds: 2_000, pauseMilliseconds: 1_000, tries: 5 }

/** What a migration cost: its time, and the strongest lock that it took on a table that was there before. */
export type AppliedMigration = { name: string; seconds: number; lock: { mode: string; table: string } | null }

/** A lock that was not given in time, and a deadlock. */
const busy = ['55P03', '40P01']

/**
 * Applies one migration and notes it: all of it or nothing, or, for a file `*.online.sql`, statement by statement outside a
 * transaction. An interrupted one is applied again from its beginning. With `onApplied` its cost is measured.
 * @throws StartError when a table stays locked.
 */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  {
    patience = usualPatience,
    onApplied,
  }: { patience?: Patience; onApplied?: ((applied: AppliedMigration) => void) | undefined } = {},
): Promise<void> {
  const text = readFileSync(migration.file, 'utf8')
  const statements = text.split('--> statement-breakpoint').filter((statement) => statement.trim() !== '')
  const note = {
    text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    values: [createHash('sha256').update(text).digest('hex'), migration.madeAt],
  }
  const name = basename(migration.file, '.sql')
  await client.query(`set lock_timeout = ${patience.lockMilliseconds}`)
  const from = performance.now()
  const done = (lock: AppliedMigration['lock']) =>
    onApplied?.({ name, seconds: (performance.now() - from) / 1000, lock })
  if (migration.file.endsWith('.online.sql')) {
    for (const statement of statements) await tryOften(name, patience, () => applyOnline(client, statement))
    await client.query(note)
    // Its statements shut nobody out: that is what makes it one.
    done(null)
    return
  }
  await tryOften(name, patience, async () => {
    const known = onApplied && (await listTables(client))
    await client.query('begin')
    try {
      for (const statement of statements) await client.query(statement)
      await client.query(note)
      const lock = known ? await readStrongestLock(client, known) : null
      await client.query('commit')
      done(lock)
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  })
}

/** What an index that was interrupted leaves behind takes its name, is no use, and costs every write. */
async function applyOnline(client: pg.Client, statement: string): Promise<void> {
  const index = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?([\w-]+)/i.exec(
    statement,
  )?.[1]
  if (index !== undefined) {
    const { rows } = await client.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
        where not indisvalid and relname = $1`,
      [index],
    )
    for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`)
  }
  await client.query(statement)
}

async function tryOften(name: string, patience: Patience, work: () => Promise<void>): Promise<void> {
  for (let triesLeft = patience.tries - 1; ; triesLeft--) {
    try {
      await work()
      return
    } catch (error) {
      if (!busy.includes(databaseErrorCode(error) ?? ''))
        throw new Error(`The migration ${name} failed`, { cause: error })
      if (triesLeft === 0) {
        throw new StartError(
          `The migration ${name} waits for a table that somebody else keeps locked. What it began is undone or can be repeated. Start again later.`,
        )
      }
      await wait(patience.pauseMilliseconds)
    }
  }
}

/** Their numbers. */
async function listTables(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ oid: string }>(
    "select oid::text from pg_class where relkind in ('r', 'p') and relnamespace not in ('pg_catalog'::regnamespace, 'drizzle'::regnamespace)",
  )
  return rows.map(({ oid }) => Number(oid))
}

/** From reading to shutting everyone out. */
const modes = [
  'AccessShareLock',
  'RowShareLock',
  'RowExclusiveLock',
  'ShareUpdateExclusiveLock',
  'ShareLock',
  'ShareRowExclusiveLock',
  'ExclusiveLock',
  'AccessExclusiveLock',
]

async function readStrongestLock(client: pg.Client, tables: readonly number[]): Promise<AppliedMigration['lock']> {
  const { rows } = await client.query<{ mode: string; table: string }>(
    `select mode, relation::regclass::text as table from pg_locks
      where pid = pg_backend_pid() and locktype = 'relation' and relation = any($1)
      order by array_position($2, mode) desc, 2 limit 1`,
    [tables, modes],
  )
  return rows[0] ?? null
}
