import { type SQL, sql } from 'drizzle-orm'
import { matchingProducts, type UnderstoodFilters } from '../search/match-products.ts'
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

/**
 * The listings that match all filters, at most so many. With words, the products that have them are found first. Where `most` have
 * them and nothing else is asked of a listing, only their ids are told, as nobody counts further. A limit as a literal would be
 * planned as if matches were found at once.
 */
export function matchListings(filters: UnderstoodFilters, most: number): SQL {
  const { words, bounds, inStock, ...ofProduct } = filters
  const enough = sql`limit (select ${most}::int)`
  if (words === undefined)
    return sql`select listed.* from (${sql.join(listedParts(filters), sql` union all `)}) as listed ${enough}`
  const wording = sql`select products.id as product_id ${matchingProducts({ ...ofProduct, words })}`
  const listed = sql`select listed.* from found
    join (${sql.join(listedParts({ bounds, inStock }), sql` union all `)}) as listed on listed.product_id = found.product_id`
  if (bounds !== undefined || inStock !== undefined)
    return sql`with found as materialized (${wording}) ${listed} ${enough}`
  return sql`
    with every as materialized (${wording}), found as materialized (select product_id from every ${enough}),
      known as (select count(*) < ${most} as are_all from found)
    ${listed} where (select are_all from known)
    union all
    select product_id, null, null, null, null, null, null from found where not (select are_all from known)`
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
