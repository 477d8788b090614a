import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { parseJson } from '../../platform/parse-json.ts'
import { chosenRate } from '../search/chosen-rate.ts'
import type { ProductFilters, UnderstoodFilters } from '../search/match-products.ts'
import { rankMatches } from '../search/ranked-matches.ts'
import { comparePlaces, cutStreams, isShownWithin, type Place, type Stretch } from './cut-streams.ts'
import { inScope, isFolded, lowestPrices, movedHere, type Scope, scopeTables, singles } from './listed-now.ts'
import { ownTerms, type PriceStream } from './price-streams.ts'

export type PriceQuestion = UnderstoodFilters &
  Pick<ProductFilters, 'min' | 'max'> & { isUpwards: boolean; limit: number; after?: Place | undefined }

/** So many of the best matches of words are priced and put in order: nobody reads further, and a word may have a million. */
const mostMatches = 2000
/** Those of the newest products are enough, when too many match and so many of these: the list is as long as ever. */
const newestPriced = { products: 20_000, matches: mostMatches + 1 }

/** A place as the key of a cursor. */
export const writePlace = ({ shown, stream, storeMinor }: Place): string =>
  JSON.stringify([Number.isFinite(shown) ? shown : null, stream, storeMinor])

const place = z.tuple([z.number().nullable(), z.string(), z.int().min(0)])

/** Undefined for an invalid place. */
export function readPlace({ key, id }: { key: string | number; id: string }): Place | undefined {
  const { success, data } = place.safeParse(parseJson(String(key)))
  if (!success) return undefined
  const [shown, stream, storeMinor] = data
  return { shown: shown ?? Number.POSITIVE_INFINITY, stream, storeMinor, id }
}

/**
 * The first products on sale after a place, in the order of shown prices, one more than the limit. Each stream gives that many
 * from its index, and they are merged here by shown price. Products with pinned prices are a stream of their own. With words, the
 * best matches are merged; `isCut` says that there are more.
 */
export async function findByPrice(
  db: Queryable,
  { question, streams }: { question: PriceQuestion; streams: readonly PriceStream[] },
  base: string,
): Promise<{ places: Place[]; isCut: boolean }> {
  const { rate, min, max, isUpwards, limit, after, words, bounds, ...scope } = question
  const stretches = words === undefined ? cutStreams(streams, { isUpwards, min, max, after }) : []
  const { rows, isCut } =
    words === undefined
      ? { rows: await readCandidates(db, { ...question, scope, stretches }, base), isCut: false }
      : await readMatches(db, { ...scope, rate, words, bounds }, base)
  const compare = comparePlaces(isUpwards)
  const byKey = new Map(streams.map((stream) => [stream.key, stream]))
  const places = rows
    .map((row) => placeOf(row, byKey))
    .filter((found) => isShownWithin(found, { min, max }))
    .filter((found) => after === undefined || compare(found, after) > 0)
    .toSorted(compare)
    .slice(0, limit + 1)
  return { places, isCut }
}

type Candidate = {
  id: string
  terms: string
  storeMinor: number
  isPinned: boolean
  /** The lowest store price not pinned in the chosen currency, and the lowest pinned one. */
  low: number | null
  pinned: number | null
}

function placeOf(
  { id, terms, storeMinor, isPinned, low, pinned }: Candidate,
  streams: Map<string, PriceStream>,
): Place {
  const stream = streams.get(terms)
  const converted = low === null ? Number.POSITIVE_INFINITY : (stream?.shownFor(low) ?? Number.POSITIVE_INFINITY)
  const shown = pinned === null ? converted : Math.min(converted, stream?.pinnedFor(pinned) ?? Number.POSITIVE_INFINITY)
  return { shown, stream: isPinned ? '' : terms, storeMinor, id }
}

type Asked = PriceQuestion & { scope: Scope; stretches: Stretch[] }

async function readCandidates(db: Queryable, { rate, scope, stretches, isUpwards, limit }: Asked, base: string) {
  const { category, ...withoutCategory } = scope
  const places = category === undefined ? sql`` : sql`cross join category_and_below as place`
  const direction = sql.raw(isUpwards ? 'asc' : 'desc')
  const taken = (terms: 'shop' | 'store') => sql`
    select stretch.stream as terms, listed.product_id, listed.price_minor
    from stretches as stretch ${places}
    cross join lateral (
      select product_id, price_minor from listings
      where not is_pinned and ${inScope(withoutCategory)} ${category === undefined ? sql`` : sql`and category_id = place.id`}
        and ${terms === 'shop' ? sql`currency = stretch.currency and store_id not in (select store_id from own)` : sql`store_id = stretch.own_store_id`}
        and (price_minor, product_id) > (stretch.low, stretch.low_id) and (price_minor, product_id) < (stretch.high, stretch.high_id)
        and ${isFolded}
      order by price_minor ${direction}, product_id ${direction} limit ${sql.raw(String(limit + 1))}) as listed
    where stretch.own_store_id is ${terms === 'shop' ? sql`` : sql`not`} null`
  return queryPrepared<Candidate>(
    db,
    'list-by-price',
    sql`
    with recursive ${chosenRate(base, rate)}, ${scopeTables(scope)} ${movedHere}, ${ownTerms}, ${singles(scope)},
      stretches as materialized (
        select * from json_to_recordset(${JSON.stringify(stretches)}::json) as given
          (stream text, currency text, own_store_id uuid, low bigint, low_id uuid, high bigint, high_id uuid))
    select product_id as id, terms, price_minor::float8 as "storeMinor", false as "isPinned", price_minor::float8 as low,
      null::float8 as pinned
    from (${taken('shop')} union all ${taken('store')}) as taken
    union all
    select product_id, coalesce(own_store_id::text, currency), price_minor::float8, is_pinned, low::float8, pinned::float8 from singles`,
  )
}

/** The best matches of words, the best first. */
async function readMatches(db: Queryable, filters: UnderstoodFilters, base: string) {
  const { rows } = await db.execute<Candidate>(sql`
    ${rankMatches(filters, { newest: newestPriced, given: undefined }, base)},
    best as (select id, key from matching order by key desc, id desc limit ${sql.raw(String(mostMatches + 1))}),
    ${ownTerms}
    select best.id, coalesce(own.store_id::text, stores.currency) as terms, products.min_price_minor::float8 as "storeMinor",
      false as "isPinned", low::float8, pinned::float8
    from best
    join products on products.id = best.id
    join stores on stores.id = products.store_id
    left join own on own.store_id = stores.id
    cross join lateral ${lowestPrices(sql`best.id`)} as lowest
    order by best.key desc, best.id desc`)
  return { rows: rows.slice(0, mostMatches), isCut: rows.length > mostMatches }
}
