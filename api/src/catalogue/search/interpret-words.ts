import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { countWords, type ProductFilters, type UnderstoodFilters, type Words } from './match-products.ts'
import { nearWords } from './near-words.ts'
import { synonymsOf } from './search-synonyms.ts'

type TypedWord = { word: string; isIgnored: boolean; family: string[] }

/** A word this rare may be a misspelling: here, or on the product. */
const seldom = 3
const mostForgiven = 8
const mostNear = 6

/** The filters with their words understood. */
export async function interpretFilters(
  db: Queryable,
  { q, ...filters }: ProductFilters & { words?: Words | null | undefined },
  base: string,
): Promise<UnderstoodFilters> {
  if (q === undefined || filters.words !== undefined) return filters
  const count: Count = (queries, most) => countWords(db, { filters, queries, most }, base)
  return { ...filters, words: await interpretWords(db, { q, count }) }
}

/** Counts the searched products that match each full-text query, up to `most`. */
export type Count = (queries: readonly string[], most: number) => Promise<number[]>

type Asked = {
  q: string
  count: Count
  /** True when every word may be unfinished, not only the last. */
  isAbbreviated?: boolean
}

/**
 * Interprets a search: each word also matches its inflections in English and French and its synonyms. A rare word also matches
 * similar spellings. Null without any word.
 */
export async function interpretWords(db: Queryable, { q, count, isAbbreviated = false }: Asked): Promise<Words | null> {
  const found = await readFamilies(db, q)
  const isOnlyLittle = found.every(({ isIgnored }) => isIgnored)
  const typed = found.filter(({ isIgnored }) => isOnlyLittle || !isIgnored)
  if (typed.length === 0) return null
  const exact = typed.map(({ word }, index) => [writeLexeme(word, isAbbreviated || index === typed.length - 1)])
  const related = typed.map(({ family }, index) => [
    ...(exact[index] ?? []),
    ...family.map((word) => writeLexeme(word)),
  ])
  const near = await findNear(db, typed, related, count)
  const widened = related.map((lexemes, index) => [
    ...lexemes,
    ...(near.get(index)?.map((word) => writeLexeme(word, true)) ?? []),
  ])
  return {
    anyTyped: typed.map(({ word }) => writeLexeme(word)).join(' | '),
    allRelated: allOf(related),
    anyRelated: anyOf(related),
    all: allOf(widened),
    any: anyOf(widened),
    // A store's members search their own goods, and have the category filter beside.
    ...(isAbbreviated ? { naming: [], apart: null } : await nameCategories(db, typed, widened)),
    didYouMean: near.size === 0 ? null : typed.map(({ word }, index) => near.get(index)?.[0] ?? word).join(' '),
  }
}

/** Splits the words into those that name categories, with the categories and their descendants, and the others. */
async function nameCategories(
  db: Queryable,
  typed: readonly TypedWord[],
  lexemes: readonly string[][],
): Promise<Pick<Words, 'naming' | 'apart'>> {
  const found = await findCategories(
    db,
    typed.map(({ word }) => [word, ...synonymsOf(word)]),
  )
  const others = lexemes.filter((_, index) => !found.has(index))
  return {
    naming: [...found].map(([index, categoryIds]) => ({ any: anyOf([lexemes[index] ?? []]), categoryIds })),
    apart: others.length === 0 ? null : allOf(others),
  }
}

/** For each word, the categories whose names contain it, in any form or synonym, with their descendants. */
async function findCategories(
  db: Queryable,
  meanings: readonly (readonly string[])[],
): Promise<ReadonlyMap<number, string[]>> {
  const asked = meanings.map((words) => words.map((word) => `(${writeLexeme(word)})`).join(' | '))
  const { rows } = await db.execute<{ place: number; ids: string[] }>(sql`
    with recursive asked as (
      select place::int, to_tsquery('english', words) || to_tsquery('french', words) as meant
      from unnest(${sql.param(asked)}::text[]) with ordinality as given (words, place)),
    names as materialized (
      select id, to_tsvector('english', fold(name)) || to_tsvector('french', fold(name)) as name from categories),
    named as (
      select place, id from asked join names on name @@ meant
      union select place, categories.id from named join categories on categories.parent_id = named.id)
    select place - 1 as place, array_agg(id) as ids from named group by place order by place`)
  return new Map(rows.map(({ place, ids }) => [place, ids]))
}

