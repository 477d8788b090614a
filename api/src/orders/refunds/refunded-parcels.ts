import { type SQL, sql } from 'drizzle-orm'

/** Units that a refund takes out of its parcel; for a failed refund, only those taken out already. */
const unitsNamed = sql`
  select sum(case when refunds.state = 'failed'
      then coalesce((line ->> 'restocked')::int, 0) + coalesce((line ->> 'kept')::int, 0)
      else (line ->> 'quantity')::int end) as units
  from jsonb_array_elements(parcel_refunds.lines) as line`

/** The refunded amount; failed refunds count as 0. */
const moneyBack = sql`sum(refunds.amount_minor) filter (where refunds.state <> 'failed')`

/** Unsent parcels of a store that were refunded in full, with or without the delivery: nothing to pack, only to cancel. */
export function refundedUnsent(storeId: string): SQL {
  return sql`select parcels.id from parcels
    join parcel_refunds on parcel_refunds.parcel_id = parcels.id
    join refunds on refunds.id = parcel_refunds.refund_id
    cross join lateral (${unitsNamed}) as named
    where parcels.store_id = ${storeId} and parcels.state in ('new', 'packed')
    group by parcels.id having ${moneyBack} >= parcels.items_minor + parcels.delivery_minor
      or sum(named.units) >= (select sum(quantity) from order_lines where parcel_id = parcels.id)`
}

/** For one parcel: `back`, the refunded amount in the buyer's currency, and `units`, those named by refunds. */
export function refundedOf(parcelId: SQL): SQL {
  return sql`select coalesce(${moneyBack}, 0) as back, coalesce(sum(named.units), 0)::int as units
    from parcel_refunds join refunds on refunds.id = parcel_refunds.refund_id
    cross join lateral (${unitsNamed}) as named
    where parcel_refunds.parcel_id = ${parcelId}`
}
