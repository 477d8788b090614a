import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { inSpan } from '../traces/trace.ts'
import type { Queryable } from './database.ts'
import { type StatementName, statementSeconds } from './statement-list.ts'
import { statementNames } from './statement-names.ts'

const dialect = new PgDialect()
/** Each connection keeps its prepared statements for life; visitors must not be able to fill it. */
const nameOf = statementNames({ most: 100 })

/**
 * Runs a frequent statement. The database plans it a few times and then keeps the plan, as planning takes longer than running.
 * Only for statements whose best plan does not depend on their values: a limit is one that does.
 */
export async function queryPrepared<T extends object>(
  db: Queryable,
  name: StatementName,
  statement: SQL,
): Promise<T[]> {
  const query = dialect.sqlToQuery(statement)
  const prepared = db._.session.prepareQuery(query, undefined, nameOf(query.sql), false)
  const { rows } = (await inSpan(name, {}, () =>
    statementSeconds.time({ statement: name }, () => prepared.execute()),
  )) as { rows: T[] }
  return rows
}
