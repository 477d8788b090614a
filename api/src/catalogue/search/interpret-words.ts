import { findNamedCountry } from '@makola/countries/find-country-code.ts'
import { sql } from 'drizzle-orm'
import { askTogether } from '../../platform/database/ask-together.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { isCommonWord } from './common-words.ts'
import { countWords, type ProductFilters, type UnderstoodFilters, type Words } from './match-products.ts'
import { type NearWord, nearWords } from './near-words.ts'
import { synonymsOf } from './search-synonyms.ts'

type TypedWord = {
  word: string
  isIgnored: boolean
  family: string[]
  /** True when no word of the shop begins with it or shares a stem or a meaning with it. */
  isUnknown: boolean
  /** Words that begin like an unknown one. */
  alike: string[]
  /** The categories whose names have it, in any form or synonym, with their descendants. */
  categoryIds: string[]
}

/** A word with the country that it names, alone or with the words beside it. */
type PlacedWord = TypedWord & { country: string | null }

/** A word this rare may be a misspelling: here, or on the product. */
const seldom = 3
const mostForgiven = 8
const mostNear = 6

/** The filters with their words understood. A page's list and its facets ask for the same at the same moment. */
export async function interpretFilters(
  db: Queryable,
  { q, exact, ...filters }: UnderstoodFilters & Pick<ProductFilters, 'q' | 'exact'>,
  base: string,
): Promise<UnderstoodFilters> {
  if (q === undefined || filters.words !== undefined) return filters
  const count: Count = (queries, most) => countWords(db, { filters, queries, most }, base)
  const words = await askTogether(db, ['words', q, exact, filters, base], () =>
    interpretWords(db, { q, count, isExact: exact }),
  )
  return { ...filters, words }
}

/** Counts the searched products that match each full-text query, up to `most`. */
export type Count = (queries: readonly string[], most: number) => Promise<number[]>

type Asked = {
  q: string
  count: Count
  /** True when every word may be unfinished, not only the last. */
  isAbbreviated?: boolean
  /** True when no other spelling is wanted. */
  isExact?: boolean | undefined
}

/**
 * Interprets a search: each word also matches its inflections in English and French and its synonyms. A rare word also matches
 * similar spellings, unless it names a category or a country, or is a common word. Null without any word. It takes two statements;
 * two more for a word that only one or two products have.
 */
export async function interpretWords(
  db: Queryable,
  { q, count, isAbbreviated = false, isExact = false }: Asked,
): Promise<Words | null> {
  const read = await askTogether(db, ['read', q, isAbbreviated], () => readWords(db, { q, isAbbreviated }))
  const found = placeWords(read)
  const isOnlyLittle = found.every(({ isIgnored }) => isIgnored)
  const typed = found.filter(({ isIgnored }) => isOnlyLittle || !isIgnored)
  if (typed.length === 0) return null
  const exact = typed.map(({ word }, index) => [writeLexeme(word, isAbbreviated || index === typed.length - 1)])
  const related = typed.map(({ family }, index) => [
    ...(exact[index] ?? []),
    ...family.map((word) => writeLexeme(word)),
  ])
  const { near, isSeldom } = isExact ? nothingNear : await findNear(db, typed, related, count)
  const widened = related.map((lexemes, index) => [
    ...lexemes,
    ...(near.get(index)?.words.map((word) => writeLexeme(word, true)) ?? []),
  ])
  /** The search with the nearest spelling of some words. */
  const respelt = (isMeant: (meant: Near) => boolean) =>
    found
      .map((each) => {
        const meant = near.get(typed.indexOf(each))
        return meant && isMeant(meant) ? meant.words[0] : each.word
      })
      .join(' ')
  const isCorrected = [...near.values()].some(({ isMissing }) => isMissing)
  return {
    anyTyped: typed.map(({ word }) => writeLexeme(word)).join(' | '),
    allRelated: allOf(related),
    anyRelated: anyOf(related),
    all: allOf(widened),
    any: anyOf(widened),
    // A store's members search their own goods, and have the category filter beside.
    ...(isAbbreviated ? { naming: [], apart: null } : nameThings(typed, widened)),
    isSeldom,
    didYouMean: near.size === 0 ? null : respelt(() => true),
    corrected: isCorrected ? { from: q, to: respelt(({ isMissing }) => isMissing) } : null,
  }
}

