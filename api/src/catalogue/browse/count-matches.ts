import type { Facets } from '@makola/contract/catalogue/catalogue.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { chosenRate } from '../search/chosen-rate.ts'
import { interpretFilters } from '../search/interpret-words.ts'
import type { ProductFilters, UnderstoodFilters } from '../search/match-products.ts'
import { boundsTables } from '../search/price-bounds.ts'
import { facets, inCountries, type ListingCounts, mostCounted, sumByCountry } from './count-listings.ts'
import { lowestPrices, movedHere, scopeTables } from './listed-now.ts'
import { matchListings } from './match-listings.ts'
import { countedOptions, optionCounts } from './option-counts.ts'
import { boundsOf, ownTerms, type PriceStream, readPriceStreams } from './price-streams.ts'

type CountRow = ListingCounts & {
  isCapped: boolean
  /** The lowest and highest price of each stream, and every product with a price pinned in the chosen currency. */
  ends: { terms: string; lowest: number | null; highest: number | null; pinned: number | null }[]
  isEndless: boolean
}

export type MatchCounts = ListingCounts & {
  isCapped: boolean
  /**
   * The range of prices of all that words and options match, whatever range is asked for; undefined without them, or when too
   * many match.
   */
  price: Facets['price'] | undefined
}

/** Counts the products on sale that match words, options or a range of prices, one by one and no more than so many. */
export async function countMatches(
  db: Queryable,
  { q, exact, min, max, storeName, ...scope }: ProductFilters & { storeName?: string | undefined },
  base: string,
): Promise<MatchCounts> {
  const { rate, store } = scope
  const streams = await readPriceStreams(db, { rate, store }, base)
  const isRanged = min !== undefined || max !== undefined
  const bounds = isRanged ? boundsOf(streams, { min, max }) : undefined
  const filters = await interpretFilters(db, { ...scope, q, exact, bounds }, base)
  const { rows } = await db.execute<CountRow>(
    sql`${countAll(filters, boundsOf(streams, {}), base)} ${said(storeName, scope.options)}`,
  )
  const [row] = rows
  if (!row) throw new Error('The counts had no row')
  const { ends, isEndless, ...counts } = row
  const isRangeKnown = !isEndless && (q !== undefined || scope.options !== undefined)
  return { ...counts, price: isRangeKnown ? rangeOf(ends, streams) : undefined }
}

/**
 * `matched` is what is counted, at most one beyond. `unranged` is what words and options match at any price: its ends are those of the
 * slider. `loose` is the same with any options, of which theirs are counted. A price too high to count is left out (`countable`). Of
 * too many matches only the number is read.
 */
function countAll(filters: UnderstoodFilters, countable: ReturnType<typeof boundsOf>, base: string) {
  const { bounds, ...unranged } = filters
  const { options, ...anyOptions } = filters
  const hasEnds = filters.words !== undefined || options !== undefined
  const isCounted = (number: SQL) => sql`(select products from ${number}) <= ${mostCounted}`
  const isUnrangedCounted = sql`${hasEnds} and ${isCounted(sql`unranged_number`)}`
  return sql`
    with recursive ${chosenRate(base, filters.rate)}, ${scopeTables(filters)} ${movedHere}, ${ownTerms},
      ${boundsTables(bounds ?? countable)},
      countable as materialized (
        select * from json_to_recordset(${JSON.stringify(countable)}::json) as given (currency text, own_store_id uuid, high bigint)),
      ${matchesOf('matched', filters)},
      ${hasEnds && bounds !== undefined ? matchesOf('unranged', unranged) : sameAsMatched('unranged')},
      ${options === undefined ? sameAsMatched('loose') : matchesOf('loose', anyOptions)},
      ${optionCounts(sql`select product_id from loose where ${isCounted(sql`loose_number`)}`, options)},
      ends as (
        select coalesce(own.store_id::text, unranged.currency) as terms, min(price_minor) as lowest, max(price_minor) as highest,
          null::bigint as pinned
        from unranged
        left join own on own.store_id = unranged.store_id
        join countable on countable.currency = unranged.currency and countable.own_store_id is not distinct from own.store_id
        where ${isUnrangedCounted} and price_minor <= high and product_id not in (select product_id from pinned)
        group by 1
        union all
        select coalesce(own.store_id::text, unranged.currency), low, low, lowest.pinned
        from unranged
        left join own on own.store_id = unranged.store_id
        cross join lateral ${lowestPrices(sql`unranged.product_id`)} as lowest
        where ${isUnrangedCounted} and product_id in (select product_id from pinned)),
      counted as not materialized (select * from matched where ${isCounted(sql`matched_number`)}),
      by_store as (${inCountries(sql`
        select store_id, count(*) as products, count(*) filter (where in_stock) as stocked from counted group by store_id`)}),
      ${sumByCountry},
      by_category as (
        select category_id, count(*) as products from counted group by category_id)`
}

type Matches = 'matched' | 'unranged' | 'loose'

/** Two common table expressions: the listings that match, at most one beyond what is counted, and their number. */
function matchesOf(name: Matches, filters: UnderstoodFilters): SQL {
  const table = sql.raw(name)
  return sql`${table} as materialized (${matchListings(filters, mostCounted + 1)}),
    ${table}_number as materialized (select count(*) as products from ${table})`
}

/** The same two where nothing else is asked than of `matched`. */
function sameAsMatched(name: Exclude<Matches, 'matched'>): SQL {
  const table = sql.raw(name)
  return sql`${table} as not materialized (select * from matched),
    ${table}_number as not materialized (select * from matched_number)`
}

const said = (storeName: string | undefined, options: readonly string[] | undefined) => sql`
  select (select products::int from matched_number) as total, (select products > ${mostCounted} from matched_number) as "isCapped",
    (select products > ${mostCounted} from unranged_number) as "isEndless",
    ${facets(storeName)}, ${countedOptions(options)},
    (select coalesce(json_agg(ends), '[]') from ends) as ends`

function rangeOf(ends: CountRow['ends'], streams: readonly PriceStream[]): Facets['price'] {
  const byKey = new Map(streams.map((stream) => [stream.key, stream]))
  const amounts = ends
    .flatMap(({ terms, lowest, highest, pinned }) => {
      const stream = byKey.get(terms)
      if (!stream) return []
      const shown = [lowest, highest].flatMap((minor) => (minor === null ? [] : [stream.shownFor(minor)]))
      // A product with a pinned price is shown at its lowest price alone.
      return pinned === null ? shown : [Math.min(stream.pinnedFor(pinned), ...shown)]
    })
    .filter(Number.isFinite)
  const currency = streams[0]?.rateCurrency
  if (amounts.length === 0 || !currency) return null
  return { min: { amount: Math.min(...amounts), currency }, max: { amount: Math.max(...amounts), currency } }
}
