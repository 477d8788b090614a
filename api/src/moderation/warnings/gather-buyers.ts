import { sql } from 'drizzle-orm'
import { orderLines, orders, parcels } from '../../orders/tables.ts'
import { emit, on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { buyersToWarn, buyerToWarn } from '../events.ts'
import { type TakedownRow, takedowns, warnedBuyers } from '../tables.ts'

const mostAtOnce = 1_000

/**
 * Notes who bought a product in the six months before its takedown, each address once, and has each of them told. Interrupted, it goes
 * on with those who are not noted yet.
 */
export const onBuyersToWarn = on(
  buyersToWarn,
  'gather-buyers',
  async (platform, { takedownId, at }) => {
    const [takedown] = await platform.database
      .select()
      .from(takedowns)
      .where(sql`${takedowns.id} = ${takedownId} and ${takedowns.restoredAt} is null`)
    if (!takedown) return
    while ((await noteBuyers(platform, takedown, at)) === mostAtOnce);
  },
  { isAlone: true },
)

/** Returns how many were noted. Whoever asked to be forgotten, or left no address, is not told. */
function noteBuyers(platform: Platform, { id, storeId, productId, countries, at }: TakedownRow, toldAt: string) {
  const before = at.toISOString()
  const isThere = countries === null ? sql`true` : sql`${orders.countryCode} = any(${sql.param(countries)}::text[])`
  return transact(platform, async (tx) => {
    const { rows } = await tx.execute<{ orderId: string }>(sql`
      insert into ${warnedBuyers} (takedown_id, order_id)
      select distinct on (lower(${orders.email})) ${id}::uuid, ${orders.id}
      from ${parcels}
      join ${orderLines} on ${orderLines.parcelId} = ${parcels.id} and ${orderLines.productId} = ${productId}
      join ${orders} on ${orders.id} = ${parcels.orderId}
      where ${parcels.storeId} = ${storeId} and ${parcels.state} not in ('waiting', 'cancelled')
        and ${parcels.placedAt} between ${before}::timestamptz - interval '6 months' and ${before}
        and ${orders.paidAt} is not null and ${orders.email} is not null and ${orders.removalAskedAt} is null and ${isThere}
        and lower(${orders.email}) not in (
          select lower(known.email) from ${warnedBuyers} join orders as known on known.id = order_id
          where takedown_id = ${id} and known.email is not null)
      order by lower(${orders.email}), ${parcels.placedAt} desc
      limit ${mostAtOnce}
      on conflict do nothing
      returning order_id as "orderId"`)
    for (const { orderId } of rows) emit(tx, buyerToWarn, { takedownId: id, orderId, at: toldAt })
    return rows.length
  })
}