const allOf = (words: string[][]) => words.map((lexemes) => `(${lexemes.join(' | ')})`).join(' & ')
const anyOf = (words: string[][]) => words.flat().join(' | ')

/** A word as PostgreSQL's `tsquery` writes it; with `isBeginning`, any word that starts with it. */
function writeLexeme(word: string, isBeginning = false): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${isBeginning ? ':*' : ''}`
}

/** The typed words, in order, each with the words of the shop that share a stem or a synonym. */
async function readFamilies(db: Queryable, q: string): Promise<TypedWord[]> {
  const plain = q
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const synonyms = JSON.stringify(Object.fromEntries(plain.map((word) => [word, synonymsOf(word)])))
  const { rows } = await db.execute<TypedWord>(sql`
    with typed as (
      select n, token as word, ts_lexize('english_stem', token) = '{}' or ts_lexize('french_stem', token) = '{}' as "isIgnored"
      from ts_parse('default', fold(${q})) with ordinality as parsed (kind, token, n)
      where kind not in (${blank}, ${tag}, ${protocol}, ${numberedCompound}, ${asciiCompound}, ${compound}, ${entity})),
    meant as (
      select n, word from typed
      union select n, jsonb_array_elements_text(${synonyms}::jsonb -> word) from typed),
    related as (
      select n, word from meant
      union select n, known.word from meant join search_words as known
        on known.english = (ts_lexize('english_stem', meant.word))[1]
      union select n, known.word from meant join search_words as known
        on known.french = (ts_lexize('french_stem', meant.word))[1])
    select word, "isIgnored",
      array(select related.word from related where related.n = typed.n and related.word <> typed.word order by 1 limit 40) as family
    from typed order by n`)
  return rows
}

// Kinds of tokens that are not words; a compound's parts are matched too.
const [blank, tag, protocol, numberedCompound, asciiCompound, compound, entity] = [12, 13, 14, 15, 16, 17, 23]

/** For rare words: the similarly spelt ones that some product has. */
async function findNear(
  db: Queryable,
  typed: readonly TypedWord[],
  related: readonly string[][],
  count: Count,
): Promise<ReadonlyMap<number, string[]>> {
  const doubtful = typed
    .map(({ word }, index) => ({ word, index }))
    .filter(({ word }) => /^\p{L}{4,30}$/u.test(word))
    .slice(0, mostForgiven)
  if (doubtful.length === 0) return new Map()
  const queries = doubtful.map(({ index }) => anyOf([related[index] ?? []]))
  const counts = await count(queries, seldom)
  const near = new Map<number, string[]>()
  for (const [place, { word, index }] of doubtful.entries()) {
    if ((counts[place] ?? 0) >= seldom) continue
    const alike = nearWords(word, await readAlike(db, word), { isLast: index === typed.length - 1 }).slice(0, mostNear)
    if (alike.length === 0) continue
    const lexemes = alike.map((candidate) => writeLexeme(candidate.word))
    const there = await count(lexemes, 1)
    const onSale = alike.filter((_, which) => (there[which] ?? 0) > 0)
    const nearest = onSale.filter(({ distance }) => distance === onSale[0]?.distance).map((candidate) => candidate.word)
    if (nearest.length > 0) near.set(index, nearest)
  }
  return near
}

/** Words of the shop that start with the first or second letter of a word: few mistakes change both. */
async function readAlike(db: Queryable, word: string): Promise<string[]> {
  const [first = '', second = ''] = word
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word from search_words
    where (word like ${`${first}%`} or word like ${`${second}%`}) and length(word) >= ${word.length - 2}`)
  return rows.map((row) => row.word)
}
