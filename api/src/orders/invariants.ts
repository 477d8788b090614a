import { sql } from 'drizzle-orm'
import { workedUntil } from '../platform/messaging/worked-until.ts'
import type { Invariant } from '../platform/module.ts'
import { refundInvariants } from './refunds/refund-invariants.ts'
import { ledgerInvariants } from './settlement/ledger-invariants.ts'
import { settlementInvariants } from './settlement/settlement-invariants.ts'

export const invariants: readonly Invariant[] = [
  ...settlementInvariants,
  ...refundInvariants,
  ...ledgerInvariants,
  {
    id: 'orders.sums',
    says: 'What an order asks for is the sum of its parcels, to the minor unit',
    query: sql`
      select orders.id, orders.number from orders
      left join parcels on parcels.order_id = orders.id
      group by orders.id
      having orders.items_minor is distinct from sum(parcels.items_minor)
        or orders.delivery_minor is distinct from sum(parcels.delivery_minor)`,
  },
  {
    id: 'orders.parcel-sums',
    says: 'A parcel is the sum of its lines, in the currency of the shopper and in that of the store',
    query: sql`
      select parcels.id, parcels.number from parcels
      left join order_lines on order_lines.parcel_id = parcels.id and order_lines.order_id = parcels.order_id
      group by parcels.id
      having parcels.items_minor is distinct from sum(order_lines.line_minor)
        or parcels.items_store_minor is distinct from sum(order_lines.line_store_minor)`,
  },
  {
    id: 'orders.typed-prices',
    says: 'Where a line keeps the price that its store typed, the store earns less of a unit than that',
    query: sql`select id, typed_store_minor, unit_store_minor from order_lines where typed_store_minor <= unit_store_minor`,
  },
  {
    id: 'orders.one-per-cart',
    says: 'A cart is ordered if and only if there is an order of it',
    query: sql`
      select carts.id, carts.state from carts
      left join orders on orders.cart_id = carts.id
      where (carts.state = 'ordered') <> (orders.id is not null)`,
  },
  {
    id: 'orders.holds',
    says: 'An order that waits for its payment holds exactly its lines; one that was paid has them sold; one that ended unpaid holds none',
    query: sql`
      with asked as (
        select order_id, variant_id, sum(quantity) as quantity from order_lines group by order_id, variant_id
      )
      select orders.id, orders.number, orders.state, variant_id, holds.state as hold
      from orders
      join asked on asked.order_id = orders.id
      left join holds using (order_id, variant_id)
      where case
        when orders.state = 'awaiting_payment'
          then holds.state is distinct from 'active' or holds.quantity is distinct from asked.quantity
        when orders.paid_at is not null
          then holds.state is distinct from 'sold' or holds.quantity is distinct from asked.quantity
        else holds.state = 'active'
      end
      union all
      select order_id, '', '', variant_id, state from holds
      where not exists (select from asked where asked.order_id = holds.order_id and asked.variant_id = holds.variant_id)`,
  },
  {
    id: 'orders.expire',
    says: 'No order waits for its payment long after its time is over',
    query: sql`
      select id, number, held_until from orders
      where state = 'awaiting_payment' and held_until < ${workedUntil} - interval '15 minutes'
        and not exists (select from payments where payments.order_id = orders.id and payments.state = 'paid')`,
  },
  {
    id: 'orders.completed',
    says: 'A completed order has no open parcel, and no parcel moves before the order is paid',
    query: sql`
      select orders.id, orders.number, parcels.number as parcel from orders
      join parcels on parcels.order_id = orders.id
      where (orders.state = 'completed' and parcels.state not in ('delivered', 'cancelled', 'returned'))
        or (orders.paid_at is null) <> (parcels.state = 'waiting')
        or parcels.placed_at <> orders.placed_at`,
  },
]
