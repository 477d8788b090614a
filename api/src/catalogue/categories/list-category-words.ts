import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { type CategoryWord, readCategoryWords } from './read-category-words.ts'

/**
 * Lists a store's choices of a category for the words in its files.
 * @throws Problem `not-found` (404) or `forbidden` (403) for the store.
 */
export async function listCategoryWords(db: Queryable, caller: Caller, idOrSlug: string): Promise<CategoryWord[]> {
  const store = await findOwnStore(db, caller, idOrSlug, 'products.write')
  return readCategoryWords(db, sql`store_id = ${store.id}`)
}
