import type { StoreFigures } from '@makola/contract/orders/figures.ts'
import { dateIn } from '@makola/countries/date-in.ts'
import { timeZoneOf } from '@makola/countries/time-zones.ts'
import { divideHalfUp } from '@makola/money/decimal.ts'
import { sql } from 'drizzle-orm'
import { productsAtLevel } from '../../catalogue/inventory/products-at-level.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { refundedUnsent } from '../refunds/refunded-parcels.ts'

type Sums = { sales: number; orders: number }
type Row = {
  /** The days of the period and of the one before, oldest first. */
  days: ({ date: string } & Sums)[]
  carts: { carts: number; bought: number }
  previousCarts: { carts: number; bought: number }
  toPack: number
  toShip: number
  lowStock: number
  outOfStock: number
}

const daySeconds = 86_400

/**
 * Returns a store's figures over the last days, today included, and over as many days before: one statement.
 * @throws Problem as `findOwnStore`.
 */
export async function getStoreFigures(
  platform: Platform,
  caller: Caller,
  { id, days = 30 }: { id: string; days?: number | undefined },
): Promise<StoreFigures> {
  const store = await findOwnStore(platform.database, caller, id, 'orders.read')
  const zone = timeZoneOf(store.countryCode)
  const to = dateIn(zone, platform.clock.now())
  // Days are counted from noon to noon: no clock change is as long as half a day.
  const daysBefore = (count: number) => dateIn('UTC', addSeconds(new Date(`${to}T12:00:00Z`), -count * daySeconds))
  const from = daysBefore(days - 1)
  const row = await readFigures(platform, { storeId: store.id, zone, first: daysBefore(2 * days - 1), from, to })
  const before = row.days.slice(0, days)
  const now = row.days.slice(days)
  const money = (amount: number) => ({ amount, currency: store.currency })
  const sumsOf = ({ sales, orders }: Sums) => ({ sales: money(sales), orders })
  const periodOf = (sums: readonly Sums[], carts: Row['carts']) => {
    const { sales, orders } = total(sums)
    const averageOrder = orders === 0 ? null : money(Number(divideHalfUp(BigInt(sales), BigInt(orders))))
    return { sales: money(sales), orders, averageOrder, conversionPct: percentOf(carts) }
  }
  return {
    storeId: store.id,
    timeZone: zone,
    from,
    to,
    today: sumsOf(now.at(-1) ?? { sales: 0, orders: 0 }),
    period: periodOf(now, row.carts),
    previous: periodOf(before, row.previousCarts),
    days: now.map((day, index) => ({
      ...sumsOf(day),
      date: day.date,
      previousSales: money(before[index]?.sales ?? 0),
    })),
    toPack: row.toPack,
    toShip: row.toShip,
    lowStock: row.lowStock,
    outOfStock: row.outOfStock,
  }
}

const total = (sums: readonly Sums[]): Sums =>
  sums.reduce((sum, { sales, orders }) => ({ sales: sum.sales + sales, orders: sum.orders + orders }), {
    sales: 0,
    orders: 0,
  })

/** A percentage with one decimal, half-up. */
function percentOf({ carts, bought }: Row['carts']): string | null {
  if (carts === 0) return null
  const tenths = divideHalfUp(BigInt(bought) * 1000n, BigInt(carts))
  return `${tenths / 10n}.${tenths % 10n}`
}

const countOnSaleAt = (level: 'low' | 'out', storeId: string) => sql`
  (select count(*)::int from products where store_id = ${storeId} and deleted_at is null and status = 'active'
    and id in (${productsAtLevel(level, storeId)}))`

async function readFigures(
  { database }: Platform,
  asked: { storeId: string; zone: string; first: string; from: string; to: string },
): Promise<Row> {
  const { storeId, zone, first, from, to } = asked
  const startOf = (date: string) => sql`(${date}::date::timestamp at time zone ${zone})`
  const { rows } = await database.execute<Row>(sql`
    with placed as (
      select id, state, placed_at, items_store_minor + delivery_store_minor as minor from parcels
      where store_id = ${storeId} and state <> 'waiting' and placed_at >= ${startOf(first)}),
    back as (
      select parcel_id, sum(store_minor) as minor from parcel_refunds
      join placed on placed.id = parcel_id
      join refunds on refunds.id = refund_id and refunds.state <> 'failed' group by parcel_id),
    sold as (
      select (placed_at at time zone ${zone})::date as date, sum(placed.minor - coalesce(back.minor, 0)) as sales,
        count(*) filter (where placed.minor > coalesce(back.minor, 0) or (placed.minor = 0 and state <> 'cancelled')) as orders
      from placed left join back on back.parcel_id = placed.id group by 1),
    refunded as materialized (${refundedUnsent(storeId)}),
    filled as (
      select cart_lines.cart_id, max(cart_lines.added_at) as at, bool_or(parcels.id is not null) as is_bought
      from variants
      join cart_lines on cart_lines.variant_id = variants.id and cart_lines.added_at >= ${startOf(first)}
      left join orders on orders.cart_id = cart_lines.cart_id
      left join parcels on parcels.order_id = orders.id and parcels.store_id = ${storeId} and parcels.state <> 'waiting'
      where variants.store_id = ${storeId}
      group by cart_lines.cart_id),
    carts as (
      select at >= ${startOf(from)} as is_now,
        json_build_object('carts', count(*), 'bought', count(*) filter (where is_bought)) as counted
      from filled group by 1),
    no_carts as (select json_build_object('carts', 0, 'bought', 0) as counted)
    select
      (select json_agg(json_build_object('date', day::date, 'sales', coalesce(sales, 0), 'orders', coalesce(orders, 0)) order by day)
        from generate_series(${first}::date, ${to}::date, interval '1 day') as day
        left join sold on sold.date = day::date) as days,
      coalesce((select counted from carts where is_now), no_carts.counted) as carts,
      coalesce((select counted from carts where not is_now), no_carts.counted) as "previousCarts",
      (select count(*)::int from parcels where store_id = ${storeId} and state = 'new' and id not in (select id from refunded)) as "toPack",
      (select count(*)::int from parcels where store_id = ${storeId} and state = 'packed' and id not in (select id from refunded)) as "toShip",
      ${countOnSaleAt('low', storeId)} as "lowStock", ${countOnSaleAt('out', storeId)} as "outOfStock"
    from no_carts`)
  const [row] = rows
  if (!row) throw new Error('A statement that always has one row had none')
  return row
}
