import { sql } from 'drizzle-orm'
import { workedUntil } from '../../platform/messaging/worked-until.ts'
import type { Invariant } from '../../platform/module.ts'

/** The movement that a posting made on the matching accounts. */
const moved = (account: string) => sql`
  (select coalesce(sum(minor), 0) from ledger_entries where posting_id = posting.id and ${sql.raw(account)})`

/** Orders and the books, as two modules see the same money. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    id: 'orders.sold-once',
    says: 'A parcel is sold in the books if and only if its order is paid: once, for what the buyer paid and the store earns',
    query: sql`
      select parcels.id, parcels.number, posting.id as posting from parcels
      join orders on orders.id = parcels.order_id
      left join ledger_postings as posting on posting.key = 'sale:' || parcels.id
      where (orders.paid_at is null) <> (posting.id is null)
        or (posting.id is not null and (
          posting.store_id <> parcels.store_id
          or ${moved("account = 'buyer' and order_id = orders.id and currency = orders.currency")}
            <> parcels.items_minor + parcels.delivery_minor
          or ${moved("account in ('seller', 'commission') and currency = parcels.store_currency")}
            <> -(parcels.items_store_minor + parcels.delivery_store_minor)))`,
  },
  {
    id: 'orders.refunds-posted',
    says: 'What goes back of a parcel is owed to the buyer again, and borne by store and shop at the rate of the order',
    query: sql`
      select refunds.id, parcels.number, posting.id as posting from parcel_refunds
      join refunds on refunds.id = parcel_refunds.refund_id
      join parcels on parcels.id = parcel_refunds.parcel_id
      left join ledger_postings as posting on posting.key = 'refund:' || refunds.id
      where (posting.id is null and refunds.state <> 'failed')
        or (posting.id is not null and (
          ${moved("account = 'buyer' and currency = refunds.currency")} <> -refunds.amount_minor
          or ${moved("account = 'losses' and currency = refunds.currency")} <> -parcel_refunds.shortfall_minor
          or ${moved("account in ('seller', 'commission') and currency = parcels.store_currency")}
            <> parcel_refunds.store_minor
          or ${moved("account = 'commission'")}
            < (select coalesce(sum((line ->> 'commissionMinor')::bigint), 0) from jsonb_array_elements(lines) as line)))`,
  },
  {
    id: 'orders.commission-returned',
    says: 'No more commission goes back than was taken of a parcel, and all of it with the last of its money',
    query: sql`
      with taken as (
        select parcel_id, -sum(minor) filter (where kind = 'sale') as minor,
          coalesce(sum(minor) filter (where kind <> 'sale'), 0) as back
        from ledger_postings as posting
        join ledger_entries on posting_id = posting.id and account = 'commission'
        left join refunds on refunds.id = posting.refund_id
        where kind in ('sale', 'refund') and refunds.state is distinct from 'failed'
        group by parcel_id),
      gone as (
        select parcel_id, sum(amount_minor + shortfall_minor) as minor
        from parcel_refunds join refunds on refunds.id = refund_id
        where state <> 'failed' group by parcel_id)
      select parcels.id, parcels.number, taken.minor, taken.back from parcels
      join taken on taken.parcel_id = parcels.id
      left join gone on gone.parcel_id = parcels.id
      where taken.back > taken.minor
        or (gone.minor = parcels.items_minor + parcels.delivery_minor and taken.back <> taken.minor)`,
  },
  {
    id: 'orders.shortfalls-posted',
    says: 'What a paid order was short of is the shop’s loss, once, and no other order has such a loss',
    query: sql`
      select orders.id, orders.number, payments.shortfall_minor, posting.id as posting from payments
      join orders on orders.id = payments.order_id
      left join ledger_postings as posting on posting.key = 'shortfall:' || orders.id
      where (payments.shortfall_minor > 0 or posting.id is not null)
        and ((paid_at is not null and payments.shortfall_minor > 0) <> (posting.id is not null)
          or ${moved("account = 'losses' and currency = orders.currency")} <> case when paid_at is null then 0 else payments.shortfall_minor end
          or ${moved("account = 'buyer' and order_id = orders.id and currency = orders.currency")}
            <> case when paid_at is null then 0 else -payments.shortfall_minor end)`,
  },
  {
    id: 'orders.owed-to-buyers',
    says: 'What is owed to a buyer is what came and what the shop bears, less what was sold and what went back, and more by what is on its way back',
    query: sql`
      with due as (
        select order_id, currency, sum(minor) as minor from (
          select payments.order_id, payment_facts.currency, payment_facts.amount_minor as minor from payment_facts
            join payments on payments.id = payment_facts.payment_id
          union all
          select orders.id, orders.currency, shortfall_minor - total_minor from orders
            join payments on payments.order_id = orders.id where paid_at is not null
          union all
          select payments.order_id, refunds.currency, case
              when refunds.state = 'succeeded' and parcel_refunds.refund_id is null then -refunds.amount_minor
              when refunds.state not in ('succeeded', 'failed') and parcel_refunds.refund_id is not null then refunds.amount_minor
              else 0
            end from refunds
            join payments on payments.id = refunds.payment_id
            left join parcel_refunds on parcel_refunds.refund_id = refunds.id) as moves
        group by order_id, currency),
      owed as (
        select order_id, currency, -sum(minor) as minor from ledger_entries
        where account = 'buyer' group by order_id, currency)
      select order_id as id, currency, due.minor as due, owed.minor as owed from due
      full join owed using (order_id, currency)
      where coalesce(due.minor, 0) <> coalesce(owed.minor, 0)
        and not exists (select from payment_facts join payments on payments.id = payment_id
          where payments.order_id = coalesce(due.order_id, owed.order_id) and at > ${workedUntil} - interval '10 minutes')
        and not exists (select from refunds join payments on payments.id = payment_id
          where payments.order_id = coalesce(due.order_id, owed.order_id)
            and coalesce(closed_at, requested_at) > ${workedUntil} - interval '10 minutes')`,
  },
]
