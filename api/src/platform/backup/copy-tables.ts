import { join } from 'node:path'
import pg from 'pg'
import { type Copying, copyOut } from './copy-stream.ts'
import type { CopiedTable, LogicalManifest, Sequence } from './manifest.ts'
import { writeSealed } from './sealed-file.ts'

type CopiedTables = Pick<LogicalManifest, 'tables' | 'sequences' | 'queue'>

/**
 * News of a moment, told by numbers that only this server gives; and what the migrations and the queue's own program fill when
 * they make their tables anew.
 */
const leftOut = ['public.shop_changes']

/** Rows of the queue that are kept: jobs that still wait, or have failed. */
const ofTheQueue: Record<string, string> = {
  'pgboss.queue': "where name not like '\\_\\_pgboss%'",
  'pgboss.job': "where state not in ('completed', 'cancelled') and name not like '\\_\\_pgboss%'",
}

/** Copies every table as it is at one moment, while the shop goes on. Any PostgreSQL does, and any newer one takes it back. */
export async function copyTables(url: string, { folder, key, signal }: Copying): Promise<CopiedTables> {
  const client = new pg.Client({ connectionString: url, application_name: 'makola backup' })
  client.on('error', () => {})
  await client.connect()
  const breakOff = () => void client.end()
  signal?.addEventListener('abort', breakOff)
  try {
    await client.query('begin isolation level repeatable read, read only')
    // Dates and numbers are written in one way, whatever the server's own settings.
    await client.query("set local datestyle = 'ISO'; set local timezone = 'UTC'; set local extra_float_digits = 1")
    const found = await readTables(client)
    const tables: CopiedTable[] = []
    for (const [index, table] of found.entries()) {
      tables.push(await copyTable(client, table, { path: folder, file: `table-${index + 1}.copy.zst`, key }))
    }
    const sequences = await readSequences(client)
    const { rows } = await client.query<{ version: number }>('select max(version) as version from pgboss.version')
    await client.query('commit')
    return { tables, sequences, queue: rows[0]?.version ?? 0 }
  } finally {
    signal?.removeEventListener('abort', breakOff)
    await client.end().catch(() => {})
  }
}

type FoundTable = Pick<CopiedTable, 'schema' | 'table' | 'columns'>

async function copyTable(
  client: pg.Client,
  { schema, table, columns }: FoundTable,
  { path, file, key }: { path: string; file: string; key: Buffer },
): Promise<CopiedTable> {
  const chosen = `select ${columns.map(quoted).join(', ')} from ${quoted(schema)}.${quoted(table)}`
  const { bytes, answer } = copyOut(client, `copy (${chosen} ${ofTheQueue[`${schema}.${table}`] ?? ''}) to stdout`)
  const sealed = await writeSealed(join(path, file), bytes, { key, name: file, compresses: true })
  const { command } = await answer
  return { schema, table, columns, file, ...sealed, rows: Number(command.split(' ')[1]) }
}

/** The tables and those of their columns that are stored and not made from others. */
async function readTables(client: pg.Client): Promise<FoundTable[]> {
  const { rows } = await client.query<FoundTable>(
    `select schema.nspname as schema, tables.relname as table, array_agg(attname::text order by attnum) as columns
     from pg_class as tables
     join pg_namespace as schema on schema.oid = tables.relnamespace
     join pg_attribute as columns on attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where tables.relkind in ('r', 'p') and not tables.relispartition
       and (schema.nspname = 'public' or schema.nspname || '.' || tables.relname = any($1))
       and schema.nspname || '.' || tables.relname <> all($2)
     group by 1, 2 order by 1 desc, 2`,
    [Object.keys(ofTheQueue), leftOut],
  )
  return rows
}

async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as "isCalled"
     from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}

/** A name as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
