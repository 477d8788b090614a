import { type SQL, sql } from 'drizzle-orm'

/** The day, of UTC, whose carried sums hold a posting. */
export const dayOf = (at: SQL): SQL => sql`(${at} at time zone 'UTC')::date`

/** Returns true for a store whose books are still to be carried as a whole: everything is summed from its postings. */
const isUncarried = (storeId: SQL): SQL => sql`exists (select from uncarried_stores where store_id = ${storeId})`

/**
 * The effect of a posting on its store (a seller's account is credited below 0), and the shop's commission in it: `effect.net`
 * and `effect.commission`, joined to `posted`.
 */
export const effects = (currency: string): SQL => sql`
  cross join lateral (
    select coalesce(-sum(minor) filter (where account = 'seller'), 0) as net,
      coalesce(sum(minor) filter (where account = 'commission'), 0) as commission
    from ledger_entries
    where posting_id = posted.id and currency = ${currency} and account in ('seller', 'commission')) as effect`

/** The amount that the shop owes a store: what is carried, and the postings since. Exact at every moment. */
export const owedTo = (storeId: SQL, currency: SQL): SQL => sql`
  select coalesce(sum(minor), 0) as minor from (
    select minor from carried_balances
      where store_id = ${storeId} and currency = ${currency} and not ${isUncarried(storeId)}
    union all
    select -minor from uncarried_postings join ledger_entries using (posting_id)
      where uncarried_postings.store_id = ${storeId} and account = 'seller' and currency = ${currency}
        and not ${isUncarried(storeId)}
    union all
    select -minor from ledger_entries
      where account = 'seller' and store_id = ${storeId} and currency = ${currency} and ${isUncarried(storeId)}) as parts`

/** Looked up one by one: they are few, which the planner cannot know. */
const notedPosting = sql`
  cross join lateral (select * from ledger_postings where id = uncarried_postings.posting_id limit 1) as posted`

/** What a store earns with the parcel of a row of `sale_releases`, less what went back: summed from its postings. */
export const earnedWithParcel = sql`(
  select coalesce(-sum(ledger_entries.minor), 0) from ledger_postings join ledger_entries on posting_id = ledger_postings.id
  where ledger_postings.parcel_id = sale_releases.parcel_id and account = 'seller')`

type Span = { storeId: string; currency: string; from: SQL; until: SQL }

/**
 * The postings of a store from one moment until before another, as sums: `kind`, `count`, `net` and `commission`, several rows of
 * a kind. Whole days are carried; only the parts of days at both ends, and what is not carried yet, are read one by one.
 */
export function movedWithin({ storeId, currency, from, until }: Span): SQL {
  const firstDay = sql`date_trunc('day', ${from} + interval '1 day' - interval '1 microsecond', 'UTC')`
  const lastDay = sql`date_trunc('day', ${until}, 'UTC')`
  const store = sql`${storeId}::uuid`
  const whole = sql`at >= ${firstDay} and at < ${lastDay}`
  const oneByOne = sql`kind, 1 as count, net, commission`
  return sql`
    select ${oneByOne} from ledger_postings as posted ${effects(currency)}
      where store_id = ${store} and at >= ${from} and at < least(${firstDay}, ${until})
    union all
    select ${oneByOne} from ledger_postings as posted ${effects(currency)}
      where store_id = ${store} and at >= greatest(${lastDay}, least(${firstDay}, ${until})) and at < ${until}
    union all
    select kind, postings, net_minor, commission_minor from carried_days
      where store_id = ${store} and currency = ${currency} and day >= ${dayOf(firstDay)} and day < ${dayOf(lastDay)}
        and not ${isUncarried(store)}
    union all
    select ${oneByOne} from uncarried_postings ${notedPosting} ${effects(currency)}
      where uncarried_postings.store_id = ${store} and ${whole} and not ${isUncarried(store)}
    union all
    select ${oneByOne} from ledger_postings as posted ${effects(currency)}
      where store_id = ${store} and ${whole} and ${isUncarried(store)}`
}
