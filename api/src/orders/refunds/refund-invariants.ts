import { sql } from 'drizzle-orm'
import { queueOf } from '../../platform/messaging/jobs.ts'
import type { Invariant } from '../../platform/module.ts'
import { onRefundSettled } from './on-refund-settled.ts'

/** Units of a line that refunds took out of its parcel before it was sent: on sale again, or kept back. */
const takenOut = sql`
  select coalesce(sum((line ->> 'restocked')::int), 0) as restocked, coalesce(sum((line ->> 'kept')::int), 0) as kept
  from parcel_refunds cross join jsonb_array_elements(parcel_refunds.lines) as line
  where parcel_refunds.parcel_id = order_lines.parcel_id and line ->> 'lineId' = order_lines.id::text`

/** The invariants of refunds, to the buyer and in the store's books. */
export const refundInvariants: readonly Invariant[] = [
  {
    id: 'orders.parcel-refunds',
    says: 'No more goes back of a parcel than was paid for it, in either currency; all of the one is all of the other',
    query: sql`
      with back as (
        select parcel_id, sum(amount_minor) as money, sum(amount_minor + shortfall_minor) as minor,
          sum(store_minor) as store_minor
        from parcel_refunds join refunds on refunds.id = refund_id
        where refunds.state <> 'failed' group by parcel_id
      )
      select parcels.id, number, back.minor, back.store_minor from parcels join back on back.parcel_id = parcels.id
      where back.minor > items_minor + delivery_minor
        or back.money > items_minor + delivery_minor - shortfall_minor or back.store_minor > items_store_minor + delivery_store_minor
        or (back.minor = items_minor + delivery_minor
          and back.store_minor <> items_store_minor + delivery_store_minor)`,
  },
  {
    id: 'orders.line-refunds',
    says: 'No line gives back more than was frozen for it; where only lines were refunded, all of its units give back all of it',
    query: sql`
      with named as (
        select parcel_id, (line ->> 'lineId')::uuid as line_id, (line ->> 'quantity')::int as quantity,
          (line ->> 'storeMinor')::bigint as store_minor, (line ->> 'commissionMinor')::bigint as commission_minor
        from parcel_refunds join refunds on refunds.id = refund_id
        cross join jsonb_array_elements(lines) as line where refunds.state <> 'failed'),
      back as (
        select parcel_id, line_id, sum(quantity) as quantity, sum(store_minor) as store_minor,
          sum(commission_minor) as commission_minor,
          count(*) = count(store_minor) and not exists (
            select from parcel_refunds as free where free.parcel_id = named.parcel_id and lines = '[]') as is_exact
        from named group by parcel_id, line_id)
      select back.line_id as id, parcels.number, back.store_minor, back.commission_minor from back
      join parcels on parcels.id = back.parcel_id
      left join order_lines on order_lines.id = back.line_id and order_lines.parcel_id = back.parcel_id
      left join line_commissions on line_commissions.order_line_id = back.line_id
      where order_lines.id is null or back.quantity > order_lines.quantity
        or back.store_minor > line_store_minor
        or back.commission_minor > coalesce(line_commissions.commission_minor, 0)
        or (is_exact and back.quantity = order_lines.quantity
          and (back.store_minor, back.commission_minor)
            is distinct from (line_store_minor, coalesce(line_commissions.commission_minor, 0)))`,
  },
  {
    id: 'orders.refunded',
    says: 'An order is refunded when all that was paid of its total is back, and partly refunded only when some is, once it was told',
    query: sql`
      select orders.id, orders.number, orders.state, back.minor from orders
      join payments on payments.order_id = orders.id
      left join (
        select refunds.payment_id, sum(refunds.amount_minor) as minor from refunds
        join parcel_refunds on parcel_refunds.refund_id = refunds.id
        where refunds.state = 'succeeded' group by refunds.payment_id
      ) back on back.payment_id = payments.id
      where ((orders.state = 'refunded' and orders.paid_at is not null and coalesce(back.minor, 0) < total_minor - shortfall_minor)
          or (orders.state = 'partly_refunded' and coalesce(back.minor, 0) not between 1 and total_minor - shortfall_minor - 1))
        and not exists (
          select from pgboss.job where name = ${queueOf(onRefundSettled)} and job.state < 'completed'
            and data ->> 'orderId' = orders.id::text)`,
  },
  {
    id: 'orders.surplus',
    says: 'Of a paid order only what came beyond its total goes back beside its parcels, and does where that was decided',
    query: sql`
      select orders.id, orders.number, captured_minor - amount_minor as surplus, back.minor from orders
      join payments on payments.order_id = orders.id
      left join (
        select refunds.payment_id, count(*) as asked,
          coalesce(sum(refunds.amount_minor) filter (where refunds.state <> 'failed'), 0) as minor
        from refunds
        join payment_facts on payment_facts.id = refunds.fact_id and payment_facts.is_capture
        left join parcel_refunds on parcel_refunds.refund_id = refunds.id
        where parcel_refunds.refund_id is null group by refunds.payment_id
      ) back on back.payment_id = payments.id
      where paid_at is not null
        and (back.minor > greatest(0, captured_minor - amount_minor)
          or (captured_minor > amount_minor and decision in ('attach', 'refund') and back.asked is null))`,
  },
  {
    id: 'orders.cancelled-goods-return',
    says: 'What a store gave up is back on its shelf, once, but for what it kept back',
    query: sql`
      select parcels.id, parcels.number, variants.sku from parcels
      join order_lines on order_lines.parcel_id = parcels.id
      join variants on variants.id = order_lines.variant_id
      cross join lateral (${takenOut}) as taken
      where parcels.state = 'cancelled' and order_lines.quantity - taken.restocked - taken.kept is distinct from
        (select coalesce(sum(quantity), 0) from stock_movements
          where stock_movements.order_id = parcels.order_id and stock_movements.variant_id = variants.id
            and stock_movements.kind = 'returned')`,
  },
  {
    id: 'orders.refunded-goods-return',
    says: 'What a refund put on sale again is back on the shelf, once, and no more than was sold',
    query: sql`
      select order_lines.id, variants.sku, taken.restocked, taken.kept from order_lines
      join variants on variants.id = order_lines.variant_id
      cross join lateral (${takenOut}) as taken
      cross join lateral (
        select coalesce(sum(stock_movements.quantity), 0) as returned from parcels
        join stock_movements on stock_movements.order_id = parcels.order_id
          and stock_movements.variant_id = variants.id and stock_movements.kind = 'returned'
        where parcels.id = order_lines.parcel_id
      ) as with_parcel
      where taken.restocked + taken.kept + with_parcel.returned > order_lines.quantity or taken.restocked is distinct from
        (select coalesce(sum(stock_movements.quantity), 0) from parcel_refunds
          join stock_movements on stock_movements.refund_id = parcel_refunds.refund_id
            and stock_movements.variant_id = variants.id
          where parcel_refunds.parcel_id = order_lines.parcel_id)`,
  },
]
