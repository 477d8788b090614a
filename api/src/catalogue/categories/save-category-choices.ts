import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { fieldError, invalidFields } from '../../platform/problem.ts'
import { foldWord } from './read-category-words.ts'

/** A word in a store's files and the id or slug of its category there; null for none. */
export type CategoryChoice = { word: string; category: string | null }

type Asked = { place: number; word: string; category: string | null }

/**
 * Saves a store's choices, all or nothing. The categories are locked until the transaction ends.
 * @throws Problem `validation-failed` (422) naming each word that comes twice and each category that there is not.
 */
export async function saveCategoryChoices(
  tx: Transaction,
  storeId: string,
  choices: readonly CategoryChoice[],
): Promise<void> {
  const asked: Asked[] = choices.map(({ word, category }, place) => ({ place, word: foldWord(word), category }))
  const found = await findAsked(tx, asked)
  const errors = asked.flatMap(({ place, word, category }) => {
    const isRepeated = asked.some((other) => other.word === word && other.place < place)
    if (isRepeated) return [fieldError(`/choices/${place}/word`, 'catalogue.word-repeated')]
    if (category === null || found.has(place)) return []
    return [fieldError(`/choices/${place}/category`, 'catalogue.category-unknown')]
  })
  if (errors.length > 0) throw invalidFields(errors)
  const rows = asked.map(({ place, word }) => ({ word, categoryId: found.get(place) ?? null }))
  // In one order for everybody, so that two concurrent choices never deadlock.
  await tx.execute(sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (word text, "categoryId" uuid)),
    forgotten as (
      delete from category_words using said
      where store_id = ${storeId} and category_words.word = said.word and said."categoryId" is null)
    insert into category_words (store_id, word, category_id)
    select ${storeId}, word, "categoryId" from said where "categoryId" is not null order by word
    on conflict (store_id, word) do update set category_id = excluded.category_id`)
}

/** The ids of the named categories, by position. */
async function findAsked(tx: Transaction, asked: readonly Asked[]): Promise<Map<number, string>> {
  const { rows } = await tx.execute<{ place: number; id: string }>(sql`
    select asked.place, categories.id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (place int, category text)
    join categories on categories.id::text = lower(asked.category) or categories.slug = lower(asked.category)
    order by categories.id for key share of categories`)
  return new Map(rows.map(({ place, id }) => [place, id]))
}
