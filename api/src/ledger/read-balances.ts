import type { StoreBalance } from '@makola/contract/ledger.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'

type Row = {
  storeId: string
  currency: string
  pending: string
  available: string
  onItsWay: string
  nextAvailableAt: string | null
}

type Asked = {
  /** Which stores, as a condition on `stores`. */
  of: SQL
  now: Date
  /** Leaves out whose account with the shop is at rest. */
  isOwed?: boolean
  limit?: number
}

/**
 * What the shop owes stores in their currencies, by their ids, in the order of currency and name, from the entries
 * themselves. What a parcel brought is pending until the parcel is released, and what was taken back of it with it;
 * everything else is available. The sum of all reads an index alone, and only parcels that are pending are looked at: each
 * step is materialized, or the planner, which cannot know how few they are, would begin with all that was ever sold.
 */
export async function readBalances(
  db: Queryable,
  { of, now, isOwed = false, limit }: Asked,
): Promise<ReadonlyMap<string, StoreBalance>> {
  const { rows } = await db.execute<Row>(sql`
    with asked as materialized (select stores.id from stores where ${of}),
    waiting as materialized (
      select parcel_id, sale_releases.store_id, available_at, ledger_postings.id as posting_id
      from sale_releases
      join ledger_postings using (parcel_id)
      where sale_releases.store_id in (select id from asked) and available_at > ${now.toISOString()}),
    parcels as materialized (
      select waiting.store_id, ledger_entries.currency, available_at, -sum(minor) as minor
      from waiting
      join ledger_entries using (posting_id)
      where account = 'seller' and ledger_entries.store_id = waiting.store_id
      group by parcel_id, waiting.store_id, ledger_entries.currency, available_at),
    held as materialized (
      select store_id, currency, sum(minor) as minor, min(available_at) filter (where minor <> 0) as next
      from parcels group by store_id, currency),
    owed as materialized (
      select store_id, currency, -sum(minor) as minor from ledger_entries
      where account = 'seller' and store_id in (select id from asked)
      group by store_id, currency)
    select stores.id as "storeId", stores.currency, coalesce(held.minor, 0) as pending,
      coalesce(owed.minor, 0) - coalesce(held.minor, 0) as available, on_its_way.minor as "onItsWay",
      held.next as "nextAvailableAt"
    from stores
    left join owed on owed.store_id = stores.id and owed.currency = stores.currency
    left join held on held.store_id = stores.id and held.currency = stores.currency
    cross join lateral (
      select coalesce(sum(minor), 0) as minor from payouts
      where store_id = stores.id and currency = stores.currency and state in ('requested', 'sent')) as on_its_way
    where ${of} ${isOwed ? sql`and (owed.minor <> 0 or held.minor <> 0 or on_its_way.minor <> 0)` : sql``}
    order by stores.currency, stores.name, stores.id
    ${limit === undefined ? sql`` : sql`limit ${limit}`}`)
  return new Map(rows.map((row) => [row.storeId, present(row)]))
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