/** "south sudan" is one country, and not two: the longest names are found first. */
function placeWords(typed: readonly TypedWord[]): PlacedWord[] {
  const words = typed.map(({ word }) => word)
  const codes: (string | undefined)[] = []
  while (codes.length < words.length) {
    const run = [4, 3, 2, 1].map((length) => words.slice(codes.length, codes.length + length))
    const name = run.find((some) => findNamedCountry(some) !== undefined) ?? words.slice(codes.length, codes.length + 1)
    codes.push(...name.map(() => findNamedCountry(name)))
  }
  return typed.map((each, index) => ({ ...each, country: codes[index] ?? null }))
}

const isName = ({ categoryIds, country }: PlacedWord) => categoryIds.length > 0 || country !== null

/** Splits the words into those that name categories, with their descendants, or a country, and the others. */
function nameThings(typed: readonly PlacedWord[], lexemes: readonly string[][]): Pick<Words, 'naming' | 'apart'> {
  const others = lexemes.filter((_, index) => !(typed[index] && isName(typed[index])))
  return {
    naming: typed.flatMap((each, index) =>
      isName(each)
        ? [{ any: anyOf([lexemes[index] ?? []]), categoryIds: each.categoryIds, country: each.country }]
        : [],
    ),
    apart: others.length === 0 ? null : allOf(others),
  }
}

const allOf = (words: string[][]) => words.map((lexemes) => `(${lexemes.join(' | ')})`).join(' & ')
const anyOf = (words: string[][]) => words.flat().join(' | ')

