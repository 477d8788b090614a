import { sql } from 'drizzle-orm'
import type { Platform } from '../../api/src/platform/platform.ts'

type Column = { schema: string; table: string; column: string }

/**
 * The columns, `table.column`, of every table that hold one of these texts anywhere: text, JSON, lists and search words alike, and the
 * jobs of the queue. Tables are found in the catalogue, so a new one is walked too.
 */
export async function findText({ database }: Pick<Platform, 'database'>, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await database.execute<Column>(sql`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema = 'pgboss' and table_name = 'job_common'))
      and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'tsvector', 'USER-DEFINED')
    order by table_name, column_name`)
  const patterns = sql.param(texts.map((text) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`))
  const found = await Promise.all(
    columns.map(async ({ schema, table, column }) => {
      const where = sql`${sql.identifier(column)}::text ilike any(${patterns}::text[])`
      const from = sql`${sql.identifier(schema)}.${sql.identifier(table)}`
      const { rows } = await database.execute(sql`select 1 from ${from} where ${where} limit 1`)
      return rows.length > 0 ? [`${table}.${column}`] : []
    }),
  )
  return found.flat()
}

/** The columns that lead to an account, by the foreign keys of the catalogue. */
export async function listAccountColumns({ database }: Pick<Platform, 'database'>) {
  const { rows } = await database.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'accounts'::regclass order by 1, 2`)
  return rows
}
