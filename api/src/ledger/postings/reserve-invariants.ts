import { sql } from 'drizzle-orm'
import type { Invariant } from '../../platform/module.ts'

/** What is posted at the same time as a payout may be seen by its run or not: it is taken as whichever leaves more. */
const atOnce = sql.raw("interval '10 minutes'")

/** What a payout could see at most of an entry on its store's account. */
const mayBeSeen = sql`
  posting.at <= last.created_at - ${atOnce}
  or (kind = 'payout' and posting.at <= last.created_at)
  or (kind <> 'payout' and entry.minor < 0 and posting.at <= last.created_at + ${atOnce})`

/** What a parcel that is held, or not released yet, keeps back also where the store owes it, as with cash. */
const mayBeHeld = sql`moved.minor < 0 and (available_at > created_at - ${atOnce} or exists (
  select from sale_holds where sale_holds.parcel_id = moved.parcel_id and opened_at <= created_at + ${atOnce}))`

/** What it left of what was available: below 0 it took what was not. */
const left = sql`sum(moved.minor - case
  when available_at > created_at or (${mayBeHeld}) then moved.minor
  when reserve_until > created_at then div(greatest(moved.minor, 0) * reserve_basis_points, 10000)
  else 0 end)`

export const reserveInvariants: readonly Invariant[] = [
  {
    id: 'ledger.reserves',
    says: 'A reserve has a share and days, and ends as many days after the rest of its parcel is released',
    query: sql`
      select parcel_id as id, available_at, reserve_basis_points, reserve_days, reserve_until from sale_releases
      where reserve_basis_points < 0 or reserve_basis_points > 10000 or reserve_days < 0
        or (reserve_basis_points > 0) <> (reserve_days > 0)
        or (reserve_until is not null) <> (reserve_days > 0)
        or reserve_until <> available_at + make_interval(hours => 24 * reserve_days)`,
  },
  {
    id: 'ledger.payouts-leave-reserves',
    says: 'A store’s last payout left what was not released yet, and the reserves of what was',
    query: sql`
      with last as (
        select distinct on (store_id) id, store_id, currency, reference, created_at from payouts
        order by store_id, created_at desc, id desc),
      moved as (
        select last.id, parcel_id, -sum(entry.minor) as minor from last
        join ledger_entries as entry
          on account = 'seller' and entry.store_id = last.store_id and entry.currency = last.currency
        join ledger_postings as posting on posting.id = entry.posting_id
        where ${mayBeSeen}
        group by last.id, parcel_id)
      select last.id, last.reference, ${left} as available
      from last join moved using (id) left join sale_releases using (parcel_id)
      group by last.id, last.reference
      having ${left} < 0`,
  },
]
