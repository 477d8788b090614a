import { getTableColumns, getTableName } from 'drizzle-orm'
import { type PgColumn, PgJsonb, type PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'
import { statementSeconds } from './statement-list.ts'
import { statementNames } from './statement-names.ts'

const nameOf = statementNames({ most: 50 })

/**
 * Sends an insert at once, under a statement that is prepared once for any number of rows. The first row says which columns
 * have a value; the others get their defaults.
 */
export async function insertPrepared<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  await insertAll(tx, table, rows)
}

/**
 * The same, but a row whose key exists changes nothing.
 * @returns The keys of those that are new.
 */
export async function insertNew<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
  { name }: PgColumn,
): Promise<ReadonlySet<string>> {
  const inserted = await insertAll(tx, table, rows, `on conflict (${name}) do nothing returning ${name} as key`)
  return new Set(inserted.map(({ key }) => key))
}

/** The same, but a row whose key exists takes these columns over. */
export async function upsertPrepared<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
  { key, takenOver }: { key: readonly PgColumn[]; takenOver: readonly PgColumn[] },
): Promise<void> {
  const taken = takenOver.map(({ name }) => `${name} = excluded.${name}`).join(', ')
  await insertAll(tx, table, rows, `on conflict (${key.map(({ name }) => name).join(', ')}) do update set ${taken}`)
}

async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
  conflict = '',
): Promise<{ key: string }[]> {
  const [first] = rows
  if (!first) return []
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const names = columns.map(([, { name }]) => name).join(', ')
  const target = getTableName(table)
  const text = `insert into ${target} (${names}) select ${names} from jsonb_populate_recordset(null::${target}, $1::jsonb) ${conflict}`
  const given = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = (row as Record<string, unknown>)[key]
        return [column.name, value == null || column instanceof PgJsonb ? value : column.mapToDriverValue(value)]
      }),
    ),
  )
  const insert = { name: nameOf(text), text, values: [JSON.stringify(given)] }
  return (await statementSeconds.time({ statement: 'insert-rows' }, () => tx.$client.query(insert))).rows
}
