import type { OrderAddress, OrderState, ParcelState } from '@makola/contract/orders/orders.ts'
import type { ParcelCounts, ParcelRow } from '@makola/contract/orders/parcels.ts'
import { formatDestination } from '@makola/countries/format-address.ts'
import { sql } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { refundedOf, refundedUnsent } from '../refunds/refunded-parcels.ts'
import { cashDueOf } from './cash-due.ts'
import { isInState, matchParcels, type ParcelFilter, startAfter } from './match-parcels.ts'
import { sendByOf } from './send-by.ts'

type Asked = ParcelFilter & { store: string; limit?: number | undefined; cursor?: string | undefined }

type Row = {
  counts: Partial<ParcelCounts> | null
  /** Those among them that were refunded before they were sent. */
  unsent: Partial<ParcelCounts> | null
  id: string | null
  orderId: string
  number: string
  state: ParcelState
  orderState: OrderState
  placedAt: string
  paidAt: string | null
  minDays: number
  maxDays: number
  address: OrderAddress
  units: number
  refundedUnits: number
  backMinor: string
  totalMinor: string
  currency: string
  totalStoreMinor: string
  storeCurrency: string
  paysCash: boolean
  isPickup: boolean
}

/** Counting every match of a common name would be slow. */
const mostCounted = 10_000

const noCounts: ParcelCounts = { new: 0, packed: 0, refunded: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 }

/**
 * A page of a store's parcels, newest first, and the number in each state under the same search and dates: one statement. Parcels
 * of unpaid orders are not included.
 * @throws Problem as `findOwnStore`; `validation-failed` (422) for a cursor of another list.
 */
export async function listParcels(
  platform: Platform,
  caller: Caller,
  { limit = 24, cursor, ...asked }: Asked,
): Promise<{ data: ParcelRow[]; meta: { next: string | null; counts: ParcelCounts } }> {
  const store = await findOwnStore(platform.database, caller, asked.store, 'orders.read')
  const question = { list: 'parcels', ...asked, store: store.id }
  const after = readCursor(question, cursor)
  const matching = sql`
    from parcels ${asked.q === undefined ? sql`` : sql`join orders on orders.id = parcels.order_id`}
    where ${sql.join(matchParcels(asked, store), sql` and `)}`
  const { rows } = await platform.database.execute<Row>(sql`
    with refunded as materialized (${refundedUnsent(store.id)}),
    counts as (
      select state, count(*) as parcels
      from (select parcels.state ${matching} ${asked.q === undefined ? sql`` : sql`limit ${mostCounted}`}) as counted
      group by state),
    unsent as (
      select parcels.state, count(*) as parcels ${matching} and parcels.id in (select id from refunded) group by parcels.state),
    page as (
      select parcels.* ${matching}
      ${asked.state === undefined ? sql`` : isInState(asked.state)}
      ${after ? startAfter(after) : sql``}
      order by parcels.placed_at desc nulls last, parcels.id desc nulls last limit ${limit + 1})
    select all_counts.counts, all_counts.unsent, page.id, page.order_id as "orderId", page.number, page.state,
      orders.state as "orderState", page.placed_at as "placedAt", orders.paid_at as "paidAt", page.min_days as "minDays",
      page.max_days as "maxDays", page.is_pickup as "isPickup", orders.address, packed.units,
      refunds.units as "refundedUnits", refunds.back as "backMinor",
      page.items_minor + page.delivery_minor as "totalMinor", orders.currency,
      page.items_store_minor + page.delivery_store_minor as "totalStoreMinor", page.store_currency as "storeCurrency",
      orders.pays_cash as "paysCash"
    from (select (select json_object_agg(state, parcels) from counts) as counts,
      (select json_object_agg(state, parcels) from unsent) as unsent) as all_counts
    left join (page join orders on orders.id = page.order_id) on true
    left join lateral (
      select sum(quantity)::int as units from order_lines where parcel_id = page.id) as packed on true
    left join lateral (${refundedOf(sql`page.id`)}) as refunds on true
    order by page.placed_at desc nulls last, page.id desc nulls last`)
  const found = rows.filter((row): row is Row & { id: string } => row.id !== null)
  const { page, next } = cutPage(found, limit, question, ({ placedAt, id }) => ({ key: placedAt, id }))
  return {
    data: page.map((row) => presentRow(row, platform.clock.now())),
    meta: { next, counts: countStates(rows[0]) },
  }
}

/** A parcel refunded in full before it was sent counts neither as to pack nor as to ship. */
function countStates(row: Pick<Row, 'counts' | 'unsent'> | undefined): ParcelCounts {
  const counts = { ...noCounts, ...row?.counts }
  const { new: unpacked = 0, packed = 0 } = row?.unsent ?? {}
  return {
    ...counts,
    new: Math.max(0, counts.new - unpacked),
    packed: Math.max(0, counts.packed - packed),
    refunded: unpacked + packed,
  }
}

function presentRow(
  {
    counts: _,
    unsent: __,
    paidAt,
    minDays,
    maxDays,
    address,
    units,
    refundedUnits,
    backMinor,
    totalMinor,
    currency,
    totalStoreMinor,
    storeCurrency,
    paysCash,
    ...row
  }: Row & { id: string },
  now: Date,
): ParcelRow {
  const refundable = Number(totalMinor) - Number(backMinor)
  const isRefunded = (Number(backMinor) > 0 && refundable === 0) || refundedUnits === units
  const refundedCount = isRefunded ? units : refundedUnits
  const sendBy = isRefunded ? null : sendByOf({ state: row.state, paidAt, minDays, maxDays })
  return {
    ...row,
    itemCount: units - refundedCount,
    refundedCount,
    isRefunded,
    cashDue: cashDueOf({ paysCash, currency }, { state: row.state, refundableMinor: refundable, isRefunded }),
    refundable: { amount: refundable, currency },
    placedAt: new Date(row.placedAt).toISOString(),
    sendBy: sendBy?.toISOString() ?? null,
    isLate: sendBy !== null && sendBy < now,
    buyerName: address.name,
    // The town is another parcel's where this one is picked up.
    destination: formatDestination(row.isPickup ? { countryCode: address.countryCode } : address),
    total: { amount: Number(totalMinor), currency },
    storeTotal: { amount: Number(totalStoreMinor), currency: storeCurrency },
  }
}
