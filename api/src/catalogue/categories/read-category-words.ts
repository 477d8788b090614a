import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

export type CategoryWord = { word: string; category: { id: string; slug: string; name: string } }

/** One form for all spellings of a word: a file with “SHOES” means the same as one with “Shoes”. */
export function foldWord(word: string): string {
  return word.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** Reads the categories that stores have chosen for words of their files, ordered by word. */
export async function readCategoryWords(db: Queryable, filter: SQL): Promise<CategoryWord[]> {
  const { rows } = await db.execute<CategoryWord>(sql`
    select word, json_build_object('id', categories.id, 'slug', slug, 'name', name) as category
    from category_words join categories on categories.id = category_id
    where ${filter} order by word`)
  return rows
}
