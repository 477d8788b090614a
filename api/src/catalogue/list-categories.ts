import type { CategoryNode } from '@makola/contract/catalogue.ts'
import { id } from '@makola/contract/fields.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'

/**
 * The tree of categories, parents before their children, with how many products are on sale in each and below it. They are
 * counted once, from an index alone: asked for each category, the count would be made anew for each.
 */
export async function listCategories(
  db: Queryable,
  { store }: { store?: string | undefined } = {},
): Promise<CategoryNode[]> {
  const isStore = id.safeParse(store).success ? sql`stores.id = ${store}` : sql`stores.slug = ${store?.toLowerCase()}`
  const { rows } = await db.execute<CategoryNode>(sql`
    with recursive
      on_sale as materialized (
        select category_id, sum(products) as products
        from (
          select store_id, category_id, count(*) as products from products where status = 'active'
          group by store_id, category_id) as counted
        join stores on stores.id = store_id
        where stores.status <> 'closed' and ${store === undefined ? sql`true` : isStore}
        group by category_id),
      depths as (
        select id, 0 as depth from categories where parent_id is null
        union all select categories.id, depth + 1 from categories join depths on depths.id = parent_id),
      lines as (
        select id as ancestor_id, id from categories
        union all select ancestor_id, categories.id from categories join lines on lines.id = parent_id)
    select categories.id, slug, name, parent_id as "parentId", position,
      (select coalesce(sum(products), 0)::int from lines join on_sale on on_sale.category_id = lines.id
        where ancestor_id = categories.id) as "productCount"
    from categories join depths on depths.id = categories.id
    order by depth, position, name`)
  return rows
}
