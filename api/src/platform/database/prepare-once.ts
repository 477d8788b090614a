import { getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/** The values of a statement by their names, as what stands for them while it is built. */
export type Given<Values> = { readonly [Name in keyof Values]: Placeholder<string, Values[Name]> }

type Built<Rows> = { prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> } }

const given = new Proxy(
  {},
  {
    get: (_, name) => sql.placeholder(String(name)),
    ownKeys() {
      throw new Error('Each given value is read by its name: which ones there are is not known here')
    },
  },
)

let statements = 0

/**
 * A frequent statement of the query builder. To build one takes about forty times as long as to send it, so it is built once for
 * each connection, and the database plans it once. Not for a statement whose best plan depends on its values.
 */
export function prepareOnce<Values extends object, Rows>(
  build: (db: Queryable, given: Given<Values>) => Built<Rows>,
): (db: Queryable, values: Values) => Promise<Rows> {
  const name = `once_${++statements}`
  const prepared = new WeakMap<object, ReturnType<Built<Rows>['prepare']>>()
  return (db, values) => {
    const { session } = db._
    const known = prepared.get(session) ?? build(db, given as Given<Values>).prepare(name)
    prepared.set(session, known)
    return known.execute(values as Record<string, unknown>)
  }
}

/** A row of which every column is given. */
export function valuesOf<Table extends PgTable>(
  table: Table,
  row: Given<Table['$inferSelect']>,
): Record<keyof Table['$inferSelect'], Placeholder> {
  return Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name) => [name, row[name as keyof typeof row]]),
  ) as never
}
