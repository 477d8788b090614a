import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { projectRoot } from '../config.ts'
import { StartError } from '../start-error.ts'
import { type AppliedMigration, applyMigration, type Migration, type Patience } from './apply-migration.ts'
import { type Database, isMissingTable } from './database.ts'

/** Any number that nothing else locks: two processes that start at once migrate one after the other. */
const migrationLock = 720_911
/** The time between two looks at the lock, in milliseconds. */
const lookMilliseconds = 100

const migrationsFolder = join(projectRoot, 'api/migrations')

type Migrating = {
  /** The database's own address, where the given connections are a pooler's. */
  directUrl?: string | undefined
  folder?: string
  patience?: Patience
  /** Runs before the tables of a database that has some are changed. */
  beforeChange?: (() => Promise<unknown>) | undefined
  /** Is told what each migration cost. */
  onApplied?: ((applied: AppliedMigration) => void) | undefined
}

/**
 * Brings the database's tables up to date. Safe to call at every start and from several processes.
 * @throws StartError when this program is too old for the database, or a table stays locked.
 */
export async function migrate(database: Database, migrating: Migrating = {}): Promise<void> {
  const { folder = migrationsFolder, patience, directUrl, beforeChange, onApplied } = migrating
  const migrations = readJournal(folder)
  if ((await findPending(database.$client, migrations)).length === 0) return
  // A connection of its own without time limits: a migration may take long, and a pooler keeps no lock of a session.
  const client = new pg.Client({
    connectionString: directUrl ?? database.$client.options.connectionString,
    application_name: 'makola migrations',
    keepAlive: true,
  })
  await client.connect()
  try {
    await takeTurn(client)
    const pending = await findPending(client, migrations)
    if (pending.length > 0 && pending.length < migrations.length) await beforeChange?.()
    for (const migration of pending)
      await applyMigration(client, migration, { ...(patience && { patience }), onApplied })
  } finally {
    await client.end()
  }
}

/** Looks again and again: an index made without locks waits for every running statement, and so for one that awaits the lock. */
async function takeTurn(client: pg.Client): Promise<void> {
  while (true) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [migrationLock])
    if (rows[0]?.taken) break
    await wait(lookMilliseconds)
  }
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}

/** The migrations in their order, as `drizzle-kit` lists them. */
function readJournal(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[]
  }
  return journal.entries.map(({ idx, when, tag }) => ({ number: idx, madeAt: when, file: join(folder, `${tag}.sql`) }))
}

/** The newest migration that this program knows, by the moment at which it was made. */
export const newestMigration = () => Math.max(...readJournal(migrationsFolder).map(({ madeAt }) => madeAt))

/** Makes the tables of an empty database as they were after the migration that was made at this moment. */
export async function migrateUpTo(database: Database, moment: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'makola-migrations-'))
  try {
    const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: { when: number; tag: string }[]
    }
    const entries = journal.entries.filter(({ when }) => when <= moment)
    mkdirSync(join(folder, 'meta'))
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    await migrate(database, { folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const applied = `select coalesce((select array_agg(created_at::text) from drizzle.__drizzle_migrations), '{}') as made_at,
  (select value::int from settings where key = 'schema_level') as level`

/**
 * One statement at most starts: every migration has been applied, and this program is not too old.
 * @throws StartError when the tables have lost what this program needs.
 */
async function findPending(
  database: Pick<pg.Pool | pg.Client, 'query'>,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  const found = await (database as pg.Pool)
    .query<{ made_at: string[]; level: number | null }>(applied)
    .catch((error: unknown) => {
      if (isMissingTable(error)) return null
      throw error
    })
  const { made_at, level } = found?.rows[0] ?? { made_at: [], level: null }
  const newest = Math.max(...migrations.map(({ number }) => number))
  if (level !== null && level > newest) {
    throw new StartError(
      `This program is too old for its database. It knows migration ${newest}, and the database needs a program that knows migration ${level}. Start a newer version.`,
    )
  }
  return migrations.filter(({ madeAt }) => !made_at.includes(String(madeAt)))
}
