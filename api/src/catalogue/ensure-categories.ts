import { inArray } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import { slugOf } from '../platform/slug-of.ts'
import { categories } from './tables.ts'

/** The ids of categories by their names; those that do not exist yet are made, at the top of the tree. */
export async function ensureCategories(tx: Transaction, names: string[]): Promise<Map<string, string>> {
  const slugs = new Map(names.map((name) => [name, slugOf(name, 'category')]))
  const wanted = new Map([...slugs].map(([name, slug]) => [slug, name]))
  if (wanted.size === 0) return new Map()
  await tx
    .insert(categories)
    .values([...wanted].map(([slug, name]) => ({ id: newId(), slug, name })))
    .onConflictDoNothing({ target: categories.slug })
  const rows = await tx
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, [...wanted.keys()]))
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  return new Map([...slugs].map(([name, slug]) => [name, ids.get(slug) ?? '']))
}
