import type { Suggestions } from '@makola/contract/catalogue/suggestions.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type PictureRow, presentPicture } from '../../media/pictures/present-picture.ts'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { unseen } from '../../platform/database/prepare-once.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { restOnListed, restOnPictured, restOnProduct, restOnSales } from '../answer-tags.ts'
import { moved } from '../browse/listed-now.ts'
import { categories } from '../tables.ts'
import { soundsLike } from './sounds-like.ts'

const mostFound = 3
const mostPopular = 6
/** So many of the newest products of a category are looked at for its picture. */
const looked = 12

type Found = Suggestions['categories']
type Row = Omit<Found[number], 'picture'> & { pictured: { productId: string; picture: PictureRow } | null }
type Shown = Pick<Config, 'mediaUrl'>

/** Categories with names like these words, in which something is sold. */
export function suggestCategories(db: Queryable, q: string, config: Shown): Promise<Found> {
  const { condition, likeness } = soundsLike(categories.name, unseen(sql`${q}`, 'text'))
  const named = sql`
    select id, row_number() over (order by ${likeness} desc, name) as place from categories where ${condition}
    order by place limit ${sql.raw(String(mostFound))}`
  return describe(db, sql`named as materialized (${named})`, config)
}

/** The categories at the top of the tree whose products sold best, in which something is sold. */
export function suggestPopularCategories(db: Queryable, config: Shown): Promise<Found> {
  const sold = sql`
    select root_id, sum(units) as units
    from best_sellers join products on products.id = product_id join trees on trees.id = category_id group by root_id`
  return describe(
    db,
    sql`
    trees as (
      select id as root_id, id from categories where parent_id is null
      union all select root_id, categories.id from categories join trees on parent_id = trees.id),
    named as materialized (
      select categories.id, row_number() over (order by coalesce(units, 0) desc, position, name) as place
      from categories left join (${sold}) as sold on root_id = categories.id where parent_id is null
      order by place limit ${sql.raw(String(mostPopular))})`,
    config,
  )
}

/** Counts what is on sale in these categories and below, and finds the picture of something that sells well, or is new. */
async function describe(db: Queryable, named: SQL, { mediaUrl }: Shown): Promise<Found> {
  restOnListed({})
  restOnSales()
  restOnPictured()
  const rows = await queryPrepared<Row>(
    db,
    'suggest-categories',
    sql`
    with recursive ${named}, ${moved},
      lines as (
        select id as root_id, id from named
        union all select root_id, categories.id from categories join lines on parent_id = lines.id),
      counted as (
        select root_id, sum(products)::int as products
        from lines join (
          select category_id, products from listing_counts where level = 'category'
          union all select category_id, products from moved) as every on category_id = lines.id
        group by root_id)
    select slug, name, products as "productCount", (
      select json_build_object('productId', found.id, 'picture', to_jsonb(pictures))
      from lines
      cross join lateral (
        select products.id, products.created_at
        from products join stores on stores.id = store_id and stores.status = 'open'
        where category_id = lines.id and products.status = 'active'
        order by products.created_at desc nulls last, products.id desc nulls last limit ${sql.raw(String(looked))}) as found
      join product_pictures on product_pictures.product_id = found.id and product_pictures.position = 0
      join pictures on pictures.id = picture_id
      left join best_sellers on best_sellers.product_id = found.id
      where lines.root_id = named.id
      order by coalesce(units, 0) desc, found.created_at desc, found.id desc limit 1) as pictured
    from named join categories using (id) join counted on root_id = named.id
    where products > 0
    order by place`,
  )
  return rows.map(({ pictured, ...category }) => {
    if (pictured) restOnProduct(pictured.productId)
    return { ...category, picture: pictured && presentPicture(pictured.picture, mediaUrl) }
  })
}
