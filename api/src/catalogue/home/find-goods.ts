import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { restOnStores } from '../../stores/answer-tags.ts'
import { restOnFilters, restOnOffers, restOnPictured, restOnSales } from '../answer-tags.ts'

/** So many are looked at for a shelf: some are on another one, or have no price. */
export const mostGoods = 48
/** So many of the newest goods are looked at that some of them cost little enough. */
const mostNew = 240
const mostStoresNear = 50
const fewOffers = 2000
const limit = sql.raw(`limit ${mostGoods}`)

/** Holds for products with a picture and units that can be bought now. An import without pictures must not fill a shelf. */
const isPresentable = (product: SQL) =>
  sql`exists (select from variants where product_id = ${product} and on_hand > held and removed_at is null)
      and exists (select from product_pictures where product_id = ${product})`

async function findIds(db: Queryable, statement: SQL): Promise<string[]> {
  restOnFilters({ inStock: true })
  restOnPictured()
  const { rows } = await db.execute<{ id: string }>(statement)
  return rows.map(({ id }) => id)
}

const newestFirst = sql`products.created_at desc nulls last, products.id desc nulls last`

/** The newest products, of which a condition may leave some: a statement. */
const newest = (where: SQL, most: number) => sql`
  select products.id from products
  join stores on stores.id = store_id and stores.status = 'open'
  where products.status = 'active' and ${isPresentable(sql`products.id`)} and ${where}
  order by ${newestFirst} limit ${sql.raw(String(most))}`

/** The newest products. */
export const findNew = (db: Queryable): Promise<string[]> => findIds(db, newest(sql`true`, mostNew))

/** Products that sold the most units in the last 90 days, in open stores. */
export function findBestSellers(db: Queryable): Promise<string[]> {
  restOnSales()
  return findIds(
    db,
    sql`
    select products.id from best_sellers
    join products on products.id = product_id and products.status = 'active'
    join stores on stores.id = store_id and stores.status = 'open'
    where ${isPresentable(sql`products.id`)}
    order by units desc nulls last, product_id ${limit}`,
  )
}

/**
 * The newest products with a variant that costs less than before. A few are looked up one by one: to find none of them, every
 * product would be read. Where there are many, some are among the newest.
 */
export function findOffers(db: Queryable): Promise<string[]> {
  restOnOffers()
  const offers = sql`select product_id from variants where compare_at_minor > price_minor and removed_at is null`
  return findIds(
    db,
    sql`
    with few as materialized (${offers} limit ${sql.raw(String(fewOffers + 1))}),
      known as (select count(*) <= ${sql.raw(String(fewOffers))} as are_all from few)
    (select products.id from (select distinct product_id from few) as offered
      cross join lateral (
        select * from products where id = offered.product_id and status = 'active' and ${isPresentable(sql`products.id`)}
        offset 0) as products
      join stores on stores.id = store_id and stores.status = 'open'
      where (select are_all from known)
      order by ${newestFirst} ${limit})
    union all
    (${newest(sql`not (select are_all from known) and products.id in (${offers})`, mostGoods)})`,
  )
}

/** The newest products of a country's newest stores. */
export function findNear(db: Queryable, country: string): Promise<string[]> {
  restOnStores()
  return findIds(
    db,
    sql`
    select found.id from (
      select id from stores where country_code = ${country} and status = 'open'
      order by created_at desc nulls last, id desc nulls last limit ${sql.raw(String(mostStoresNear))}) as near
    cross join lateral (
      select products.id, products.created_at from products
      where store_id = near.id and products.status = 'active' and ${isPresentable(sql`products.id`)}
      order by ${newestFirst} ${limit}) as found
    order by found.created_at desc, found.id desc ${limit}`,
  )
}
