import type { SalesReport } from '@makola/contract/orders/sales-report.ts'
import { divideHalfUp } from '@makola/money/decimal.ts'
import { sql } from 'drizzle-orm'
import { endOf, type Period, readPeriod, startOf } from '../../ledger/statements/statement-period.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'

type Sums = { sales: number; orders: number; sold: number; refunded: number }
type Row = {
  now: Sums
  before: Sums
  products: { productId: string; name: string; units: number; sales: number }[]
  countries: { countryCode: string; orders: number; sales: number }[]
}
type Asked = { id: string; from: string; to: string }

const dayMs = 86_400_000

/**
 * Returns what a store sold in a period, beside as many days before: one statement over the parcels of both.
 * @throws Problem as `findOwnStore` and `readPeriod`.
 */
export async function getSalesReport(
  platform: Platform,
  caller: Caller,
  { id, ...asked }: Asked,
): Promise<SalesReport> {
  const { database, clock } = platform
  const store = await findOwnStore(database, caller, id, 'figures.read')
  const period = readPeriod(store, asked, clock.now())
  const row = await readSales(database, store.id, period)
  const money = (amount: number) => ({ amount, currency: store.currency })
  const present = ({ sales, orders, sold, refunded }: Sums) => ({
    sales: money(sales),
    orders,
    averageOrder: orders === 0 ? null : money(Number(divideHalfUp(BigInt(sales), BigInt(orders)))),
    soldUnits: sold,
    refundedUnits: refunded,
    refundedPct: percentOf(refunded, sold),
  })
  return {
    storeId: store.id,
    ...period,
    period: present(row.now),
    previous: present(row.before),
    products: row.products.map((product) => ({ ...product, sales: money(product.sales) })),
    countries: row.countries.map((country) => ({ ...country, sales: money(country.sales) })),
  }
}

/** A percentage with one decimal, half-up. */
function percentOf(part: number, whole: number): string | null {
  if (whole === 0) return null
  const tenths = divideHalfUp(BigInt(part) * 1000n, BigInt(whole))
  return `${tenths / 10n}.${tenths % 10n}`
}

/** As many days, up to the day before the period. */
function periodBefore({ from, to, ...zone }: Period): Period {
  const length = Date.parse(to) - Date.parse(from) + dayMs
  const dayOf = (date: string, ms: number) => new Date(Date.parse(date) + ms).toISOString().slice(0, 10)
  return { ...zone, from: dayOf(from, -length), to: dayOf(from, -dayMs) }
}

async function readSales(db: Queryable, storeId: string, period: Period): Promise<Row> {
  const { rows } = await db.execute<Row>(sql`
    with placed as materialized (
      select parcels.id, order_id, placed_at >= ${startOf(period)} as is_now, parcels.state,
        items_store_minor + delivery_store_minor as minor
      from parcels where store_id = ${storeId} and state <> 'waiting'
        and placed_at >= ${startOf(periodBefore(period))} and placed_at < ${endOf(period)}),
    refunded as materialized (
      select parcel_id, store_minor, lines from parcel_refunds
      join placed on placed.id = parcel_id
      join refunds on refunds.id = refund_id and refunds.state <> 'failed'),
    back as (select parcel_id, sum(store_minor) as minor from refunded group by 1),
    back_of_lines as (
      select (line ->> 'lineId')::uuid as line_id, sum((line ->> 'quantity')::int) as units,
        sum(coalesce((line ->> 'storeMinor')::bigint, 0)) as minor
      from refunded, jsonb_array_elements(lines) as line group by 1),
    net as materialized (
      select placed.*, placed.minor - coalesce(back.minor, 0) as left_minor,
        placed.minor > coalesce(back.minor, 0) or (placed.minor = 0 and state <> 'cancelled') as is_left
      from placed left join back on back.parcel_id = placed.id),
    sold as materialized (
      select net.is_now, order_lines.product_id, order_lines.name, net.id, quantity,
        case when is_left then coalesce(units, 0) else quantity end as refunded,
        case when is_left then line_store_minor - coalesce(back_of_lines.minor, 0) else 0 end as minor
      from net join order_lines on parcel_id = net.id left join back_of_lines on line_id = order_lines.id),
    sums as (
      select is_now, sum(left_minor) as sales, count(*) filter (where is_left) as orders from net group by 1),
    units as (select is_now, sum(quantity) as sold, sum(refunded) as refunded from sold group by 1),
    told as (
      select is_now, json_build_object('sales', sales, 'orders', orders, 'sold', coalesce(sold, 0),
        'refunded', coalesce(refunded, 0)) as counted
      from sums left join units using (is_now)),
    best as (
      select product_id as "productId", max(name) as name, sum(quantity - refunded) as units, sum(minor) as sales
      from sold where is_now group by 1 having sum(quantity - refunded) > 0 order by sales desc, name, 1 limit 10),
    lands as (
      select orders.country_code as "countryCode", count(*) filter (where is_left) as orders, sum(left_minor) as sales
      from net join orders on orders.id = order_id where is_now
      group by 1 having count(*) filter (where is_left) > 0 order by sales desc, 1),
    none as (select json_build_object('sales', 0, 'orders', 0, 'sold', 0, 'refunded', 0) as counted)
    select coalesce((select counted from told where is_now), none.counted) as now,
      coalesce((select counted from told where not is_now), none.counted) as before,
      (select coalesce(json_agg(best), '[]') from best) as products,
      (select coalesce(json_agg(lands), '[]') from lands) as countries
    from none`)
  const [row] = rows
  if (!row) throw new Error('A statement that always has one row had none')
  return row
}
