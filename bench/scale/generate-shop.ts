import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { foldListings } from '../../api/src/catalogue/browse/fold-listings.ts'
import { carryBooks } from '../../api/src/ledger/postings/carry-books.ts'
import { generateOrders } from './generate-orders.ts'

export type ShopSize = { stores: number; products: number; orders: number }

/**
 * Fills a seeded shop up to a size with statements alone: stores, products with one or two variants, paid orders with their
 * payments and books. A fifth of the products and a third of the orders belong to one store. Reproducible except for ids.
 */
export async function generateShop(url: string, { stores, products, orders }: ShopSize): Promise<void> {
  // A connection of its own: the shop's time out on statements that take minutes.
  const client = new pg.Pool({ connectionString: url, max: 1 })
  const database = drizzle({ client })
  await database.transaction(async (tx) => {
    await tx.execute(generatedStores(stores))
    // Triggers and references run row by row and would take longer than all the rest. The work of the products' trigger is done
    // for all of them at once; `verify` checks that it is the same.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(generatedProducts(products))
    await tx.execute(sql`select note_words(array(select word from ts_stat('select search from products')))`)
    await tx.execute(sql`insert into option_values select made.* from products
      cross join lateral option_values_of(products.id, products.options) as made on conflict do nothing`)
    await tx.execute(sql`analyze stores, products`)
    await tx.execute(generatedVariants)
    await tx.execute(sql`analyze variants`)
    await tx.execute(sql`set local enable_nestloop = off`)
    await generateOrders(tx, orders)
    await tx.execute(initialStock)
    await tx.execute(sql`insert into listing_changes (product_id) select id from products`)
    // Nobody has verified the generated stores: as unverified ones they may take few orders a day.
    await tx.execute(sql`insert into store_standing (store_id, tier) select id, 3 from stores
      on conflict (store_id) do update set tier = 3`)
    await tx.execute(sql`insert into uncarried_stores select id from stores on conflict do nothing`)
  })
  await foldListings(database)
  await carryBooks(database)
  await database.execute(sql`vacuum analyze`)
  await client.end()
}

/** Each like one of the demo's stores, in its country and currency. */
function generatedStores(count: number): SQL {
  return sql`
    with models as (select *, row_number() over (order by slug) - 1 as n, count(*) over () as total from stores)
    insert into stores (id, slug, name, tagline, story, city, country_code, currency, created_at)
    select uuidv7(), 'generated-' || i, initcap(w.list[1 + i % 10]) || ' ' || w.list[1 + i / 10 % 10] || ' ' || i, tagline, story,
      city, country_code, currency, now() - make_interval(days => i % 700)
    from generate_series(1, ${count}::int) as i
    join models on models.n = i % models.total
    cross join (select array['amber','cedar','delta','fern','harbour','juniper','lagoon','marula','oasis','palm'] as list) as w`
}

function generatedProducts(count: number): SQL {
  return sql`
    with numbered_stores as (select id, row_number() over (order by slug) - 1 as n from stores where slug like 'generated-%'),
      numbered_categories as (select id, row_number() over (order by slug) - 1 as n from categories),
      sizes as (select (select count(*) from numbered_stores) as stores, (select count(*) from numbered_categories) as categories),
      words as (select
        array['Indigo','Woven','Carved','Beaded','Painted','Quiet','River','Harvest','Market','Savanna','Coastal','Golden',
          'Copper','Cedar','Cotton','Raffia','Linen','Clay','Ember','Harmattan'] as first,
        array['bowl','scarf','lamp','basket','shirt','stool','mat','necklace','kettle','fan','tray','cushion','jug'] as thing)
    insert into products (id, store_id, category_id, slug, name, description, brand, tags, status, featured, options,
      min_price_minor, max_price_minor, created_at, updated_at, search)
    select uuidv7(), s.id, c.id, 'generated-' || i, name, description, 'Bench', tags,
      case when i % 50 = 3 then 'draft' else 'active' end, i % 500 = 0, options, price,
      price + case when i % 5 = 0 then 0 else 500 end, at, at, search_of(name, 'Bench', tags, options, description)
    from generate_series(1, ${count}::int) as i
    cross join words as w
    cross join sizes
    cross join lateral (select
      w.first[1 + i % 20] || ' ' || w.first[1 + i / 20 % 20] || ' ' || w.thing[1 + i % 13] || ' ' || i as name,
      '<p>Made by hand and made to last. A ' || w.thing[1 + i % 13] || ' for every day, ' || w.first[1 + i / 400 % 20] || '.</p>'
        as description,
      array['generated', 'batch-' || i / 50] as tags,
      case when i % 5 = 0 then '[]' else '[{"name": "Size", "values": ["Small", "Large"]}]' end::jsonb as options,
      100 + (i::bigint * 7919) % 900000 as price, now() - make_interval(mins => i * 7 % 1000000) as at) as made
    join numbered_stores as s on s.n = case when i % 5 = 0 then 0 else i % sizes.stores end
    join numbered_categories as c on c.n = i / 3 % sizes.categories`
}

/** A seventh is sold out. */
const generatedVariants = sql`
  insert into variants (id, product_id, store_id, sku, title, options, price_minor, on_hand, position)
  select uuidv7(), products.id, store_id, slug || size.suffix, coalesce(size.name, ''),
    case when size.name is null then '{}' else jsonb_build_object('Size', size.name) end,
    min_price_minor + size.position * 500, case when hashtext(slug) % 7 = 0 then 0 else 20 + abs(hashtext(slug) % 80) end, size.position
  from products
  join (values (false, '', null, 0), (true, '-s', 'Small', 0), (true, '-l', 'Large', 1))
    as size (is_sized, suffix, name, position) on is_sized = (products.options <> '[]')
  where slug like 'generated-%'`

/** The stock and the sales so far. */
const initialStock = sql`
  insert into stock_movements (id, variant_id, kind, quantity, actor)
  select uuidv7(), variants.id, 'initial', on_hand + coalesce(sold.units, 0), 'bench'
  from variants
  left join (select variant_id, -sum(quantity) as units from stock_movements where actor = 'bench' group by variant_id) as sold
    on sold.variant_id = variants.id
  where sku like 'generated-%' and on_hand + coalesce(sold.units, 0) > 0`
