import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { slugOf } from '../../platform/slug-of.ts'

export type CategoryPlace = { id: string; slug: string; name: string }

/** Finds categories by the words of a file, slug or name; unknown ones are missing from the result. */
export async function findCategories(tx: Transaction, names: string[]): Promise<Map<string, CategoryPlace>> {
  const asked = [...new Set(names)].map((name) => ({ name, slug: slugOf(name, 'category') }))
  if (asked.length === 0) return new Map()
  const { rows } = await tx.execute<CategoryPlace & { asked: string }>(sql`
    select distinct on (asked.name) asked.name as asked, categories.id, categories.slug, categories.name
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (name text, slug text)
    join categories on categories.slug = asked.slug or lower(categories.name) = lower(asked.name)
    order by asked.name, categories.slug <> asked.slug, categories.slug`)
  return new Map(rows.map(({ asked: word, id, slug, name }) => [word, { id, slug, name }]))
}
