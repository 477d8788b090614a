import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { ensureCategories } from './ensure-categories.ts'
import { type CategoryPlace, findCategories } from './find-categories.ts'
import { foldWord, readCategoryWords } from './read-category-words.ts'

/** A category word of a file, with the number of its products and the category they go to. */
export type PlacedWord = { word: string; products: number; category: CategoryPlace | null; isChosen: boolean }

type Named = { id: string | undefined; category: string | null | undefined }
type Place = {
  storeId: string
  /** True when missing categories are created. */
  addsCategories: boolean
  words: Map<string, PlacedWord>
}

const mostWords = 1000

/**
 * Returns the category of a file's products: the store's choice for their word, else by name. In our own tables the words are
 * exact, and choices for the words of other tables do not apply.
 */
export async function findCategoriesOfWords(
  tx: Transaction,
  batch: readonly Named[],
  { storeId, addsCategories, words }: Place,
): Promise<(draft: Named) => CategoryPlace | undefined> {
  const foreign = batch.flatMap(({ id, category }) => (id === undefined && category ? foldWord(category) : []))
  const isAsked = sql`store_id = ${storeId} and word = any(${sql.param([...new Set(foreign)])}::text[])`
  const chosen = new Map((await readCategoryWords(tx, isAsked)).map(({ word, category }) => [word, category]))
  const choiceFor = ({ id, category }: Named) =>
    id === undefined && category ? chosen.get(foldWord(category)) : undefined
  const names = batch.flatMap((draft) => (draft.category && !choiceFor(draft) ? draft.category : []))
  const named = await (addsCategories ? ensureCategories(tx, names) : findCategories(tx, names))
  const placeOf = (draft: Named) => choiceFor(draft) ?? named.get(draft.category ?? '')
  for (const draft of batch) {
    if (!draft.category) continue
    const key = foldWord(draft.category)
    const known = words.get(key)
    if (known) known.products++
    else if (words.size < mostWords) {
      const isChosen = choiceFor(draft) !== undefined
      words.set(key, { word: draft.category, products: 1, category: placeOf(draft) ?? null, isChosen })
    }
  }
  return placeOf
}
