import type { StoreBalance } from '@makola/contract/ledger/ledger.ts'
import { type SQL, sql } from 'drizzle-orm'
import { owedCash } from '../../payments/providers/cash-on-delivery/pay.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { earnedWithParcel, owedTo } from './carried-sums.ts'

type Row = {
  storeId: string
  currency: string
  pending: string
  reserved: string
  available: string
  onItsWay: string
  unsent: string
  nextAvailableAt: string | null
}

type Asked = {
  /** The stores, as a condition on `stores`. */
  of: SQL
  now: Date
  /** Leaves out stores with a balance of 0. */
  isOwed?: boolean
  limit?: number
}

/**
 * Reads the amounts that the shop owes stores, in their currencies, ordered by currency and name: what is carried, and the
 * postings since. A parcel's money is pending until the parcel is released and while it is held back, and so are its refunds; its
 * reserve is pending for some days more (rule R22). Everything else is available: also cash of its buyers that the store is to pay back,
 * which it owes at once, whatever its parcel waits for.
 * Stores are summed one by one in that order, so that a limit ends the work.
 */
export async function readBalances(
  db: Queryable,
  { of, now, isOwed = false, limit }: Asked,
): Promise<ReadonlyMap<string, StoreBalance>> {
  const { rows } = await db.execute<Row>(sql`
    select asked.id as "storeId", asked.currency, held.minor as pending, held.reserved, owed.minor - held.minor as available,
      on_its_way.minor as "onItsWay", on_its_way.unsent, held.next as "nextAvailableAt"
    from (select id, currency, name from stores where ${of} order by currency, name, id) as asked
    cross join lateral (${owedTo(sql`asked.id`, sql`asked.currency`)}) as owed
    cross join lateral (${held(now)}) as held
    cross join lateral (
      select coalesce(sum(minor), 0) as minor, coalesce(sum(minor) filter (where state = 'requested'), 0) as unsent
      from payouts
      where store_id = asked.id and currency = asked.currency and state in ('requested', 'sent')) as on_its_way
    ${isOwed ? sql`where owed.minor <> 0 or held.minor <> 0 or on_its_way.minor <> 0` : sql``}
    order by asked.currency, asked.name, asked.id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`)
  return new Map(rows.map((row) => [row.storeId, present(row)]))
}

/** What the store of a row of `sale_releases` earns with its parcel. */
const earned = sql`coalesce(minor, ${earnedWithParcel})`

/** Of that, what the store lacks because it is to pay back cash that it has collected; looked up for the few that owe. */
const owedInCash = sql`case when ${earned} < 0 then (
  select coalesce(sum(ledger_entries.minor), 0) from ledger_postings
  join refunds on refunds.id = refund_id and provider_refund_id = ${owedCash('')}::text || refunds.id and refunds.state <> 'failed'
  join ledger_entries on posting_id = ledger_postings.id and account in ('seller', 'commission')
  where ledger_postings.parcel_id = sale_releases.parcel_id and kind = 'refund') else 0 end`

/** The rest, which waits with its parcel. */
const waiting = sql`${earned} + ${owedInCash}`

/** The reserve of a row of `sale_releases`, as `reserveOf` counts it; 0 without one. */
const reserve = sql`div(greatest(${earned}, 0)::numeric * reserve_basis_points, 10000)`

/** The amounts from the store's parcels that are unreleased, held back, or a reserve, and the time of the next release. */
const held = (now: Date) => sql`
  select coalesce(sum(minor), 0) as minor, coalesce(sum(minor) filter (where is_reserve), 0) as reserved,
    min(at) filter (where minor <> 0) as next
  from (
    select case when parcel_id in (${withOpenHold}) then null else available_at end as at, ${waiting} as minor,
      false as is_reserve
    from sale_releases where store_id = asked.id and available_at > ${now.toISOString()}
    union all
    select null, ${waiting}, false
    from sale_releases where parcel_id in (${withOpenHold}) and available_at <= ${now.toISOString()}
    union all
    select reserve_until, ${reserve}, true
    from sale_releases where store_id = asked.id and reserve_until > ${now.toISOString()}
      and available_at <= ${now.toISOString()} and parcel_id not in (${withOpenHold})) as parcels`

/** Held back by a request, a dispute …: nobody knows until when. */
const withOpenHold = sql`select parcel_id from sale_holds where store_id = asked.id and closed_at is null`

/** The amount that becomes available to a store from a moment to the end of its day, in minor units: reserves too. */
export async function readReleased(
  db: Queryable,
  { storeId, from, timeZone }: { storeId: string; from: string; timeZone: string },
): Promise<number> {
  const isWithin = (at: SQL) => sql`${at} >= ${from} and parcel_id not in (${withOpenHold})
    and ${at} < (date_trunc('day', ${from}::timestamptz at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone}`
  const { rows } = await db.execute<{ minor: string }>(sql`
    select coalesce(sum(minor), 0) as minor from (
      select ${waiting} - ${reserve} as minor
      from sale_releases join (select ${storeId}::uuid as id) as asked on sale_releases.store_id = asked.id
      where ${isWithin(sql`available_at`)}
      union all
      select ${reserve}
      from sale_releases join (select ${storeId}::uuid as id) as asked on sale_releases.store_id = asked.id
      where ${isWithin(sql`reserve_until`)}) as released`)
  return Number(rows[0]?.minor ?? 0)
}

function present({ currency, nextAvailableAt, ...row }: Row): StoreBalance {
  const money = (minor: string) => ({ amount: Number(minor), currency })
  return {
    currency,
    pending: money(row.pending),
    reserved: money(row.reserved),
    available: money(row.available),
    onItsWay: money(row.onItsWay),
    unsent: money(row.unsent),
    nextAvailableAt: nextAvailableAt ? new Date(nextAvailableAt).toISOString() : null,
  }
}
