import type { StoreBalance } from '@makola/contract/ledger.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { earnedWithParcel, owedTo } from './carried-sums.ts'

type Row = {
  storeId: string
  currency: string
  pending: string
  available: string
  onItsWay: string
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
 * postings since. A parcel's money is pending until the parcel is released and while it is held back, and so are its refunds;
 * everything else is available.
 * Stores are summed one by one in that order, so that a limit ends the work.
 */
export async function readBalances(
  db: Queryable,
  { of, now, isOwed = false, limit }: Asked,
): Promise<ReadonlyMap<string, StoreBalance>> {
  const { rows } = await db.execute<Row>(sql`
    select asked.id as "storeId", asked.currency, held.minor as pending, owed.minor - held.minor as available,
      on_its_way.minor as "onItsWay", held.next as "nextAvailableAt"
    from (select id, currency, name from stores where ${of} order by currency, name, id) as asked
    cross join lateral (${owedTo(sql`asked.id`, sql`asked.currency`)}) as owed
    cross join lateral (${held(now)}) as held
    cross join lateral (
      select coalesce(sum(minor), 0) as minor from payouts
      where store_id = asked.id and currency = asked.currency and state in ('requested', 'sent')) as on_its_way
    ${isOwed ? sql`where owed.minor <> 0 or held.minor <> 0 or on_its_way.minor <> 0` : sql``}
    order by asked.currency, asked.name, asked.id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`)
  return new Map(rows.map((row) => [row.storeId, present(row)]))
}

/** The amounts from the store's parcels that are unreleased or held back, and the time of the next release. */
const held = (now: Date) => sql`
  select coalesce(sum(earned), 0) as minor, min(available_at) filter (where earned <> 0) as next
  from (
    select case when parcel_id in (${withOpenHold}) then null else available_at end as available_at,
      coalesce(minor, ${earnedWithParcel}) as earned
    from sale_releases where store_id = asked.id and available_at > ${now.toISOString()}
    union all
    select null, coalesce(minor, ${earnedWithParcel})
    from sale_releases where parcel_id in (${withOpenHold}) and available_at <= ${now.toISOString()}) as parcels`

/** Held back by a request, a dispute …: nobody knows until when. */
const withOpenHold = sql`select parcel_id from sale_holds where store_id = asked.id and closed_at is null`

/** The amount that becomes available to a store from a moment to the end of its day, in minor units. */
export async function readReleased(
  db: Queryable,
  { storeId, from, timeZone }: { storeId: string; from: string; timeZone: string },
): Promise<number> {
  const { rows } = await db.execute<{ minor: string }>(sql`
    select coalesce(sum(coalesce(minor, ${earnedWithParcel})), 0) as minor
    from sale_releases join (select ${storeId}::uuid as id) as asked on sale_releases.store_id = asked.id
    where available_at >= ${from} and parcel_id not in (${withOpenHold})
      and available_at < (date_trunc('day', ${from}::timestamptz at time zone ${timeZone}) + interval '1 day')
        at time zone ${timeZone}`)
  return Number(rows[0]?.minor ?? 0)
}

function present({ currency, nextAvailableAt, ...row }: Row): StoreBalance {
  const money = (minor: string) => ({ amount: Number(minor), currency })
  return {
    currency,
    pending: money(row.pending),
    available: money(row.available),
    onItsWay: money(row.onItsWay),
    nextAvailableAt: nextAvailableAt ? new Date(nextAvailableAt).toISOString() : null,
  }
}
