import { sql } from 'drizzle-orm'
import { queueOf } from '../platform/messaging/jobs.ts'
import { workedUntil } from '../platform/messaging/worked-until.ts'
import type { Invariant } from '../platform/module.ts'
import { onDisputeChanged } from './reactions/on-dispute-changed.ts'
import { onRefundSettled } from './reactions/on-refund-settled.ts'
import { liveStates } from './request-states.ts'

const isLive = sql`requests.state in (${sql.join(
  liveStates.map((state) => sql`${state}`),
  sql`, `,
)})`
/** False while the end of a refund is not followed yet. */
const isFollowed = sql`not exists (
  select from pgboss.job where name = ${queueOf(onRefundSettled)} and job.state < 'completed'
    and data ->> 'orderId' = requests.order_id::text)`

/** False while the news of a dispute is not followed yet. */
const isDisputeFollowed = sql`not exists (
  select from pgboss.job where name = ${queueOf(onDisputeChanged)} and job.state < 'completed'
    and data ->> 'orderId' = requests.order_id::text)`

export const invariants: readonly Invariant[] = [
  {
    id: 'requests.units',
    says: 'No more units of a line are refunded and asked for than were bought',
    query: sql`
      with refunded as (
        select parcel_refunds.refund_id, (line ->> 'lineId')::uuid as line_id, (line ->> 'quantity')::int as units
        from parcel_refunds join refunds on refunds.id = parcel_refunds.refund_id
        cross join jsonb_array_elements(parcel_refunds.lines) as line where refunds.state = 'succeeded'),
      claimed as (
        select order_line_id as line_id, min(requests.id::text) as id,
          sum(quantity - coalesce((select units from refunded
            where refunded.refund_id = requests.refund_id and refunded.line_id = order_line_id), 0)) as units
        from request_lines join requests on requests.id = request_id
        where ${isLive} and ${isFollowed} group by order_line_id)
      select claimed.id, order_lines.id as line, claimed.units, order_lines.quantity from claimed
      join order_lines on order_lines.id = claimed.line_id
      where claimed.units + (select coalesce(sum(units), 0) from refunded where refunded.line_id = claimed.line_id)
        > order_lines.quantity`,
  },
  {
    id: 'requests.worth',
    says: 'A request is worth the price of its units, and what was offered for them is no more',
    query: sql`
      select requests.id, requests.number, worth_minor, part_minor from requests
      where worth_minor is distinct from (
          select sum(request_lines.quantity * order_lines.unit_minor) from request_lines
          join order_lines on order_lines.id = order_line_id where request_id = requests.id)
        or part_minor > worth_minor`,
  },
  {
    id: 'requests.holds',
    says: 'The money of a paid parcel is held back as long as one of its requests is open, and no longer',
    query: sql`
      select requests.id, requests.number, requests.state from requests
      left join sale_holds on sale_holds.cause = 'request:' || requests.id and sale_holds.parcel_id = requests.parcel_id
      where ${isLive} is distinct from (sale_holds.parcel_id is not null and sale_holds.closed_at is null)`,
  },
  {
    id: 'requests.replacements',
    says: 'What was sent in place of a request’s goods has left the shelf once, and nothing else has for a request',
    query: sql`
      with sent as (
        select requests.id, variant_id, sum(units) as units from requests
        cross join lateral (
          select key::uuid as line_id, value::int as units from jsonb_each_text(replacement -> 'units')
          union all
          select order_line_id, quantity from request_lines
          where request_id = requests.id and not replacement ? 'units') as line
        join order_lines on order_lines.id = line_id
        join variants on variants.id = variant_id
        where replacement is not null group by requests.id, variant_id),
      taken as (
        select request_id as id, variant_id, -sum(quantity) as units from stock_movements
        where request_id is not null group by request_id, variant_id)
      select coalesce(sent.id, taken.id) as id, sent.units as sent, taken.units as taken from sent
      full join taken on taken.id = sent.id and taken.variant_id = sent.variant_id
      where sent.units is distinct from taken.units`,
  },
  {
    id: 'requests.history',
    says: 'A request is in the state of its newest event, and a closed one has no end',
    query: sql`
      select requests.id, requests.number, requests.state from requests
      where state is distinct from (select to_state from request_events
          where request_id = requests.id order by position desc limit 1)
        or version <> (select max(position) from request_events where request_id = requests.id)
        or (${isLive} = (closed_at is not null)) or (closed_at is not null and due_at is not null)`,
  },
  {
    id: 'requests.silence',
    says: 'An open request has an end, or its money is going back',
    query: sql`
      select requests.id, requests.number, requests.state from requests
      left join refunds on refunds.id = requests.refund_id
      where ${isLive} and due_at is null
        and (refunds.id is null or (refunds.state in ('failed', 'succeeded') and ${isFollowed}
          and refunds.closed_at < ${workedUntil} - interval '10 minutes'))`,
  },
  {
    id: 'requests.disputed',
    says: 'While a bank disputes an order’s payment nobody is asked for it, unless the money is going back already',
    query: sql`
      select requests.id, requests.number, requests.state from requests
      left join refunds on refunds.id = requests.refund_id
      where ${isLive} and ${isDisputeFollowed} and ${isFollowed} and coalesce(refunds.state = 'failed', true)
        and exists (select from disputes where disputes.order_id = requests.order_id
          and disputes.state in ('needs_response', 'under_review'))`,
  },
]
