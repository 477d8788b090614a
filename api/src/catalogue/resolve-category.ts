import type { Queryable } from '../platform/database.ts'
import { byIdOrSlug } from '../platform/id-or-slug.ts'
import { invalidField } from '../platform/problem.ts'
import { categories } from './tables.ts'

/**
 * The id of the category that a product's payload names by id or slug; null for none.
 * @throws Problem `validation-failed` (422) when there is no such category.
 */
export async function resolveCategory(db: Queryable, idOrSlug: string | null): Promise<string | null> {
  if (idOrSlug === null) return null
  const [category] = await db.select({ id: categories.id }).from(categories).where(byIdOrSlug(categories, idOrSlug))
  if (!category) throw invalidField('/category', 'unknown', 'Must be the id or slug of a category.')
  return category.id
}
