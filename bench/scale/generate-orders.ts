import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../api/src/platform/database/database.ts'

/**
 * Paid orders of generated products over the last 300 days: a parcel, a line, a capture and the books each. The older ones
 * have arrived; the last month's are under way. Buyers pay in the currency of the store.
 */
export async function generateOrders(tx: Pick<Queryable, 'execute'>, count: number): Promise<void> {
  await tx.execute(soldThings(count))
  for (const statement of [...ordersAndParcels, ...money, ...books]) await tx.execute(statement)
}

/** One row an order, from which every other row is made. */
const soldThings = (count: number): SQL => sql`
  create temporary table sold on commit drop as
  with offered as (
      select variants.*, products.name as product_name, stores.currency, stores.country_code, stores.slug as store_slug,
        row_number() over (order by sku) - 1 as n
      from variants join products on products.id = product_id join stores on stores.id = variants.store_id
      where sku like 'generated-%'),
    largest as (
      select id as variant, row_number() over (order by sku) - 1 as n
      from offered where store_id = (select store_id from offered group by store_id order by count(*) desc limit 1)),
    sizes as (select (select count(*) from offered) as offered, (select count(*) from largest) as largest),
    turns as (
      select i, case when i % 3 = 0 then i % sizes.largest end as in_largest,
        case when i % 3 <> 0 then i::bigint * 7919 % sizes.offered end as in_offered
      from generate_series(1, ${count}::int) as i cross join sizes),
    picked as (
      select i, coalesce(largest.variant, offered.id) as variant
      from turns
      left join largest on largest.n = in_largest
      left join offered on offered.n = in_offered)
  select i, uuidv7() as order_id, uuidv7() as parcel_id, uuidv7() as line_id, uuidv7() as payment_id, uuidv7() as attempt_id,
    uuidv7() as fact_id, uuidv7() as receipt_id, uuidv7() as sale_id, upper(lpad(to_hex(i), 8, 'X')) as number,
    offered.*, 1 + i % 3 as quantity, price_minor * (1 + i % 3) as items, price_minor * (1 + i % 3) + 500 as sum,
    price_minor * (1 + i % 3) / 10 as fee, moment.at, case when moment.at < now() - interval '30 days' then 'delivered'
      else (array['new', 'packed', 'shipped'])[1 + i % 3] end as state
  from picked join offered on offered.id = picked.variant
  cross join lateral (select now() - make_interval(secs => i * 300.0 * 86400 / ${count}::int + 7200) as at) as moment`

const ordersAndParcels = [
  sql`insert into orders (id, number, state, country_code, currency, rate_snapshot, phone, address, items_minor, delivery_minor,
      total_minor, tracking_hash, held_until, placed_at, paid_at, closed_at)
    select order_id, number, case sold.state when 'delivered' then 'completed' else 'paid' end, sold.country_code, sold.currency,
      model.rate_snapshot, '+2348' || (100000000 + i), jsonb_set(model.address, '{name}', to_jsonb(
        (array['Ama','Kofi','Ngozi','Seydou','Wanjiru','Thabo','Fatou'])[1 + i % 7] || ' '
        || (array['Mensah','Okafor','Traore','Kamau','Nkosi','Diop','Bello','Adeyemi','Osei','Nsubuga','Banda'])[1 + i / 7 % 11])),
      items, 500, sum, md5(order_id::text), at + interval '15 minutes', at, at, case sold.state when 'delivered' then at end
    from sold cross join (select rate_snapshot, address from orders order by placed_at limit 1) as model`,
  sql`insert into parcels (id, order_id, store_id, number, state, delivery_name, min_days, max_days, items_minor, delivery_minor,
      store_currency, items_store_minor, delivery_store_minor, placed_at)
    select parcel_id, order_id, store_id, number || '-A', state, 'Standard', 2, 5, items, 500, currency, items, 500, at from sold`,
  sql`insert into order_lines (id, order_id, parcel_id, product_id, variant_id, name, variant_title, sku, quantity, unit_minor,
      line_minor, unit_store_minor, line_store_minor)
    select line_id, order_id, parcel_id, product_id, id, product_name, title, sku, quantity, price_minor, items, price_minor, items
    from sold`,
  sql`insert into order_events (id, order_id, parcel_id, kind, at)
    select uuidv7(), order_id, case kind when 'delivered' then parcel_id end, kind, at
    from sold cross join unnest(array['placed', 'paid', 'delivered']) as kind where kind <> 'delivered' or state = 'delivered'`,
  sql`insert into holds (order_id, variant_id, quantity, state, expires_at)
    select order_id, id, quantity, 'sold', at from sold`,
  sql`insert into stock_movements (id, variant_id, kind, quantity, order_id, actor, at)
    select uuidv7(), id, 'sold', -quantity, order_id, 'bench', at from sold`,
]

const money = [
  sql`insert into payments (id, order_id, label, amount_minor, currency, state, captured_minor, created_at, settled_at)
    select payment_id, order_id, number, sum, currency, 'paid', sum, at, at from sold`,
  sql`insert into payment_attempts (id, payment_id, provider, reference, state, created_at, closed_at)
    select attempt_id, payment_id, 'sandbox', 'bench-' || i, 'succeeded', at, at from sold`,
  sql`insert into payment_facts (id, payment_id, attempt_id, provider, transaction_id, decision, amount_minor, currency,
      is_capture, at)
    select fact_id, payment_id, attempt_id, 'sandbox', 'bench-' || i, 'paid', sum, currency, true, at from sold`,
]

const books = [
  sql`insert into ledger_postings (id, key, kind, order_id, order_number, note, at)
    select receipt_id, 'receipt:' || fact_id, 'receipt', order_id, number, 'sandbox bench-' || i, at from sold`,
  sql`insert into ledger_postings (id, key, kind, store_id, order_id, parcel_id, order_number, parcel_number, at)
    select sale_id, 'sale:' || parcel_id, 'sale', store_id, order_id, parcel_id, number, number || '-A', at from sold`,
  sql`insert into ledger_entries (id, posting_id, account, provider, order_id, store_id, currency, minor)
    select uuidv7(), case when is_receipt then receipt_id else sale_id end, account,
      case account when 'clearing' then 'sandbox' end, case account when 'buyer' then order_id end,
      case account when 'seller' then store_id end, currency, minor
    from sold cross join lateral (values
      (true, 'clearing', sum), (true, 'buyer', -sum), (false, 'buyer', sum), (false, 'exchange', -sum),
      (false, 'exchange', sum - fee), (false, 'seller', fee - sum), (false, 'exchange', fee), (false, 'commission', -fee)
    ) as entry (is_receipt, account, minor) where minor <> 0`,
  sql`insert into line_commissions (order_line_id, posting_id, name, variant_title, quantity, line_minor, commission_minor)
    select line_id, sale_id, product_name, title, quantity, items, fee from sold`,
  sql`insert into sale_releases (parcel_id, store_id, available_at)
    select parcel_id, store_id, at + case state when 'delivered' then interval '7 days' else interval '30 days' end from sold`,
]
