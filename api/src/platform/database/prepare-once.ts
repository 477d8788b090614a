import { getTableColumns, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { hash } from '../ids.ts'
import type { Queryable } from './database.ts'

/** The values of a statement by their names, as what stands for them while it is built. */
export type Given<Values> = { readonly [Name in keyof Values]: Placeholder<string, Values[Name]> }

type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }

/** A statement that is written and not yet sent. */
export type Built<Rows> = { toSQL(): { sql: string }; prepare(name: string): Prepared<Rows> }

const given = new Proxy(
  {},
  {
    get: (_, name) => sql.placeholder(String(name)),
    ownKeys() {
      throw new Error('Each given value is read by its name: which ones there are is not known here')
    },
  },
)

/**
 * A frequent statement of the query builder. To build one takes about forty times as long as to send it, so it is built once for
 * each connection. The database plans it a few times and then keeps the plan, until the statistics of its tables are new. Not for
 * a statement whose best plan depends on its values.
 */
export function prepareOnce<Values extends object, Rows>(
  build: (db: Queryable, given: Given<Values>) => Built<Rows>,
): (db: Queryable, values: Values) => Promise<Rows> {
  const prepared = new WeakMap<object, Prepared<Rows>>()
  return (db, values) => {
    const { session } = db._
    let statement = prepared.get(session)
    if (!statement) {
      statement = prepare(build(db, given as Given<Values>))
      prepared.set(session, statement)
    }
    return statement.execute(values as Record<string, unknown>)
  }
}

/**
 * A condition of a frequent statement: a column is one of these ids. The planner must not see how many there are: it plans a statement
 * anew each time, for longer than that takes, as long as it knows better than that there are ten.
 */
export const isOneOf = (column: SQLWrapper, ids: SQLWrapper | Placeholder): SQL =>
  sql`${column} = any(${unseen(ids)}::uuid[])`

export type UnseenType = 'uuid[]' | 'text[]' | 'timestamptz[]' | 'text'

/** A value that the planner cannot look into. */
export const unseen = (value: SQLWrapper | Placeholder, type: UnseenType = 'uuid[]'): SQL =>
  sql`(select ${value}::${sql.raw(type)})`

const prepare = <Rows>(built: Built<Rows>) => built.prepare(hash(built.toSQL().sql))

/** A row of which every column is given. */
export function valuesOf<Table extends PgTable>(
  table: Table,
  row: Given<Table['$inferSelect']>,
): Record<keyof Table['$inferSelect'], SQL> {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => [
    name,
    sql`${sql.param(row[name as keyof typeof row], orNull(column))}`,
  ])
  return Object.fromEntries(values)
}

/** The query builder asks a column to write even what is null. */
const orNull = (column: PgColumn) => ({
  mapToDriverValue: (value: unknown) => (value === null ? null : column.mapToDriverValue(value)),
})
