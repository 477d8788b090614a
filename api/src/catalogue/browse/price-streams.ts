import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { chosenRate, crossSoldAt } from '../search/chosen-rate.ts'
import { matchesIdOrSlug } from '../search/match-products.ts'
import type { PriceBounds } from '../search/price-bounds.ts'
import { priceUnit } from './price-unit.ts'
import { type CardRow, pricingRateOf } from './product-cards.ts'

/** The pricing at the chosen rate of products in one store currency, or of one store with its own terms. */
export type TermsRow = Pick<
  CardRow,
  'storeCurrency' | 'cross' | 'rateCurrency' | 'marginPct' | 'rounding' | 'rateActive'
> & {
  /** The store that has terms of its own. */
  ownStoreId: string | null
}

/**
 * Products under the same terms: their order by store price is the order by shown price. The shown price is infinite when there
 * is none.
 */
export type PriceStream = TermsRow & {
  key: string
  shownFor: (storeMinor: number) => number
  pinnedFor: (pinnedMinor: number) => number
}

/** Stores with terms of their own for the chosen rate; follows `chosen`. */
export const ownTerms = sql`own as materialized (
  select store_rates.* from store_rates join chosen on chosen.id = rate_id
  where coalesce(store_rates.rate, store_rates.margin_pct) is not null or store_rates.rounding is not null)`

type Asked = { rate?: string | undefined; store?: string | undefined }

/** The streams of the whole shop, or the one of a store. */
export async function readPriceStreams(db: Queryable, { rate, store }: Asked, base: string): Promise<PriceStream[]> {
  const rows = await queryPrepared<TermsRow>(
    db,
    'price-streams',
    sql`
    with ${chosenRate(base, rate)}, ${ownTerms}
    select sold.currency as "storeCurrency", own.store_id as "ownStoreId",
      chosen.currency as "rateCurrency", chosen.active as "rateActive",
      coalesce(own.margin_pct, chosen.margin_pct) as "marginPct", coalesce(own.rounding, chosen.rounding) as rounding,
      ${crossSoldAt} as cross
    from (${store === undefined ? everyStream : streamOf(store)}) as sold
    left join own on own.store_id = sold.own_store_id
    left join chosen on true
    left join cross_rates on cross_rates.rate_id = chosen.id and cross_rates.from_currency = sold.currency`,
  )
  return rows.map((row) => {
    const price = pricer(row)
    return {
      ...row,
      key: row.ownStoreId ?? row.storeCurrency,
      shownFor: remember((storeMinor) => price(storeMinor, null)),
      pinnedFor: (pinnedMinor) => price(0, pinnedMinor),
    }
  })
}

const everyStream = sql`
  select distinct currency, null::uuid as own_store_id from stores
  union all
  select currency, own.store_id from own join stores on stores.id = own.store_id`

function streamOf(store: string): SQL {
  return sql`select currency, own.store_id as own_store_id from stores left join own on own.store_id = stores.id
    where ${matchesIdOrSlug('stores', store)}`
}

/** Returns the shown price for a store's price, by the shop's only rounding function. */
function pricer(row: TermsRow): (unitStoreMinor: number, pinnedMinor: number | null) => number {
  const rate = pricingRateOf(row)
  const { storeCurrency, cross } = row
  return (unitStoreMinor, pinnedMinor) =>
    priceUnit({ storeCurrency, cross, unitStoreMinor, pinnedMinor }, rate).unitMinor ?? Number.POSITIVE_INFINITY
}

function remember(work: (given: number) => number): (given: number) => number {
  const known = new Map<number, number>()
  return (given) => {
    const result = known.get(given) ?? work(given)
    known.set(given, result)
    return result
  }
}

type Range = { min?: number | undefined; max?: number | undefined }

/** What is shown within a range, stream by stream; without a range, all that has a price. */
export function boundsOf(streams: readonly PriceStream[], { min, max }: Range): PriceBounds[] {
  return streams.map(({ storeCurrency, ownStoreId, shownFor, pinnedFor }) => {
    const [low, high] = endsWithin(shownFor, { min, max })
    const [lowPinned, highPinned] = endsWithin(pinnedFor, { min, max })
    return {
      currency: storeCurrency,
      own_store_id: ownStoreId,
      low,
      high,
      low_pinned: lowPinned,
      high_pinned: highPinned,
    }
  })
}

/** The bounds of a question's range of prices; undefined when it has none. */
export async function readPriceBounds(
  db: Queryable,
  { min, max, rate, store }: Range & Asked,
  base: string,
): Promise<PriceBounds[] | undefined> {
  if (min === undefined && max === undefined) return undefined
  return boundsOf(await readPriceStreams(db, { rate, store }, base), { min, max })
}

function endsWithin(shown: (minor: number) => number, { min = 0, max = Number.MAX_VALUE }: Range): [number, number] {
  return [lowestWith((minor) => shown(minor) >= min), lowestWith((minor) => shown(minor) > max) - 1]
}

/** The lowest store price for which something holds that, once it holds, holds for every higher price. */
export function lowestWith(holds: (storeMinor: number) => boolean): number {
  let [below, from] = [-1, Number.MAX_SAFE_INTEGER]
  while (from - below > 1) {
    const middle = below + Math.floor((from - below) / 2)
    if (holds(middle)) from = middle
    else below = middle
  }
  return from
}
