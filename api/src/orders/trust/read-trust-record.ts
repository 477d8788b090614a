import { sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { sendBySql } from '../parcels/send-by.ts'
import { refundedOf } from '../refunds/refunded-parcels.ts'
import { recordDays, type TrustRecord } from './trust-rule.ts'

const daySeconds = 86_400

/** Cancelled, or refunded in full before it was sent: nothing was bought, and nothing is late. */
const isOff = sql`(parcels.state = 'cancelled' or (parcels.state in ('new', 'packed') and exists (
  select from (${refundedOf(sql`parcels.id`)}) as refunded
  where refunded.back >= parcels.items_minor + parcels.delivery_minor
    or refunded.units >= (select sum(quantity) from order_lines where parcel_id = parcels.id))))`

/** The moment at which a parcel left the store; an undone step leaves no entry. A parcel that is handed over in the store has one. */
const sentAt = sql`(select min(at) from order_events
  where order_events.order_id = parcels.order_id and order_events.parcel_id = parcels.id and kind in ('shipped', 'delivered'))`

/**
 * Bank disputes about the parcel, won or lost; one of an order is about each parcel until a person names one. Where the bank has only
 * asked, or ended it without a decision, there was none.
 */
const disputesOf = sql`(select count(*) from disputes
  where disputes.order_id = parcels.order_id and coalesce(disputes.parcel_id, parcels.id) = parcels.id
    and disputes.state not in ('inquiry', 'closed'))`

const isOwn = sql`exists (select from members
  where members.store_id = parcels.store_id and members.account_id = orders.account_id)`

/**
 * Reads the records of stores: one statement. An order counts for a store when it was placed within 90 days and is paid, a cash
 * order once it has arrived; not when it was taken back before it was sent. What the store's own people bought counts in no figure.
 * Disputes are counted over all paid parcels of these days, so cancelling one removes no dispute. Late is a parcel that was sent
 * after, or is unsent at, the moment that the store's list of orders shows as its last (`sendByOf`). Days are whole days since the
 * payment of the first order that was placed and paid, whatever became of it.
 */
export async function readTrustRecords(
  db: Queryable,
  { storeIds, now }: { storeIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, TrustRecord>> {
  if (storeIds.length === 0) return new Map()
  const at = sql`${now.toISOString()}::timestamptz`
  const since = addSeconds(now, -recordDays * daySeconds).toISOString()
  const { rows } = await db.execute<TrustRecord & { id: string }>(sql`
    select stores.id, recent.*,
      coalesce(floor(extract(epoch from ${at} - first.paid_at) / ${daySeconds}), 0)::int as days
    from stores
    left join lateral (
      select orders.paid_at from parcels join orders on orders.id = parcels.order_id
      where parcels.store_id = stores.id and parcels.state <> 'waiting' and orders.paid_at is not null
      order by parcels.placed_at nulls first, parcels.id nulls first limit 1) as first on true
    cross join lateral (
      select count(*) filter (where not is_off and not is_own and is_paid)::int as orders,
        coalesce(sum(disputes), 0)::int as disputes,
        count(*) filter (where not is_off and not is_own and (is_sent or send_by < ${at}))::int as due,
        count(*) filter (where not is_off and not is_own and coalesce(sent_at, case when not is_sent then ${at} end) > send_by)::int as late
      from (
        select ${isOff} as is_off, ${isOwn} as is_own, ${disputesOf} as disputes, ${sendBySql} as send_by, ${sentAt} as sent_at,
          parcels.state not in ('new', 'packed') as is_sent,
          not orders.pays_cash or parcels.state = 'delivered' as is_paid
        from parcels join orders on orders.id = parcels.order_id
        where parcels.store_id = stores.id and parcels.state <> 'waiting'
          and parcels.placed_at > ${since} and orders.paid_at is not null
      ) as parcel
    ) as recent
    where stores.id in (${sql.join(
      storeIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`)
  return new Map(rows.map(({ id, ...record }) => [id, record]))
}

/** Reads the record of one store, which exists. */
export async function readTrustRecord(db: Queryable, storeId: string, now: Date): Promise<TrustRecord> {
  const record = (await readTrustRecords(db, { storeIds: [storeId], now })).get(storeId)
  if (!record) throw new Error(`There is no store ${storeId}`)
  return record
}
