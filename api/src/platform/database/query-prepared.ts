import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { hash } from '../ids.ts'
import type { Queryable } from './database.ts'

const dialect = new PgDialect()
/** Each connection keeps what it prepared for as long as it lives; visitors must not be able to fill it. */
const mostPrepared = 100
const prepared = new Map<string, string>()

/**
 * Runs a statement that is sent again and again. The database plans it a few times and then keeps the plan, which takes
 * longer than to run it. Only for statements whose values do not change what the best plan is: a limit is one that does.
 */
export async function queryPrepared<T extends object>(db: Queryable, statement: SQL): Promise<T[]> {
  const query = dialect.sqlToQuery(statement)
  const { rows } = (await db._.session.prepareQuery(query, undefined, nameOf(query.sql), false).execute()) as {
    rows: T[]
  }
  return rows
}

/** Undefined when there are too many: the statement is planned each time. */
function nameOf(text: string): string | undefined {
  const known = prepared.get(text)
  if (known !== undefined || prepared.size >= mostPrepared) return known
  const name = hash(text)
  prepared.set(text, name)
  return name
}
