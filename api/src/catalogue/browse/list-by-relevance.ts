import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../platform/database/database.ts'
import type { Position } from '../../platform/http/cursor.ts'
import { parseJson } from '../../platform/parse-json.ts'
import { isStocked, tablesOf, type UnderstoodFilters } from '../search/match-products.ts'
import { isoOf, matchesBefore, rankMatches, type Since } from '../search/ranked-matches.ts'

/**
 * A place in the order of relevance. `best`: among all matches or, when there are too many, among those back to `since`. The `rest`
 * follow, the newest first.
 */
export type RankedPlace = { part: 'best'; rank: number; since: Since | null } | { part: 'rest'; createdAt: string }

type After = { place: RankedPlace; id: string }
type Ranked = { id: string; place: RankedPlace }

const time = z.iso.datetime()
const rankSince = z.tuple([z.number(), time, z.uuid()])

/** A place as the key of a cursor. */
export function writeRankedPlace(place: RankedPlace): Position['key'] {
  if (place.part === 'rest') return place.createdAt
  return place.since === null ? place.rank : JSON.stringify([place.rank, place.since.at, place.since.id])
}

/** Undefined for an invalid place. */
export function readRankedPlace({ key, id }: Position): After | undefined {
  if (typeof key === 'number') return { place: { part: 'best', rank: key, since: null }, id }
  if (time.safeParse(key).success) return { place: { part: 'rest', createdAt: key }, id }
  const { success, data } = rankSince.safeParse(parseJson(key))
  if (!success) return undefined
  const [rank, at, sinceId] = data
  return { place: { part: 'best', rank, since: { at, id: sinceId } }, id }
}

/** Of too many matches these are ranked: two pages at least. */
const newestRanked = { products: 2_000, matches: 40 }

/**
 * The first matches of words after a place, the best first, one more than the limit. Of more matches than can be ranked, those among the
 * newest products come first, and the others follow by age: see `rankMatches`.
 */
export async function findByRelevance(
  db: Queryable,
  { filters, after, limit }: { filters: UnderstoodFilters; after: After | undefined; limit: number },
  base: string,
): Promise<Ranked[]> {
  const most = limit + 1
  if (after?.place.part === 'rest') {
    return findRest(db, { filters, start: { at: after.place.createdAt, id: after.id }, most }, base)
  }
  const { best, since } = await findBest(db, { filters, after, most }, base)
  if (since === null || best.length === most) return best
  return [...best, ...(await findRest(db, { filters, start: since, most: most - best.length }, base))]
}

type Part = { filters: UnderstoodFilters; most: number }
type BestRow = { id: string; key: number; sinceAt: string | null; sinceId: string }

async function findBest(db: Queryable, { filters, after, most }: Part & { after: After | undefined }, base: string) {
  const { inStock, ...others } = filters
  const place = after?.place.part === 'best' ? after.place : undefined
  const ranked = rankMatches(others, { newest: newestRanked, given: place?.since }, base)
  const start = place ? sql`where (key, id) < (${place.rank}::float8, ${after?.id}::uuid)` : sql``
  // One row at least: it says since when, also where no match is left.
  const { rows } = await db.execute<BestRow | { [K in keyof BestRow]: null }>(sql`
    ${ranked}, ${pageOf({ start, inStock, most })}
    select page.*, ${isoOf(sql`since.at`)} as "sinceAt", since.id as "sinceId"
    from (select) as always
    left join since on true
    left join page on true
    order by key desc, page.id desc`)
  const [first] = rows
  const since = first?.sinceAt && first.sinceId ? { at: first.sinceAt, id: first.sinceId } : null
  const best = rows.flatMap((row): Ranked[] =>
    row.id === null ? [] : [{ id: row.id, place: { part: 'best', rank: row.key, since } }],
  )
  return { best, since }
}

type Cut = { start: SQL; inStock: boolean | undefined; most: number }

/** Only the best matches are looked up in stock, not each before it is ranked. */
function pageOf({ start, inStock, most }: Cut): SQL {
  const limit = sql`limit ${sql.raw(String(most))}`
  const bestFirst = sql`order by key desc, id desc`
  return inStock === undefined
    ? sql`page as (select id, key from matching ${start} ${bestFirst} ${limit})`
    : sql`ranked as materialized (select id, key from matching ${start} ${bestFirst}),
        page as (select id, key from ranked where ${isStocked(sql`ranked.id`)} = ${inStock} ${bestFirst} ${limit})`
}

async function findRest(db: Queryable, { filters, start, most }: Part & { start: Since }, base: string) {
  const { rows } = await db.execute<{ id: string; key: string }>(sql`
    with recursive ${tablesOf(filters, base)},
      page as (${matchesBefore(filters, start, most)})
    select page.id, ${isoOf(sql`page.created_at`)} as key from page order by page.created_at desc, page.id desc`)
  return rows.map(({ id, key }): Ranked => ({ id, place: { part: 'rest', createdAt: key } }))
}
