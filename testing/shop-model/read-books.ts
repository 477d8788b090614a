import type { OrderState, ParcelState } from '@makola/contract/orders/orders.ts'
import type { RefundState } from '@makola/contract/orders/refunds.ts'
import { sql } from 'drizzle-orm'
import type { World } from './world.ts'

/** `restocked` and `kept`: units that refunds took out of its parcel before it was sent. */
type Line = {
  id: string
  parcelId: string
  orderId: string
  variantId: string
  quantity: number
  restocked: number
  kept: number
}

/** The database's view of one run's goods, orders and money. */
export type Books = {
  variants: { id: string; onHand: number; held: number }[]
  orders: {
    id: string
    state: OrderState
    paidAt: string | null
    decision: string | null
  }[]
  /** Orders that ended without money, or were paid, in the order in which that happened. */
  turns: { id: string; orderId: string; kind: 'expired' | 'paid' }[]
  parcels: { id: string; orderId: string; state: ParcelState }[]
  /** Units that stores sent in place of others. */
  replaced: { variantId: string; units: number }[]
  lines: Line[]
  attempts: { reference: string; state: string; orderId: string }[]
  facts: {
    id: string
    orderId: string
    reference: string
    amountMinor: number
    currency: string
    isCapture: boolean
    decision: string
  }[]
  refunds: {
    id: string
    factId: string
    amountMinor: number
    state: RefundState
    byHand: string | null
    /** Null: not a part of a parcel's price. */
    parcelId: string | null
    /** The lost dispute behind it: no provider was asked. */
    disputeId: string | null
    isCash: boolean
    requestedAt: string
  }[]
  /** Lost ones only. */
  losses: { factId: string; bookedAt: string; amountMinor: number }[]
  /** Money of parcels that is held back now. */
  holds: { parcelId: string; cause: string }[]
  /** The sandbox's refunds, by its own books. */
  sentBack: { key: string; reference: string; amountMinor: number }[]
}

/** Reads them in one statement: as they are at one moment. */
export async function readBooks({ shop, variantIds }: World): Promise<Books> {
  const { rows } = await shop.database.execute<{ books: Books }>(sql`
    with mine as (select distinct order_id as id from order_lines where variant_id = any(${sql.param(variantIds)}::uuid[])),
    tries as (
      select payment_attempts.*, order_id from payment_attempts
      join payments on payments.id = payment_id where order_id in (select id from mine)),
    money as (
      select payment_facts.*, order_id, reference from payment_facts join tries on tries.id = attempt_id)
    select json_build_object(
      'variants', (select json_agg(json_build_object('id', id, 'onHand', on_hand, 'held', held)) from variants
        where id = any(${sql.param(variantIds)}::uuid[])),
      'orders', (select json_agg(json_build_object('id', id, 'state', state, 'paidAt', paid_at,
        'decision', decision)) from orders where id in (select id from mine)),
      'turns', (select json_agg(json_build_object('id', id, 'orderId', order_id, 'kind', kind) order by id)
        from order_events where kind in ('expired', 'paid') and order_id in (select id from mine)),
      'parcels', (select json_agg(json_build_object('id', id, 'orderId', order_id, 'state', state) order by number)
        from parcels where order_id in (select id from mine)),
      'replaced', (select json_agg(json_build_object('variantId', variant_id, 'units', value::int))
        from requests cross join lateral jsonb_each_text(replacement -> 'units')
        join order_lines on order_lines.id = key::uuid
        where replacement is not null and requests.order_id in (select id from mine)),
      'lines', (select json_agg(json_build_object('id', id, 'parcelId', parcel_id, 'orderId', order_id,
        'variantId', variant_id, 'quantity', quantity, 'restocked', taken.restocked, 'kept', taken.kept))
        from order_lines cross join lateral (
          select coalesce(sum((line ->> 'restocked')::int), 0) as restocked,
            coalesce(sum((line ->> 'kept')::int), 0) as kept
          from parcel_refunds cross join jsonb_array_elements(parcel_refunds.lines) as line
          where parcel_refunds.parcel_id = order_lines.parcel_id and line ->> 'lineId' = order_lines.id::text) as taken
        where order_id in (select id from mine)),
      'attempts', (select json_agg(json_build_object('reference', reference, 'state', state, 'orderId', order_id)) from tries),
      'facts', (select json_agg(json_build_object('id', id, 'orderId', order_id, 'reference', reference,
        'amountMinor', amount_minor, 'currency', currency, 'isCapture', is_capture, 'decision', decision)) from money),
      'refunds', (select json_agg(json_build_object('id', id, 'factId', fact_id, 'amountMinor', amount_minor,
        'state', state, 'byHand', by_hand, 'parcelId', parcel_id,
        'disputeId', dispute_id, 'requestedAt', requested_at,
        'isCash', provider_refund_id ~ '^(cash|owed)-')) from refunds
        left join parcel_refunds on refund_id = id where fact_id in (select id from money)),
      'losses', (select json_agg(json_build_object('factId', fact_id, 'bookedAt', loss_booked_at, 'amountMinor', amount_minor)) from disputes
        where loss_booked_at is not null and fact_id in (select id from money)),
      'holds', (select json_agg(json_build_object('parcelId', parcel_id, 'cause', cause)) from sale_holds
        where closed_at is null and parcel_id in (select id from parcels where order_id in (select id from mine))),
      'sentBack', (select json_agg(json_build_object('key', key, 'reference', reference, 'amountMinor', amount_minor))
        from sandbox_refunds where "end" = 'succeeded' and reference in (select reference from tries))
    ) as books`)
  const books = rows[0]?.books
  if (!books) throw new Error('The database keeps no books')
  return Object.fromEntries(Object.entries(books).map(([name, kept]) => [name, kept ?? []])) as unknown as Books
}
