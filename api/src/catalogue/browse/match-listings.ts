import { type SQL, sql } from 'drizzle-orm'
import { hasWords, type UnderstoodFilters } from '../search/match-products.ts'
import { isConvertedWithin, isWithin } from '../search/price-bounds.ts'
import { inScope, isFolded } from './listed-now.ts'

const columns = sql.raw('product_id, store_id, category_id, currency, price_minor, featured, in_stock')
const ofListing = { product: 'product_id', store: 'store_id', currency: 'currency', price: 'price_minor' }

/**
 * The current listings of a scope in a range of prices, folded or not, in parts; follows `moved` and the tables of the scope. Those
 * with pinned prices are a part by themselves, so that the others are found in an index by their prices.
 */
function listedParts({ bounds, words: _, rate: __, ...scope }: UnderstoodFilters): SQL[] {
  const converted = bounds === undefined ? sql`true` : isConvertedWithin(bounds, ofListing)
  const within = bounds === undefined ? sql`true` : isWithin(bounds, ofListing)
  const folded = sql`select ${columns} from listings where ${inScope(scope)}
    and ${isFolded}`
  return [
    sql`${folded} and not is_pinned and ${converted}`,
    sql`${folded} and is_pinned and ${within}`,
    sql`select ${columns} from moved where products = 1 and ${inScope(scope)} and ${within}`,
  ]
}

/** The listings that match all filters, at most so many. A limit as a literal would be planned as if matches were found at once. */
export function matchListings(filters: UnderstoodFilters, most: number): SQL {
  const { words } = filters
  const products = words === undefined ? sql`` : sql`join products on products.id = listed.product_id`
  return sql`
    select listed.* from (${sql.join(listedParts(filters), sql` union all `)}) as listed ${products}
    where ${hasWords(words)} limit (select ${most}::int)`
}

type Part = { start: SQL; order: SQL; limit: SQL }

/** The ids of a scope's listings in a range of prices, as `id` with `key`, when they were created: the first ones of each part. */
export function newestListings(filters: UnderstoodFilters, { start, order, limit }: Part): SQL {
  const parts = listedParts(filters).map(
    (listed) => sql`(
      select id, key from (
        select products.id, products.created_at as key
        from (${listed}) as listed join products on products.id = listed.product_id and products.status = 'active') as found
      ${start} ${order} ${limit})`,
  )
  return sql.join(parts, sql` union all `)
}