/** A word as PostgreSQL's `tsquery` writes it; with `isBeginning`, any word that starts with it. */
function writeLexeme(word: string, isBeginning = false): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${isBeginning ? ':*' : ''}`
}

/** The typed words, in order, each with the words of the shop that share a stem or a synonym, and what else is known of it. */
async function readWords(db: Queryable, { q, isAbbreviated }: Required<Pick<Asked, 'q' | 'isAbbreviated'>>) {
  const plain = q
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const synonyms = JSON.stringify(Object.fromEntries(plain.map((word) => [word, synonymsOf(word)])))
  const common = sql.param(plain.filter(isCommonWord))
  const doubtful = [...new Set(plain)].filter(isForgiven).slice(0, mostForgiven)
  // Written out, so that each is looked up in the index, and only when the word is unknown.
  const alike = doubtful.map(
    (word) => sql`select ${word}::text, array(${wordsLike(word)}) where ${word}::text in (select word from unknown)`,
  )
  return queryPrepared<TypedWord>(
    db,
    'read-words',
    sql`
    with recursive typed as (
      select n, token as word, n = max(n) over () as "isLast", token <> all(${common}::text[]) as "mayBeFrench",
        ts_lexize('english_stem', token) = '{}' or ts_lexize('french_stem', token) = '{}' as "isIgnored"
      from ts_parse('default', fold(${q})) with ordinality as parsed (kind, token, n)
      where kind not in (${blank}, ${tag}, ${protocol}, ${numberedCompound}, ${asciiCompound}, ${compound}, ${entity})
      order by n limit ${sql.raw(String(mostWords))}),
    meant as (
      select n, word from typed
      union select n, jsonb_array_elements_text(${synonyms}::jsonb -> word) from typed),
    related as (
      select n, word from meant
      union select n, known.word from meant join search_words as known
        on known.english = (ts_lexize('english_stem', meant.word))[1]
      union select n, known.word from typed join search_words as known
        on "mayBeFrench" and known.french = (ts_lexize('french_stem', typed.word))[1]),
    names as materialized (
      select id, to_tsvector('english', fold(name)) || to_tsvector('french', fold(name)) as name from categories
      where not ${isAbbreviated}::boolean),
    named as (
      (select n, id from meant join names on name @@ phraseto_tsquery('english', word)
        union select n, id from typed join names on "mayBeFrench" and name @@ phraseto_tsquery('french', word))
      union select n, categories.id from named join categories on categories.parent_id = named.id),
    unknown as materialized (
      select n, word from typed
      where not exists (select from related join search_words using (word) where related.n = typed.n)
        and not exists (select from named where named.n = typed.n) and word <> all(${common}::text[])
        and not (("isLast" or ${isAbbreviated}::boolean) and exists (
          select from search_words where search_words.word ~>=~ typed.word and starts_with(search_words.word, typed.word)
            and search_words.word ~<=~ (typed.word || ${lastLetter}::text)))),
    alike (word, words) as (${doubtful.length === 0 ? sql`select null, null::text[] where false` : sql.join(alike, sql` union all `)})
    select word, "isIgnored",
      array(select related.word from related where related.n = typed.n and related.word <> typed.word order by 1 limit 40) as family,
      n in (select n from unknown) as "isUnknown",
      coalesce((select words from alike where alike.word = typed.word limit 1), '{}') as alike,
      array(select id from named where named.n = typed.n order by id) as "categoryIds"
    from typed order by n`,
  )
}

/**
 * More than a search of 200 characters has. Without it the planner expects a thousand words, and prepares tables for a quarter of a
 * million, which takes ten milliseconds.
 */
const mostWords = 100

/** No letter is behind it. */
const lastLetter = '\u{10FFFF}'

/** For a short word nearly every other looks like a misspelling. */
const isForgiven = (word: string) => /^\p{L}{4,30}$/u.test(word)

// Kinds of tokens that are not words; a compound's parts are matched too.
const [blank, tag, protocol, numberedCompound, asciiCompound, compound, entity] = [12, 13, 14, 15, 16, 17, 23]

/**
 * What a rare word may mean. `isMissing` when no product that passes the filters has the word itself; `isSeldom` when each of the others
 * is rare, too.
 */
type Near = { words: string[]; isMissing: boolean; isSeldom: boolean }
type Doubtful = PlacedWord & { index: number; isLast: boolean }

const nothingNear = { near: new Map<number, Near>(), isSeldom: false }

/** For rare words: the similarly spelt ones that some product has. */
async function findNear(
  db: Queryable,
  typed: readonly PlacedWord[],
  related: readonly string[][],
  count: Count,
): Promise<{ near: ReadonlyMap<number, Near>; isSeldom: boolean }> {
  const doubtful = typed
    .map((each, index) => ({ ...each, index, isLast: index === typed.length - 1 }))
    .filter((each) => isForgiven(each.word) && !isCommonWord(each.word) && !isName(each))
    .slice(0, mostForgiven)
  const known = doubtful.filter(({ isUnknown }) => !isUnknown)
  const unknown = doubtful
    .filter(({ isUnknown }) => isUnknown)
    .map((each) => ({ each, near: nearestOf(each, each.alike) }))
  const counts = await counted(count, [
    ...known.map(({ index }) => anyOf([related[index] ?? []])),
    ...unknown.flatMap(({ near }) => near.map(({ word }) => writeLexeme(word))),
  ])
  const rare = known.filter((_, place) => (counts[place] ?? 0) < seldom)
  const found = new Map<number, Near>()
  let from = known.length
  for (const { each, near } of unknown) {
    note(found, { index: each.index, isMissing: true, near, there: counts.slice(from, from + near.length) })
    from += near.length
  }
  for (const each of rare) {
    const near = nearestOf(each, await readAlike(db, each.word))
    const there = await counted(
      count,
      near.map(({ word }) => writeLexeme(word)),
    )
    note(found, { index: each.index, isMissing: (counts[known.indexOf(each)] ?? 0) === 0, near, there })
  }
  const isSeldom = [...rare, ...unknown.map(({ each }) => each)].some(({ index }) => found.get(index)?.isSeldom ?? true)
  return { near: found, isSeldom }
}

const counted = (count: Count, queries: string[]) => (queries.length === 0 ? [] : count(queries, seldom))

const nearestOf = ({ word, isLast }: Doubtful, alike: readonly string[]) =>
  nearWords(word, alike, { isLast }).slice(0, mostNear)

/** Keeps the nearest of the words that are there. */
function note(
  found: Map<number, Near>,
  { index, isMissing, near, there }: { index: number; isMissing: boolean; near: NearWord[]; there: number[] },
): void {
  const onSale = near.filter((_, which) => (there[which] ?? 0) > 0)
  const words = onSale.filter(({ distance }) => distance === onSale[0]?.distance).map(({ word }) => word)
  const isSeldom = near.every((_, which) => (there[which] ?? 0) < seldom)
  if (words.length > 0) found.set(index, { words, isMissing, isSeldom })
}

async function readAlike(db: Queryable, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(wordsLike(word))
  return rows.map((row) => row.word)
}

/** Words of the shop that start with the first or second letter of a word: few mistakes change both. */
function wordsLike(word: string) {
  const [first = '', second = ''] = word
  return sql`select distinct word from search_words
    where (word like ${`${first}%`} or word like ${`${second}%`}) and length(word) >= ${word.length - 2}`
}
