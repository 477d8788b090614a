import type { chooseCategories as endpoint } from '@makola/contract/catalogue/product-imports.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { type CategoryWord, readCategoryWords } from './read-category-words.ts'
import { saveCategoryChoices } from './save-category-choices.ts'

type Choices = z.output<typeof endpoint.body> & { store: string }

/**
 * Saves a store's choice of a category for words in its files: for later imports, until it changes.
 * @throws Problem `not-found` (404) or `forbidden` (403) for the store, `validation-failed` (422) as `saveCategoryChoices`.
 */
export function chooseCategories(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, choices }: Choices,
): Promise<CategoryWord[]> {
  return transact(platform, async (tx) => {
    const store = await findOwnStore(tx, caller, idOrSlug, 'products.write')
    await saveCategoryChoices(tx, store.id, choices)
    return readCategoryWords(tx, sql`store_id = ${store.id}`)
  })
}
