import pg from 'pg'
import { statementNames } from './statement-names.ts'

/** Each connection keeps what it has prepared for as long as it lives. */
const nameOf = statementNames({ most: 300, after: 20 })

/**
 * A connection for work that asks the same things again and again: the database takes longer to plan most of them than
 * to run them, so it plans them once. Only where nobody outside can make up new statements. The database itself goes on
 * planning those whose values change what the best plan is.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const send = this.query as (...args: unknown[]) => unknown
    this.query = ((first: unknown, second: unknown, ...rest: unknown[]) =>
      send.call(this, ...withName(first, second), ...rest)) as typeof this.query
  }
}

/** A query by text and values, or as an object of both, under its name when it has one. */
function withName(first: unknown, second: unknown): [unknown, unknown] {
  const query =
    typeof first === 'string' ? { text: first } : (first as { text?: unknown; name?: string; values?: unknown })
  const values = Array.isArray(second) ? second : 'values' in query ? query.values : undefined
  if (typeof query.text !== 'string' || ('name' in query && query.name !== undefined) || !Array.isArray(values))
    return [first, second]
  const name = nameOf(query.text)
  return name === undefined ? [first, second] : [{ ...query, name }, second]
}
