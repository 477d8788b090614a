import { sql } from 'drizzle-orm'
import { workedUntil } from '../platform/messaging/worked-until.ts'
import type { Invariant } from '../platform/module.ts'
import { disputeInvariants } from './disputes/dispute-invariants.ts'
import { earnedWithParcel } from './postings/carried-sums.ts'
import { grossMinor, movedBy, refundedBy } from './postings/carry-books.ts'
import { reserveInvariants } from './postings/reserve-invariants.ts'

/** The longest delay of the queue before the books record something. */
const lately = sql`${workedUntil} - interval '10 minutes'`

/** The movement that a posting made on the matching accounts. */
const moved = (account: string) => sql`
  (select coalesce(sum(minor), 0) from ledger_entries where posting_id = posting.id and ${sql.raw(account)})`

export const invariants: readonly Invariant[] = [
  ...disputeInvariants,
  ...reserveInvariants,
  {
    id: 'ledger.balanced',
    says: 'The entries of a posting sum to zero in each currency',
    query: sql`
      select posting_id as id, currency, sum(minor) as minor from ledger_entries
      group by posting_id, currency having sum(minor) <> 0`,
  },
  {
    id: 'ledger.receipts',
    says: 'What a provider took is in the books once: held by it, less its fee, and owed to the buyer',
    query: sql`
      select fact.id, fact.transaction_id, posting.id as posting from payment_facts as fact
      left join ledger_postings as posting on posting.key = 'receipt:' || fact.id
      where (posting.id is null and fact.at < ${lately})
        or (posting.id is not null and (
          ${moved("account = 'clearing' and provider = fact.provider and currency = fact.currency")}
            <> fact.amount_minor - coalesce(fact.fee_minor, 0)
          or ${moved("account = 'buyer' and currency = fact.currency")} <> -fact.amount_minor))
      union all
      select id, key, id from ledger_postings
      where kind = 'receipt' and not exists (select from payment_facts where key = 'receipt:' || payment_facts.id)`,
  },
  {
    id: 'ledger.returns',
    says: 'What went back is in the books once: no longer held by the provider, nor owed to the buyer',
    query: sql`
      select refunds.id, refunds.state, posting.id as posting from refunds
      join payment_facts as fact on fact.id = refunds.fact_id
      left join ledger_postings as posting on posting.key = 'returned:' || refunds.id
      where (posting.id is null and refunds.state = 'succeeded' and refunds.closed_at < ${lately})
        or (posting.id is not null and (refunds.state not in ('succeeded', 'failed')
          or ${moved("(account = 'disputes' and refunds.dispute_id is not null or account = 'clearing' and provider = fact.provider and refunds.dispute_id is null) and currency = refunds.currency")}
            <> -refunds.amount_minor
          or ${moved("account = 'buyer' and currency = refunds.currency")} <> refunds.amount_minor))`,
  },
  {
    id: 'ledger.clearing',
    says: 'What a provider holds is what it took, less its fees, what went back and what it sent; cash lies with the stores',
    query: sql`
      with told as (
        select provider, currency, sum(minor) as minor from (
          select provider, currency, amount_minor - coalesce(fee_minor, 0) as minor from payment_facts
            where exists (select from ledger_postings where key = 'receipt:' || payment_facts.id)
          union all
          select provider, refunds.currency, -refunds.amount_minor from refunds
            join payment_facts on payment_facts.id = refunds.fact_id
            where refunds.dispute_id is null
              and exists (select from ledger_postings where key = 'returned:' || refunds.id)
              and not exists (select from ledger_postings where key = 'refund-failed:' || refunds.id)
          union all
          select disputes.provider, ledger_entries.currency, minor from disputes
            join ledger_postings on dispute_id = disputes.id and kind in ('dispute-funds', 'dispute-fee')
            join ledger_entries on posting_id = ledger_postings.id and account = 'clearing'
          union all
          select via, payouts.currency, -coalesce(fee_minor, 0) - case state when 'paid' then minor else 0 end
            from payouts join payout_runs on payout_runs.id = run_id
            where via <> 'by-hand' and paid_at is not null) as moves
        group by provider, currency),
      held as (
        select provider, currency, sum(minor) as minor from ledger_entries
        join ledger_postings on ledger_postings.id = posting_id
        where account = 'clearing' and kind not in ('cash', 'cash-returned')
        group by provider, currency)
      select provider as id, currency, told.minor as told, held.minor as held from told
      full join held using (provider, currency)
      where coalesce(told.minor, 0) <> coalesce(held.minor, 0)`,
  },
  {
    id: 'ledger.failed-refunds',
    says: 'A refund that failed has moved nothing in the end',
    query: sql`
      select refunds.id, account, sum(minor) as minor from refunds
      join ledger_postings on ledger_postings.refund_id = refunds.id
      join ledger_entries on posting_id = ledger_postings.id
      where refunds.state = 'failed' and refunds.closed_at < ${lately}
      group by refunds.id, account, provider, ledger_entries.currency having sum(minor) <> 0`,
  },
  {
    id: 'ledger.commissions',
    says: 'The commission of a sale is the sum of that of its lines',
    query: sql`
      select posting.id, posting.parcel_number from ledger_postings as posting
      where kind = 'sale' and -${moved("account = 'commission'")} <>
        (select coalesce(sum(commission_minor), 0) from line_commissions where posting_id = posting.id)`,
  },
  {
    id: 'ledger.releases',
    says: 'What was sold with a parcel becomes available at some time',
    query: sql`
      select id, parcel_number from ledger_postings
      where kind = 'sale' and not exists (select from sale_releases where parcel_id = ledger_postings.parcel_id)`,
  },
  {
    id: 'ledger.payouts',
    says: 'What was paid out to a store is in the books once, and not at all where it failed',
    query: sql`
      select payouts.id, payouts.reference from payouts
      left join ledger_postings as posting on posting.key in ('payout:' || payouts.id, 'payout-failed:' || payouts.id)
      left join ledger_entries as entry on entry.posting_id = posting.id
      group by payouts.id
      having coalesce(sum(entry.minor) filter (where account = 'payouts'), 0)
          <> case state when 'failed' then 0 else -payouts.minor end
        or coalesce(sum(entry.minor) filter (where account = 'seller' and entry.store_id = payouts.store_id
          and entry.currency = payouts.currency), 0) <> case state when 'failed' then 0 else payouts.minor end
      union all
      select id, note from ledger_postings
      where kind = 'payout' and not exists (select from payouts where key = 'payout:' || payouts.id)`,
  },
  {
    id: 'ledger.charges',
    says: 'What a store was charged is in the books once, and nothing of it where it was given back',
    query: sql`
      select charges.id, charges.reason from store_charges as charges
      left join ledger_postings as posting on posting.key in ('charge:' || charges.id, 'charge-reversed:' || charges.id)
      left join ledger_entries as entry on entry.posting_id = posting.id
      group by charges.id
      having coalesce(sum(entry.minor) filter (where account = 'seller' and entry.store_id = charges.store_id
          and entry.currency = charges.currency), 0) <> case when reversed_at is null then charges.minor else 0 end
        or count(distinct posting.id) <> case when reversed_at is null then 1 else 2 end
      union all
      select id, note from ledger_postings
      where kind = 'charge' and not exists (select from store_charges where key = 'charge:' || store_charges.id)`,
  },
  {
    id: 'ledger.transfers',
    says: 'What a provider sent to a store left what it holds once, with its fee, and is there again where it came back',
    query: sql`
      select payouts.id, payouts.reference from payouts
      join payout_runs on payout_runs.id = run_id
      left join ledger_postings as posting
        on posting.key in ('transfer:' || payouts.id, 'transfer-returned:' || payouts.id)
      left join ledger_entries as entry on entry.posting_id = posting.id
      group by payouts.id, via
      having coalesce(sum(entry.minor) filter (where account = 'clearing' and provider = via), 0)
          <> case when via = 'by-hand' or paid_at is null then 0
            else -coalesce(fee_minor, 0) - case state when 'paid' then payouts.minor else 0 end end
        or coalesce(sum(entry.minor) filter (where account = 'payouts'), 0)
          <> case when via <> 'by-hand' and state = 'paid' then payouts.minor else 0 end`,
  },
  {
    id: 'ledger.transfers-are-asked-about',
    says: 'A payout that a provider sends is asked about until its end is known',
    query: sql`
      select payouts.id, payouts.reference from payouts
      join payout_runs on payout_runs.id = run_id
      where via <> 'by-hand' and state in ('requested', 'sent')
        and (next_try_at is null or next_try_at < ${workedUntil} - interval '1 day')`,
  },
  {
    id: 'ledger.carried-days',
    says: 'Carried sums, with the postings that are not carried yet, are what the postings sum to',
    query: sql`
      with told as (
        select store_id, currency, day, kind, sum(postings) as postings, sum(net_minor) as net, sum(commission_minor) as commission
        from (
          select * from carried_days
          union all
          ${movedBy(sql`uncarried_postings join ledger_postings as posted on posted.id = posting_id`)}) as parts
        where not exists (select from uncarried_stores where uncarried_stores.store_id = parts.store_id)
        group by store_id, currency, day, kind),
      moved as (
        select * from (${movedBy(sql`ledger_postings as posted`)}) as sums
        where not exists (select from uncarried_stores where uncarried_stores.store_id = sums.store_id))
      select store_id as id, currency, day, kind, told.net, moved.net_minor as posted from told
      full join moved using (store_id, currency, day, kind)
      where (told.postings, told.net, told.commission)
        is distinct from (moved.postings::numeric, moved.net_minor::numeric, moved.commission_minor::numeric)`,
  },
  {
    id: 'ledger.sold-days',
    says: 'The sales of a store in a day are what it earned by them and the commission on them, and what of them was refunded since',
    query: sql`
      select store_id as id, currency, day, minor, gross, kept.refunded_minor, refunds.refunded_minor as refunded
      from store_sales_days as kept
      full join (
        select store_id, currency, day, ${grossMinor} as gross from carried_days where kind = 'sale' and ${grossMinor} > 0) as carried
        using (store_id, currency, day)
      full join (${refundedBy(sql`(
        select * from ledger_postings
        where not exists (select from uncarried_postings where posting_id = ledger_postings.id)) as posted`)}) as refunds
        using (store_id, currency, day)
      where (coalesce(minor, 0) <> coalesce(gross, 0)
          or coalesce(kept.refunded_minor, 0) <> coalesce(refunds.refunded_minor, 0))
        and store_id not in (select store_id from uncarried_stores)`,
  },
  {
    id: 'ledger.carried-balances',
    says: 'A carried balance is the sum of its days',
    query: sql`
      select store_id as id, currency, minor, net from carried_balances
      full join (select store_id, currency, sum(net_minor) as net from carried_days group by store_id, currency) as days
        using (store_id, currency)
      where minor is distinct from net`,
  },
  {
    id: 'ledger.earned-with-parcels',
    says: 'What a store earns with a parcel is the sum of its postings, less what went back',
    query: sql`
      select parcel_id as id, minor, ${earnedWithParcel} as posted from sale_releases
      where minor <> ${earnedWithParcel}`,
  },
]
