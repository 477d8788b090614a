import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../database/database.ts'
import { migrateUpTo } from '../database/migrate.ts'
import { createLog } from '../log.ts'
import { openJobs } from '../messaging/jobs.ts'
import type { Module } from '../module.ts'
import { BackupError } from './backup-error.ts'
import { copyIn } from './copy-stream.ts'
import { quoted } from './copy-tables.ts'
import type { CopiedTable, LogicalManifest, OpenBackup } from './manifest.ts'
import { readSealed } from './sealed-file.ts'

/** @throws BackupError when the database holds anything. */
export async function refuseFilledDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relkind in ('r', 'p', 'v', 'm') and nspname not in ('pg_catalog', 'information_schema')
          and nspname !~ '^pg_toast') as filled`,
    )
    if (rows[0]?.filled) {
      throw new BackupError(
        'The database that DATABASE_URL names is not empty. A backup is restored into an empty one.',
      )
    }
  })
}

/**
 * Fills an empty database with the tables of a backup: made by our own migrations up to its level, filled in one transaction,
 * without the triggers, whose work is in the tables already, and with all references checked at the end.
 */
export async function restoreTables(
  url: string,
  backup: OpenBackup,
  manifest: LogicalManifest,
  modules: readonly Module[],
): Promise<void> {
  const database = openDatabase(url, 2)
  try {
    await migrateUpTo(database, manifest.migration?.when ?? 0)
    const jobs = await openJobs(
      database,
      createLog('silent'),
      modules.flatMap((module) => module.reactions ?? []),
      modules.flatMap((module) => module.schedules ?? []),
    )
    await jobs.stop()
  } finally {
    await database.$client.end()
  }
  await withClient(url, async (client) => {
    await client.query('begin')
    const ours = manifest.tables.filter(({ schema }) => schema === 'public')
    const addReferences = await dropReferences(client)
    const names = ours.map(nameOf)
    for (const name of names) await client.query(`alter table ${name} disable trigger user`)
    // Migrations have written some rows, which the backup has too.
    await client.query(`truncate ${names.join(', ')} cascade`)
    for (const table of ours) {
      const columns = table.columns.map(quoted).join(', ')
      await fill(client, backup, table, `${nameOf(table)} (${columns})`)
    }
    for (const table of manifest.tables.filter(({ schema }) => schema !== 'public')) {
      await addRows(client, backup, table)
    }
    for (const { name, value, isCalled } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled])
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    // When a worker last ran: opening the queue has noted this moment.
    await client.query('update pgboss.version set cron_on = $1', [manifest.madeAt])
    await addReferences()
    await client.query('commit')
    await client.query('analyze')
  })
}

const nameOf = ({ schema, table }: Pick<CopiedTable, 'schema' | 'table'>) => `${quoted(schema)}.${quoted(table)}`

async function fill(client: pg.Client, { path, key }: OpenBackup, table: CopiedTable, into: string): Promise<void> {
  const { file, rows } = table
  const bytes = readSealed(join(path, file), { key, name: file, expected: table, compressed: true })
  const count = await copyIn(client, `copy ${into} from stdin`, bytes)
  if (count !== rows) throw new BackupError(`The table ${table.table} has ${count} rows, and the backup had ${rows}.`)
}

/** The queue's tables are made by its own program, perhaps of another version: what both know is added. */
async function addRows(client: pg.Client, backup: OpenBackup, table: CopiedTable): Promise<void> {
  const copied = `copied_${table.table}`
  await client.query(`create temp table ${copied} (${table.columns.map((name) => `${quoted(name)} text`).join(', ')})`)
  await fill(client, backup, table, copied)
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname = any($2)`,
    [nameOf(table), table.columns],
  )
  const columns = rows.map(({ name }) => quoted(name)).join(', ')
  const values = rows.map(({ name, type }) => `${quoted(name)}::${type}`).join(', ')
  await client.query(`insert into ${nameOf(table)} (${columns}) select ${values} from ${copied} on conflict do nothing`)
}

/** Rows come in any order; all references are checked when they are added again. */
async function dropReferences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${name}`)
  return async () => {
    for (const { owner, name, definition } of rows) {
      await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
    }
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'makola restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
