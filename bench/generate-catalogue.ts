import { sql } from 'drizzle-orm'
import type { Platform } from '../api/src/platform/platform.ts'

/**
 * Adds `count` generated products to the stores of a seeded shop: names of four words, a variant with stock each, over stores and
 * categories and over the last two years.
 */
export async function generateCatalogue({ database }: Platform, count: number): Promise<void> {
  await database.execute(sql`
    with numbered_stores as (select id, row_number() over (order by slug) - 1 as n, count(*) over () as total from stores),
      numbered_categories as (select id, row_number() over (order by slug) - 1 as n, count(*) over () as total from categories),
      words as (select array['Indigo','Woven','Carved','Beaded','Painted','Quiet','River','Harvest','Market','Savanna',
        'Coastal','Golden','Copper','Cedar','Cotton','Raffia','Linen','Clay','Ember','Harmattan'] as list),
      made as (
        insert into products (id, store_id, category_id, slug, name, description, tags, status, min_price_minor, max_price_minor, created_at)
        select gen_random_uuid(), s.id, c.id, 'generated-' || i,
          w.list[1 + i % 20] || ' ' || w.list[1 + (i / 20) % 20] || ' ' || (array['bowl','scarf','lamp','basket','shirt'])[1 + i % 5] || ' ' || i,
          '<p>A generated product for measuring.</p>', array['generated'], 'active',
          100 + (i::bigint * 7919) % 900000, 100 + (i::bigint * 7919) % 900000, now() - make_interval(mins => i % 1000000)
        from generate_series(1, ${count}) as i
          cross join words w
          join numbered_stores s on s.n = i % s.total
          join numbered_categories c on c.n = i % c.total
        returning id, store_id, slug, min_price_minor)
    insert into variants (id, product_id, store_id, sku, price_minor, on_hand)
    select gen_random_uuid(), id, store_id, slug, min_price_minor, 1000000 from made`)
  await database.execute(sql`
    insert into stock_movements (id, variant_id, kind, quantity, actor)
    select gen_random_uuid(), id, 'initial', on_hand, 'bench' from variants where sku like 'generated-%'`)
  await database.execute(sql`vacuum analyze products, variants, stock_movements`)
}
