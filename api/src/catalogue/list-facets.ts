import type { Facets } from '@makola/contract/catalogue.ts'
import { sql } from 'drizzle-orm'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/database.ts'
import { matchProducts, type ProductFilters, queryProducts } from './match-products.ts'
import { understandFilters } from './understand-words.ts'

type FacetRow = {
  total: number
  inStock: number
  categories: Facets['categories'] | null
  stores: Facets['stores'] | null
  lowestMinor: number | null
  highestMinor: number | null
  currency: string | null
}

/**
 * How many products pass the filters, by category, store and stock, and between which prices. The range of prices leaves
 * the filter by price out, so that a slider keeps its ends.
 */
export async function listFacets(
  db: Queryable,
  { min, max, ...asked }: ProductFilters,
  { baseCurrency }: Pick<Config, 'baseCurrency'>,
): Promise<Facets> {
  const inRange = sql`${min === undefined ? sql`true` : sql`key >= ${min}`}
    and ${max === undefined ? sql`true` : sql`key <= ${max}`}`
  const filters = await understandFilters(db, asked, baseCurrency)
  const [facets] = await queryProducts<FacetRow>(
    db,
    filters,
    sql`
    ${matchProducts(filters, 'price', baseCurrency)},
    counted as materialized (
      select products.category_id, stores.slug, stores.name,
        stores.status = 'open'
          and exists (select 1 from variants where product_id = products.id and on_hand > held and removed_at is null) as is_stocked
      from matching join products using (id) join stores on stores.id = products.store_id
      where ${inRange})
    select
      (select count(*)::int from counted) as total,
      (select count(*)::int from counted where is_stocked) as "inStock",
      (select json_agg(facet order by count desc, name) from (
        select categories.slug, categories.name, count(*)::int from counted
        join categories on categories.id = category_id group by categories.id) as facet) as categories,
      (select json_agg(facet order by count desc, name) from (
        select slug, name, count(*)::int from counted group by slug, name) as facet) as stores,
      (select min(key)::float8 from matching) as "lowestMinor",
      (select max(key)::float8 from matching) as "highestMinor",
      (select currency from chosen) as currency`,
  )
  if (!facets) throw new Error('The facets had no row')
  return present(facets)
}

function present({ total, inStock, categories, stores, lowestMinor, highestMinor, currency }: FacetRow): Facets {
  const hasPrices = lowestMinor !== null && highestMinor !== null && currency !== null
  return {
    total,
    inStock,
    categories: categories ?? [],
    stores: stores ?? [],
    price: hasPrices ? { min: { amount: lowestMinor, currency }, max: { amount: highestMinor, currency } } : null,
  }
}
