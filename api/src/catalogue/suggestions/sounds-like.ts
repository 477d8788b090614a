import { type SQL, sql } from 'drizzle-orm'
import type { stores } from '../../stores/tables.ts'
import type { categories } from '../tables.ts'

/** Matches the beginning of a word, forgiving accents and small mistakes. `stores_like` finds all stores that match. */
export function soundsLike(
  name: typeof categories.name | typeof stores.name,
  q: string | SQL,
): { likeness: SQL; condition: SQL } {
  const likeness = sql`word_similarity(fold(${q}), fold(${name}))`
  return {
    likeness,
    condition: sql`(starts_with(fold(${name}), fold(${q})) or strpos(fold(${name}), ' ' || fold(${q})) > 0 or ${likeness} > 0.5)`,
  }
}
