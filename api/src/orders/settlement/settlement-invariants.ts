import { sql } from 'drizzle-orm'
import { workedUntil } from '../../platform/messaging/worked-until.ts'
import type { Invariant } from '../../platform/module.ts'

/** An order can be refunded without having been paid: its money did not match. */
const paidStates = sql.raw("('paid', 'completed', 'partly_refunded')")

/** Orders and their payments, as two modules see the same money. The queue may take a minute or ten. */
export const settlementInvariants: readonly Invariant[] = [
  {
    id: 'orders.paid-by-payment',
    says: 'An order is paid if and only if its payment is, in the same currency and with at least its total, less what the shop bears',
    query: sql`
      select orders.id, orders.number, orders.state, payments.state as payment from orders
      left join payments on payments.order_id = orders.id
      where (orders.paid_at is not null and (payments.state is distinct from 'paid'
          or payments.currency <> orders.currency or payments.captured_minor + payments.shortfall_minor < orders.total_minor))
        or (orders.state in ${paidStates} and orders.paid_at is null)
        or (orders.paid_at is null and orders.decision is null
          and orders.state in ('awaiting_payment', 'expired', 'cancelled') and payments.state = 'paid'
          and payments.settled_at < ${workedUntil} - interval '10 minutes')`,
  },
  {
    id: 'orders.asked-their-total',
    says: 'A payment asks for exactly the total of its order',
    query: sql`
      select orders.id, orders.number from orders
      left join payments on payments.order_id = orders.id
      where payments.id is null or payments.amount_minor <> orders.total_minor or payments.currency <> orders.currency`,
  },
  {
    id: 'orders.shortfalls-shared',
    says: 'What the shop bears of a paid order is shared by its parcels, and no other order has any of it',
    query: sql`
      select orders.id, orders.number, payments.shortfall_minor, sum(parcels.shortfall_minor) as shared from orders
      join payments on payments.order_id = orders.id
      join parcels on parcels.order_id = orders.id
      where payments.shortfall_minor > 0 or parcels.shortfall_minor <> 0
      group by orders.id, payments.id
      having sum(parcels.shortfall_minor) <> case when paid_at is null then 0 else payments.shortfall_minor end`,
  },
  {
    id: 'orders.misfits-are-seen',
    says: 'Money that fits no order is in review, or goes back where other money paid',
    query: sql`
      select orders.id, orders.number from orders
      join payments on payments.order_id = orders.id
      join payment_facts on payment_facts.payment_id = payments.id
      where orders.state in ('awaiting_payment', 'expired', 'cancelled') and orders.paid_at is null
        and orders.decision is null and payment_facts.decision in ('underpaid', 'currency_mismatch')
        and payment_facts.at < ${workedUntil} - interval '10 minutes'
      union all
      select orders.id, orders.number from orders
      join payments on payments.order_id = orders.id
      join payment_facts on payment_facts.payment_id = payments.id
      where orders.paid_at is not null and payment_facts.decision in ('underpaid', 'currency_mismatch')
        and not exists (select from refunds where fact_id = payment_facts.id)
      union all
      select id, number from orders where state = 'review' and state_reason is null`,
  },
]
