import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { restOnListed } from '../answer-tags.ts'
import { sumBy } from '../browse/count-listings.ts'
import { moved } from '../browse/listed-now.ts'

/** The tree of categories, parents before their children, with the number of products on sale in each and below it. */
export async function listCategories(
  db: Queryable,
  scope: { store?: string | undefined } = {},
): Promise<CategoryNode[]> {
  restOnListed({ store: scope.store })
  return queryPrepared<CategoryNode>(
    db,
    'list-categories',
    sql`
    with recursive ${moved},
      on_sale as materialized (${sumBy('category', { store: scope.store })}),
      depths as (
        select id, 0 as depth from categories where parent_id is null
        union all select categories.id, depth + 1 from categories join depths on depths.id = parent_id),
      lines as (
        select id as ancestor_id, id from categories
        union all select ancestor_id, categories.id from categories join lines on lines.id = parent_id),
      summed as (
        select ancestor_id, sum(products)::int as products from lines join on_sale on category_id = lines.id group by ancestor_id)
    select categories.id, slug, name, parent_id as "parentId", position, coalesce(summed.products, 0) as "productCount"
    from categories join depths on depths.id = categories.id
    left join summed on ancestor_id = categories.id
    order by depth, position, name`,
  )
}
