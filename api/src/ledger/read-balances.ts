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
 * everything else is available. The sum of all reads an index alone, and only parcels that are pending are looked at.
 */
export async function readBalances(
  db: Queryable,
  { of, now, isOwed = false, limit }: Asked,
): Promise<ReadonlyMap<string, StoreBalance>> {
  const { rows } = await db.execute<Row>(sql`
    select stores.id as "storeId", stores.currency, held.minor as pending, owed.minor - held.minor as available,
      on_its_way.minor as "onItsWay", held.next as "nextAvailableAt"
    from stores
    cross join lateral (
      select coalesce(-sum(minor), 0) as minor from ledger_entries
      where account = 'seller' and store_id = stores.id and currency = stores.currency) as owed
    cross join lateral (
      select coalesce(sum(minor), 0) as minor, min(available_at) filter (where minor <> 0) as next
      from (
        select available_at, -sum(minor) as minor
        from sale_releases
        join ledger_postings using (parcel_id)
        join ledger_entries on posting_id = ledger_postings.id and account = 'seller'
          and ledger_entries.store_id = stores.id and ledger_entries.currency = stores.currency
        where sale_releases.store_id = stores.id and available_at > ${now.toISOString()}
        group by parcel_id, available_at) as parcels) as held
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
