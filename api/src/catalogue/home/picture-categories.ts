import type { CategoryTile } from '@makola/contract/catalogue/home.ts'
import { sql } from 'drizzle-orm'
import { type PictureRow, presentPicture } from '../../media/pictures/present-picture.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { restOnProduct, restOnSales } from '../answer-tags.ts'
import { listCategories } from '../categories/list-categories.ts'

const mostTiles = 12
/** So many of the newest products of a category are looked at for its picture. */
const looked = 12

type Row = { rootId: string; productId: string; picture: PictureRow }

/** The categories at the top of the tree that have products, each with the picture of one that sells well, or a featured or new one. */
export async function pictureCategories(db: Queryable, mediaUrl: string): Promise<CategoryTile[]> {
  restOnSales()
  const tree = await listCategories(db)
  const roots = tree.filter(({ parentId, productCount }) => parentId === null && productCount > 0).slice(0, mostTiles)
  const { rows } = await db.execute<Row>(sql`
    with recursive lines as (
      select id as root_id, id from categories where id = any(${sql.param(roots.map(({ id }) => id))}::uuid[])
      union all select root_id, categories.id from categories join lines on parent_id = lines.id)
    select distinct on (root_id) root_id as "rootId", found.id as "productId", to_jsonb(pictures) as picture
    from lines
    cross join lateral (
      select products.id, products.featured, products.created_at
      from products join stores on stores.id = store_id and stores.status <> 'closed'
      where category_id = lines.id and products.status = 'active'
      order by products.created_at desc nulls last, products.id desc nulls last limit ${sql.raw(String(looked))}) as found
    join product_pictures on product_pictures.product_id = found.id and product_pictures.position = 0
    join pictures on pictures.id = picture_id
    left join best_sellers on best_sellers.product_id = found.id
    order by root_id, coalesce(units, 0) desc, featured desc, found.created_at desc, found.id desc`)
  const byRoot = new Map(rows.map((row) => [row.rootId, row]))
  return roots.map(({ id, slug, name, productCount }) => {
    const row = byRoot.get(id)
    if (row) restOnProduct(row.productId)
    return { slug, name, productCount, picture: row ? presentPicture(row.picture, mediaUrl) : null }
  })
}
