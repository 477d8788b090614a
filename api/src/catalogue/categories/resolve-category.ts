import type { Transaction } from '../../platform/database/database.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { refuseField } from '../../platform/problem.ts'
import { categories } from '../tables.ts'

/**
 * Returns the id of the category that a payload names by id or slug; null for none. It is locked until the product has it.
 * @throws Problem `validation-failed` (422) when there is no such category.
 */
export async function resolveCategory(
  tx: Transaction,
  idOrSlug: string | null,
  pointer = '/category',
): Promise<string | null> {
  if (idOrSlug === null) return null
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(byIdOrSlug(categories, idOrSlug))
    .for('key share')
  if (!category) throw refuseField(pointer, 'catalogue.category-unknown')
  return category.id
}
