import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { hash } from '../ids.ts'
import type { Queryable } from './database.ts'

const dialect = new PgDialect()
/** Each connection keeps its prepared statements for life; visitors must not be able to fill it. */
const mostPrepared = 100
const prepared = new Map<string, string>()

/**
 * Runs a frequent statement. The database plans it a few times and then keeps the plan, as planning takes longer than running.
 * Only for statements whose best plan does not depend on their values: a limit is one that does.
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
