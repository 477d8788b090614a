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

/**
 * What the shop owes stores in their currencies, by their ids, from the entries themselves. What a parcel brought is
 * pending until the parcel is released, and what was taken back of it with it; everything else is available.
 * @param of Which stores, as a condition on `stores`.
 */
export async function readBalances(
  db: Queryable,
  { of, now }: { of: SQL; now: Date },
): Promise<ReadonlyMap<string, StoreBalance>> {
  const { rows } = await db.execute<Row>(sql`
    with owed as (
      select stores.id as store_id, available_at > ${now.toISOString()} as is_pending, available_at, -sum(minor) as minor
      from stores
      join ledger_postings on ledger_postings.store_id = stores.id
      join ledger_entries on ledger_entries.posting_id = ledger_postings.id
        and account = 'seller' and ledger_entries.currency = stores.currency
      left join sale_releases using (parcel_id)
      where ${of}
      group by stores.id, parcel_id, available_at)
    select stores.id as "storeId", stores.currency,
      coalesce(sum(minor) filter (where is_pending), 0) as pending,
      coalesce(sum(minor) filter (where is_pending is not true), 0) as available,
      (select coalesce(sum(payouts.minor), 0) from payouts where payouts.store_id = stores.id
        and payouts.currency = stores.currency and payouts.state in ('requested', 'sent')) as "onItsWay",
      min(available_at) filter (where is_pending and minor <> 0) as "nextAvailableAt"
    from stores left join owed on owed.store_id = stores.id
    where ${of}
    group by stores.id`)
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
