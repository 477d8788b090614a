import type { Queryable } from './database.ts'

const underWay = new WeakMap<Queryable, Map<string, Promise<unknown>>>()

/**
 * Asks once for all who want to know the same at the same moment, as the parts of a page do. Nobody may change the answer. `question`
 * says all that the answer depends on, as JSON.
 */
export function askTogether<Answer>(db: Queryable, question: unknown, ask: () => Promise<Answer>): Promise<Answer> {
  const asked = underWay.get(db) ?? new Map<string, Promise<unknown>>()
  underWay.set(db, asked)
  const key = JSON.stringify(question)
  const known = asked.get(key)
  if (known) return known as Promise<Answer>
  const answer = ask().finally(() => asked.delete(key))
  asked.set(key, answer)
  return answer
}

/** A change has been told: who asks from now on does not get what was asked before. */
export function askAnew(db: Queryable): void {
  underWay.delete(db)
}
