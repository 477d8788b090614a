import pg from 'pg'
import { hash } from '../ids.ts'

/** Each connection keeps what it has prepared for as long as it lives. */
const mostPrepared = 300
/** A statement is kept after it was sent this often. */
const timesBefore = 20
const counts = new Map<string, number>()
const names = new Map<string, string>()

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

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostPrepared) return known
  const count = (counts.get(text) ?? 0) + 1
  if (count < timesBefore) {
    // Texts that come once each would gather here.
    if (counts.size > 10 * mostPrepared) counts.clear()
    counts.set(text, count)
    return undefined
  }
  counts.delete(text)
  const name = hash(text)
  names.set(text, name)
  return name
}
