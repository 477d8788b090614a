import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'
import { listedNow } from './browse/listed-now.ts'

/** Stock conservation (I1), and everything that the catalogue stores redundantly. */
export const invariants: readonly Invariant[] = [
  {
    id: 'catalogue.stock-adds-up',
    says: 'The stock on hand of a variant is the sum of its movements',
    query: sql`
      select variants.id, sku, on_hand, coalesce(sum(quantity), 0) as moved
      from variants left join stock_movements on variant_id = variants.id
      group by variants.id having on_hand <> coalesce(sum(quantity), 0)`,
  },
  {
    id: 'catalogue.holds-add-up',
    says: 'What is held of a variant is the sum of its active holds, and never more than there is',
    query: sql`
      select variants.id, sku, on_hand, held, coalesce(sum(quantity), 0) as in_holds
      from variants left join holds on variant_id = variants.id and holds.state = 'active'
      group by variants.id
      having held <> coalesce(sum(quantity), 0) or held < 0 or held > on_hand`,
  },
  {
    id: 'catalogue.products-have-variants',
    says: 'A product that is not deleted has a variant, and its price range is that of its variants',
    query: sql`
      select products.id, slug, min_price_minor, max_price_minor, min(price_minor) as lowest, max(price_minor) as highest
      from products left join variants on product_id = products.id and removed_at is null
      where deleted_at is null
      group by products.id
      having (min_price_minor, max_price_minor) is distinct from (min(price_minor), max(price_minor))`,
  },
  {
    id: 'catalogue.variants-of-one-store',
    says: 'A variant belongs to the store of its product',
    query: sql`
      select variants.id, sku from variants join products on products.id = product_id
      where variants.store_id <> products.store_id`,
  },
  {
    id: 'catalogue.options-fit',
    says: 'A variant has one of the values of each option of its product',
    query: sql`
      select variants.id, sku, variants.options, products.options as allowed
      from variants join products on products.id = product_id
      cross join lateral jsonb_to_recordset(products.options) as option (name text, values jsonb)
      where removed_at is null and not option.values @> jsonb_build_array(variants.options -> option.name)`,
  },
  {
    id: 'catalogue.held-is-off',
    says: 'A product that a rule for prohibited goods holds is off the shop',
    query: sql`
      select product_id from product_holds join products on products.id = product_id
      where cleared_at is null and blocked_from is null`,
  },
  {
    id: 'catalogue.main-pictures',
    says: 'A product with pictures has a main one, at position 0',
    query: sql`select product_id from product_pictures group by product_id having min(position) <> 0`,
  },
  {
    id: 'catalogue.variant-pictures',
    says: 'The picture of a variant is one of its product’s',
    query: sql`
      select id from variants where picture_id is not null and not exists (
        select from product_pictures
        where product_pictures.product_id = variants.product_id and product_pictures.picture_id = variants.picture_id)`,
  },
  {
    id: 'catalogue.category-tree',
    says: 'Every category hangs on the tree: its parents exist and go round in no circle',
    query: sql`
      with recursive reachable as (
        select id from categories where parent_id is null
        union select categories.id from categories join reachable on parent_id = reachable.id)
      select id, slug from categories where id not in (select id from reachable)`,
  },
  {
    id: 'catalogue.searched',
    says: 'What is searched of a product is what it says',
    query: sql`
      select id, name from products
      where search <> search_of(name, brand, tags, options, description)`,
  },
  {
    id: 'catalogue.option-values',
    says: 'Products are filtered by the values of their own options',
    query: sql`
      select product_id, key
      from (
        select products.id as product_id, key, true as is_said
        from products cross join lateral option_values_of(products.id, products.options)) as said
      full join option_values using (product_id, key)
      where option_values.name is null or said.is_said is null`,
  },
  {
    id: 'catalogue.listings',
    says: 'A product on sale is listed as what it is, unless a change of it waits to be folded in',
    query: sql`
      select now as is, listings as listed
      from (${listedNow}) as now full join listings using (product_id)
      where (now.product_id is null or listings.product_id is null or now <> listings)
        and product_id not in (select product_id from listing_changes)`,
  },
  {
    id: 'catalogue.listing-counts',
    says: 'Listings are counted by store, by category and by both',
    query: sql`
      with counted as (
        select case when grouping(category_id) = 1 then 'store' when grouping(store_id) = 1 then 'category' else 'both' end as level,
          store_id, category_id, featured, in_stock, count(*) as products
        from listings
        group by featured, in_stock, grouping sets ((store_id), (category_id), (store_id, category_id)))
      select level, store_id, category_id, featured, in_stock, sum(products) as off
      from (select * from counted union all
        select level, store_id, category_id, featured, in_stock, -products from listing_counts) as both_counts
      group by level, store_id, category_id, featured, in_stock having sum(products) <> 0`,
  },
  {
    id: 'catalogue.store-listings',
    says: 'The listings of a store are the sum of its counts, in its country',
    query: sql`
      select store_id, counted.products, kept.products as kept
      from (
        select store_id, sum(products) as products, coalesce(sum(products) filter (where in_stock), 0) as stocked
        from listing_counts where level = 'store' group by store_id) as counted
      full join store_listings as kept using (store_id)
      left join stores on stores.id = store_id
      where (coalesce(counted.products, 0), coalesce(counted.stocked, 0), stores.country_code)
        is distinct from (kept.products::bigint, kept.stocked::bigint, kept.country_code)`,
  },
]
