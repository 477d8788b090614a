import { type SQL, sql } from 'drizzle-orm'

/**
 * Parcels of a store that were not sent and of which everything was refunded, with or without the delivery: there is nothing
 * to pack, they wait to be cancelled.
 */
export function refundedUnsent(storeId: string): SQL {
  return sql`select parcels.id from parcels
    join parcel_refunds on parcel_refunds.parcel_id = parcels.id
    join refunds on refunds.id = parcel_refunds.refund_id and refunds.state <> 'failed'
    cross join lateral (
      select sum((line ->> 'quantity')::int) as units from jsonb_array_elements(parcel_refunds.lines) as line) as named
    where parcels.store_id = ${storeId} and parcels.state in ('new', 'packed')
    group by parcels.id having sum(refunds.amount_minor) >= parcels.items_minor + parcels.delivery_minor
      or sum(named.units) >= (select sum(quantity) from order_lines where parcel_id = parcels.id)`
}

/** Of one parcel: `back`, what goes back in the buyer's currency, and `units`, those that refunds name. */
export function refundedOf(parcelId: SQL): SQL {
  return sql`select coalesce(sum(refunds.amount_minor), 0) as back, coalesce(sum(named.units), 0)::int as units
    from parcel_refunds join refunds on refunds.id = parcel_refunds.refund_id and refunds.state <> 'failed'
    cross join lateral (
      select sum((line ->> 'quantity')::int) as units from jsonb_array_elements(parcel_refunds.lines) as line) as named
    where parcel_refunds.parcel_id = ${parcelId}`
}
