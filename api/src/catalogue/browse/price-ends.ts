import type { Facets } from '@makola/contract/catalogue/catalogue.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { chosenRate, crossSoldAt } from '../search/chosen-rate.ts'
import { matchesIdOrSlug } from '../search/match-products.ts'
import { boundsTables, type PriceBounds } from '../search/price-bounds.ts'
import { inScope, isFolded, movedHere, type Scope, scopeTables, singles } from './listed-now.ts'
import { boundsOf, ownTerms, readPriceStreams } from './price-streams.ts'
import { priceUnit } from './price-unit.ts'
import { type CardRow, pricingRateOf } from './product-cards.ts'

/** The lowest and highest price of products under the same terms, in their stores' currency. */
type EndsRow = Pick<CardRow, 'storeCurrency' | 'cross' | 'rateCurrency' | 'marginPct' | 'rounding' | 'rateActive'> & {
  lowest: number | null
  highest: number | null
  /** A single product's lowest price that is pinned in the chosen currency. */
  pinned: number | null
}

type Asked = { scope: Scope; rate: string | undefined }

/**
 * The range of prices of a scope's products, in the currency of a rate. Under the same terms a higher price is never shown as a
 * lower one, so the two ends of each store currency are enough; stores with own terms, products with pinned prices and recent
 * changes are read separately. Where the highest prices are too large to count, a second look leaves them out.
 */
export async function findPriceEnds(db: Queryable, { scope, rate }: Asked, base: string): Promise<Facets['price']> {
  const rows = await readEnds(db, { scope, rate }, base)
  const isTooHigh = (row: EndsRow) => priceAt(row.lowest, row) !== null && priceAt(row.highest, row) === null
  if (!rows.some(isTooHigh)) return endsAmong(rows)
  const countable = boundsOf(await readPriceStreams(db, { rate, store: scope.store }, base), {})
  return endsAmong(await readEnds(db, { scope, rate, countable }, base))
}

function readEnds(db: Queryable, { scope, rate, countable }: Asked & { countable?: PriceBounds[] }, base: string) {
  return queryPrepared<EndsRow>(
    db,
    'price-ends',
    sql`
    with recursive ${chosenRate(base, rate)}, ${scopeTables(scope)} ${movedHere}, ${ownTerms}, ${singles(scope)},
      ${countable ? sql`${boundsTables(countable)},` : sql``}
      ends as (${endsOfTerms(scope, countable !== undefined)} union all ${endsOfSingles(countable !== undefined)})
    select ends.currency as "storeCurrency", lowest::float8, highest::float8, pinned::float8,
      chosen.currency as "rateCurrency", chosen.active as "rateActive",
      coalesce(own.margin_pct, chosen.margin_pct) as "marginPct", coalesce(own.rounding, chosen.rounding) as rounding,
      ${crossSoldAt} as cross
    from ends cross join chosen
    left join cross_rates on cross_rates.rate_id = chosen.id and cross_rates.from_currency = ends.currency
    left join own on own.store_id = ends.own_store_id
    where lowest is not null or pinned is not null`,
  )
}

function endsAmong(rows: readonly EndsRow[]): Facets['price'] {
  const ends = rows.map((row) => ({ low: priceAt(row.lowest, row), high: priceAt(row.highest, row) }))
  const amounts = ends.flatMap(({ low, high }) => (low === null || high === null ? [] : [low, high]))
  const currency = rows[0]?.rateCurrency
  if (amounts.length === 0 || !currency) return null
  const end = (pick: (a: number, b: number) => number) => ({ amount: amounts.reduce((a, b) => pick(a, b)), currency })
  return { min: end(Math.min), max: end(Math.max) }
}

function priceAt(unitStoreMinor: number | null, row: EndsRow): number | null {
  const rate = pricingRateOf(row)
  const facts = { storeCurrency: row.storeCurrency, cross: row.cross }
  const prices = [
    unitStoreMinor === null ? null : priceUnit({ ...facts, unitStoreMinor, pinnedMinor: null }, rate).unitMinor,
    row.pinned === null ? null : priceUnit({ ...facts, unitStoreMinor: 0, pinnedMinor: row.pinned }, rate).unitMinor,
  ].filter((price) => price !== null)
  return prices.length === 0 ? null : Math.min(...prices)
}

/** The range of listings that follow terms, from the two ends of an index each. */
function endsOfTerms(scope: Scope, isCountable: boolean): SQL {
  const { category, store, ...others } = scope
  const places = category === undefined ? sql`` : sql`cross join category_and_below as place`
  const listed = sql`not is_pinned and ${inScope(others)}
    ${category === undefined ? sql`` : sql`and category_id = place.id`}
    and ${isFolded}`
  const ends = (which: SQL, bound: SQL) => {
    const from = sql`from listings where ${which} and ${listed} ${isCountable ? sql`and price_minor <= (${highest(bound)})` : sql``}`
    return sql`(select price_minor ${from} order by price_minor limit 1) as lowest,
      (select price_minor ${from} order by price_minor desc limit 1) as highest, null::bigint as pinned`
  }
  if (store !== undefined) {
    return sql`select currency, own.store_id as own_store_id, ${ends(sql`store_id = stores.id`, sql`true`)}
      from stores left join own on own.store_id = stores.id ${places} where ${matchesIdOrSlug('stores', store)}`
  }
  return sql`
    select currency, null::uuid as own_store_id,
      ${ends(sql`currency = sold.currency and store_id not in (select store_id from own)`, ofCurrency(sql`sold.currency`))}
    from (select distinct currency from stores) as sold ${places}
    union all
    select currency, own.store_id, ${ends(sql`store_id = own.store_id`, sql`own_store_id = own.store_id`)}
    from own join stores on stores.id = own.store_id ${places}`
}

/** The highest price in a stream that can be counted in the chosen currency. */
const highest = (which: SQL) => sql`select high from bounds where ${which}`
const ofCurrency = (currency: SQL) => sql`own_store_id is null and bounds.currency = ${currency}`

/** The price of a single product that is not pinned in the chosen currency is converted like any other. */
function endsOfSingles(isCountable: boolean): SQL {
  const bound = sql`case when singles.own_store_id is null then ${ofCurrency(sql`singles.currency`)}
    else bounds.own_store_id = singles.own_store_id end`
  return sql`
    select currency, own_store_id, min(low), max(low), null from singles
    where pinned is null ${isCountable ? sql`and low <= (${highest(bound)})` : sql``} group by currency, own_store_id
    union all
    select currency, own_store_id, low, low, pinned from singles where pinned is not null`
}
