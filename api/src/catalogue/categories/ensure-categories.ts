import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { slugOf } from '../../platform/slug-of.ts'
import { categories } from '../tables.ts'
import { type CategoryPlace, findCategories } from './find-categories.ts'

/** As `findCategories`, but creates missing ones at the top of the tree. */
export async function ensureCategories(tx: Transaction, names: string[]): Promise<Map<string, CategoryPlace>> {
  const found = await findCategories(tx, names)
  const missing = new Map(names.filter((name) => !found.has(name)).map((name) => [slugOf(name, 'category'), name]))
  if (missing.size === 0) return found
  await tx
    .insert(categories)
    .values([...missing].map(([slug, name]) => ({ id: newId(), slug, name })))
    .onConflictDoNothing({ target: categories.slug })
  return findCategories(tx, names)
}
